import { html } from 'hono/html';
import type { ModuleAction } from '../../../src/domain/activation/machine';
import { newLine } from '../../../src/domain/cart/new-line';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { isInForce, type Holding } from '../order/holding';
import { wayOf } from '../order/permission';
import type { Till } from '../order/submit';
import { writerOf } from '../texts/format';
import type { Language } from '../texts/language';
import { strong } from '../texts/strong';
import type { TextKey } from '../texts/texts';
import type { AddOns } from './add-ons';
import { meaningOf, type Meaning } from './meaning';
import { dueFor } from './purchase';

/** What switching an add-on comes to before anything is done. [API-18, API-52, ACT-03 … ACT-06] */
export type Confirmation =
  | { readonly status: 200; readonly html: string; readonly add_on_codes: readonly string[] }
  /** Nothing to be asked. [A31] */
  | { readonly status: 201 }
  | { readonly status: 404 | 406; readonly message: string; readonly messages: readonly string[] };

type Possible = Extract<Meaning, { kind: 'possible' }>;

const TEXTS = {
  activate: { own: 'activate', also: 'activated_too' },
  deactivate: { own: 'deactivate', also: 'deactivated_too' },
} as const satisfies Record<ModuleAction, Record<string, TextKey>>;

/** Carries nothing out: the process call does. What costs nothing and takes nothing along needs no question. */
export function confirmModule(
  till: Till,
  holding: Holding | null,
  addOns: AddOns,
  wish: { readonly id: number | null; readonly action: ModuleAction },
  language: Language,
): Confirmation {
  const { say } = writerOf(language, till.currency.code);
  const meaning = meaningOf(till, holding, addOns, wish, say);
  if (meaning.kind === 'refused') {
    const { status, messages } = meaning;
    return { status, messages, message: messages[0] ?? '' };
  }
  const { all, unpaid } = meaning;
  if (wish.action === 'activate' && all.length === 1 && unpaid.length === 0) return { status: 201 };
  const codes = unpaid.map(({ code }) => code);
  return { status: 200, html: question(till, holding, addOns, meaning, wish.action, language), add_on_codes: codes };
}

function question(
  till: Till,
  holding: Holding | null,
  addOns: AddOns,
  meaning: Possible,
  action: ModuleAction,
  language: Language,
): string {
  const { say, amount, day } = writerOf(language, till.currency.code);
  const { module, all, unpaid } = meaning;
  const others = all.filter(({ id }) => id !== module.id);
  const money = (): string => {
    if (wayOf(till.member.profile) === 'reseller') return unpaid.length > 0 ? say('reseller_billed') : '';
    const trial = addOns.tried.find(({ moduleId }) => moduleId === module.id);
    if (trial) return say('free_until', { date: day(trial.endsOn) });
    if (!isInForce(holding)) return '';
    const date = day(holding.period.endsOn);
    if (action === 'deactivate') return say('not_renewed', { date });
    if (unpaid.length === 0) return say('nothing_due');
    const monthly = unpaid.reduce((sum, one) => sum + linePrice(newLine(one)), 0);
    const due = strong(amount(dueFor(till, holding, unpaid).due));
    return say('due_for', { amount: due, date, monthly: amount(monthly) });
  };
  const { own, also } = TEXTS[action];
  const paragraphs = [`<p>${say(own, { name: strong(module.title) })}</p>`];
  if (others.length > 0) {
    const items = others.map(({ title }) => `${html`<li>${title}</li>`}`).join('');
    paragraphs.push(`<p>${say(also)}</p><ul>${items}</ul>`);
  }
  const sum = money();
  return [...paragraphs, ...(sum ? [`<p>${sum}</p>`] : [])].join('');
}
