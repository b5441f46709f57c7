import { html } from 'hono/html';
import type { ModuleAction } from '../../../src/domain/activation/machine';
import type { Module } from '../../../src/domain/catalogue/types';
import { minorFromText } from '../../../src/domain/money/minor';
import { isInForce, type Holding } from '../subscription/holding';
import { servedBy } from '../account/permission';
import type { AccountContext } from '../account/context';
import type { MemberStatement } from '../order/member-statement';
import { writerOf, type Writer } from '../texts/format';
import type { Language } from '../texts/language';
import { strong } from '../texts/strong';
import type { TextKey } from '../texts/texts';
import type { AddOns } from '../subscription/add-ons';
import { checkSwitch, type SwitchCheck } from './switch-check';
import { offerOf } from './purchase';

/** The answer to the confirmation question before an add-on is switched. [API-18, API-52, ACT-03 … ACT-06] */
export type Confirmation =
  | {
      readonly status: 200;
      readonly html: string;
      readonly add_on_codes: readonly string[];
      /** The cost of the add-ons that have to be bought; absent where none has to be. */
      readonly statement?: MemberStatement;
    }
  /** The add-on can be switched without a confirmation question. [docs/decisions/0053] */
  | { readonly status: 201 }
  | ({ readonly message: string } & Omit<Refused, 'kind'>);

type Refused = Extract<SwitchCheck, { kind: 'refused' }>;
type Possible = Extract<SwitchCheck, { kind: 'possible' }>;

const TEXTS = {
  activate: { own: 'activate', also: 'activated_too' },
  deactivate: { own: 'deactivate', also: 'deactivated_too' },
} as const satisfies Record<ModuleAction, Record<string, TextKey>>;

const AFTER = { month: 'after_month', year: 'after_year' } as const satisfies Record<string, TextKey>;
const NEXT = { month: 'next_bill_month', year: 'next_bill_year' } as const satisfies Record<string, TextKey>;

/**
 * Returns the confirmation question and changes nothing; the process call carries the switch out. A free switch without dependencies needs
 * no question.
 */
export async function confirmModule(
  context: AccountContext,
  holding: Holding | null,
  addOns: AddOns,
  wish: { readonly id: number | null; readonly action: ModuleAction },
  language: Language,
): Promise<Confirmation> {
  const writer = writerOf(language, context.currency.code);
  const meaning = checkSwitch(context, holding, addOns, wish, writer.say);
  if (meaning.kind === 'refused') {
    const { kind: _, ...refused } = meaning;
    return { ...refused, message: refused.messages[0] ?? '' };
  }
  const { all, unpaid } = meaning;
  if (wish.action === 'activate' && all.length === 1 && unpaid.length === 0) return { status: 201 };
  const codes = unpaid.map(({ code }) => code);
  const statement = isInForce(holding) ? (await offerOf(context, holding, unpaid))?.statement : undefined;
  const asked = { context, holding, addOns, meaning, action: wish.action, statement, writer };
  return { status: 200, html: question(asked), add_on_codes: codes, ...(statement && { statement }) };
}

interface Asked {
  readonly context: AccountContext;
  readonly holding: Holding | null;
  readonly addOns: AddOns;
  readonly meaning: Possible;
  readonly action: ModuleAction;
  readonly statement: MemberStatement | undefined;
  readonly writer: Writer;
}

function question(asked: Asked): string {
  const { meaning, action, writer } = asked;
  const { module, all } = meaning;
  const others = all.filter(({ id }) => id !== module.id);
  const { own, also } = TEXTS[action];
  const paragraphs = [`<p>${writer.say(own, { name: strong(writer.words(module.title)) })}</p>`];
  if (others.length > 0) {
    const items = others.map(({ title }) => `${html`<li>${title}</li>`}`).join('');
    paragraphs.push(`<p>${writer.say(also)}</p><ul>${items}</ul>`);
  }
  const sum = moneyOf(asked);
  return [...paragraphs, ...(sum ? [`<p>${sum}</p>`] : [])].join('');
}

function moneyOf({ context, holding, addOns, meaning, action, statement, writer }: Asked): string {
  const { module, unpaid } = meaning;
  const { say, day } = writer;
  if (servedBy(context.member.profile) === 'reseller') return unpaid.length > 0 ? say('reseller_billed') : '';
  const trial = addOns.tried.find(({ moduleId }) => moduleId === module.id);
  if (trial) return say('free_until', { date: day(trial.endsOn) });
  if (holding?.isTrial && action === 'deactivate') return say('not_charged', { date: day(holding.period.endsOn) });
  if (!isInForce(holding)) return '';
  const date = day(holding.period.endsOn);
  if (action === 'deactivate') return say('not_renewed', { date });
  if (!statement) return say('nothing_due');
  return sumsOf(statement, unpaid, date, context, writer);
}

/** Says what is due today and what later invoices cost, from the statement's own sums, so that text, button and invoice agree. [REV-80] */
function sumsOf(
  { total, next, recurring, timeframe, tax_rate: rate }: MemberStatement,
  unpaid: readonly Module[],
  date: string,
  { currency }: AccountContext,
  { say, amount }: Writer,
): string {
  const write = (written = '0'): string => amount(minorFromText(written, currency.decimals));
  const isOnce = unpaid.every(({ charge }) => charge === 'once');
  const today = say(isOnce ? 'due_once' : 'due_for', { amount: strong(write(total)), date });
  const sums = { amount: write(recurring), next: write(next) };
  const after = (): string => {
    if (recurring === undefined) return isOnce ? '' : say('not_renewed', { date });
    return say((next === recurring ? AFTER : NEXT)[timeframe], sums);
  };
  return [today, after(), Number(rate ?? 0) > 0 ? say('tax_in') : ''].filter(Boolean).join(' ');
}
