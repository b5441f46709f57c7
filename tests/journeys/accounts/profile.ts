import type { Profile } from '../../../demo/server/member';
import type { Cell } from './cells';

/** A card that an account comes with. */
export const cardOf = (country: string, memberId: number): NonNullable<Profile['billing_info']> => ({
  type: 1,
  first_name: 'Robin',
  member_id: memberId,
  country,
});

/** What an account comes with. Subscriptions are ordered by the history itself, so that nothing about them is taken for granted. */
export function profileOf({ kind, currency, country }: Cell, memberId: number): Profile {
  const base = { country, currency, is_primary: 1 } as const;
  if (kind === 'reseller') return { ...base, is_indirect: 1, supported_payment_methods: [] };
  return { ...base, supported_payment_methods: [1, 2, 3, 4], billing_info: cardOf(country, memberId) };
}
