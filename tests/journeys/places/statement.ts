import { readStatement } from '../../../src/contract/statement';
import { asJson } from '../levels/visit';
import { chargedOn, cycleOf, toldOf } from '../model/account';
import { writeDay, type DayNumber } from '../model/days';
import type { Statement } from '../model/statement';
import { CHANGES, type Place, type Said, type Scene } from './place';

const isTold = ({ visit, account }: Scene): boolean =>
  visit.id > 0 && visit.cell.kind !== 'reseller' && account.cart.planId !== null;

const lineOf = (one: { kind: string; source: string; id: number; amount: number; days: number; ofDays: number }) =>
  [one.kind, one.source, one.id, one.amount, one.days, one.ofDays].join(' ');

/** Converts a statement of the model to compared values. */
export const saidOf = (told: Statement, on: DayNumber): Said => ({
  lines: told.lines.map(lineOf).toSorted(),
  credit: told.credit,
  'before tax': told.subtotal,
  tax: told.tax,
  'due now': told.total,
  'next invoice': told.next,
  'every period': told.recurring,
  carried: told.carried,
  'taken on': writeDay(on),
  'renews on': writeDay(told.period.endsOn),
});

/** Reads a statement of the wire with the product's reader. */
export const readSaid = (body: unknown): Said => {
  const told = readStatement(body);
  if (!told) return {};
  return {
    lines: told.lines.map(lineOf).toSorted(),
    credit: told.credit,
    'before tax': told.subtotal,
    tax: told.tax?.amount ?? null,
    'due now': told.total,
    'next invoice': told.next,
    'every period': told.recurring,
    carried: told.carried,
    'taken on': told.dueAt,
    'renews on': told.renewsOn,
  };
};

const expected = ({ account, level }: Scene): Said => {
  const { cart } = account;
  return saidOf(toldOf(account, cart, level.time.now, cycleOf(account, cart)), chargedOn(account, level.time.now));
};

/** The statement of the stored cart. */
export const statement: Place = {
  name: 'statement of the cart',
  after: [...CHANGES, 'move', 'refund'],
  isThere: isTold,
  expected,
  shown: async ({ visit }) => readSaid(await visit.read('/cart/data')),
};

/** The statement of an upgrade to the stored cart. */
export const upgrade: Place = {
  name: 'upgrade',
  after: [...CHANGES, 'move', 'refund'],
  // An account on a legacy plan has to migrate first.
  isThere: (scene) => isTold(scene) && scene.account.earlier === null,
  expected,
  shown: async ({ visit }) => {
    const body = await visit.read('/manage/ui/account/subscription/upgrade/message');
    return readSaid({ ...body, statement: asJson(body['statement']) });
  },
};
