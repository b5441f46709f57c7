import type { Profile } from '../../../demo/server/model/member';
import type { Earlier } from '../../../demo/server/seeds/earlier';
import { written } from '../../../demo/server/core/money';
import { writeDay } from '../model/days';
import type { Cell } from './cells';
import type { CameWith } from './came-with';

/** Builds the stored card of an account. */
export const cardOnFile = (country: string, memberId: number): NonNullable<Profile['billing_info']> => ({
  type: 1,
  first_name: 'Robin',
  member_id: memberId,
  country,
});

/** The wire fields of a legacy subscription, which is paid for but cannot be changed. */
const EARLIER_PLAN = { kind: 1, state: -1 } as const;

const earlierPlan = ({ planId, code, items, cycle, perMonth, startsOn, endsOn }: CameWith, { currency }: Cell) =>
  ({
    is_legacy: 1,
    legacy_cost: written(perMonth, currency),
    subscription: {
      plan_id: planId,
      plan_code: code,
      module_ids: items,
      timeframe: cycle,
      current_period_started_at: writeDay(startsOn),
      current_period_ends_at: writeDay(endsOn),
      ...EARLIER_PLAN,
    },
  }) as const;

/** Returns the items of a legacy contract in the form of the backend. */
export const contractOf = ({ contract }: CameWith, { currency }: Cell): readonly Earlier[] =>
  contract.map(({ title, perMonth, becomes }) => ({ title, price: written(perMonth, currency), becomes }));

/** Builds the profile of a new account. Only legacy plans are preset; the history orders other subscriptions itself, to test that too. */
export function profileOf(cell: Cell, memberId: number, came: CameWith | null): Profile {
  const { kind, currency, country } = cell;
  const base = { country, currency, is_primary: 1, ...(came && earlierPlan(came, cell)) } as const;
  if (kind === 'reseller') return { ...base, is_indirect: 1, supported_payment_methods: [] };
  if (kind === 'store') return { ...base, is_mobile_subscription: 1, supported_payment_methods: [] };
  return { ...base, supported_payment_methods: [1, 2, 3, 4], billing_info: cardOnFile(country, memberId) };
}
