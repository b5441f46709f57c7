import type { Standing } from '../../../src/domain/subscription/standing';
import type { UserType } from '../../../src/domain/subscription/types';
import { CURRENCIES, type Currency } from '../model/money';

/** What somebody is when a history begins. */
export type Kind =
  | 'visitor'
  | 'unsubscribed'
  | 'monthly'
  | 'yearly'
  | 'custom'
  | 'trial'
  | 'reseller'
  | 'past due'
  | 'declined'
  | 'canceled'
  | 'paused'
  | 'expired'
  | 'earlier'
  | 'earlier yearly'
  | 'earlier custom'
  | 'contract'
  | 'store';

/** Which kinds of account stand so. A standing or a user type that the product learns is missing here until it is covered. */
export const BY_STANDING: Readonly<Record<Standing, readonly Kind[]>> = {
  none: ['unsubscribed', 'declined'],
  trial: ['trial'],
  active: ['monthly', 'yearly', 'custom', 'past due'],
  earlier: ['earlier', 'earlier yearly', 'earlier custom', 'contract', 'store'],
  canceled: ['canceled'],
  paused: ['paused'],
  expired: ['expired'],
};
export const BY_USER_TYPE: Readonly<Record<UserType, readonly Kind[]>> = {
  visitor: ['visitor', 'trial'],
  member: ['unsubscribed', 'declined', 'expired'],
  subscriber: [
    'monthly',
    'yearly',
    'custom',
    'past due',
    'canceled',
    'paused',
    'earlier',
    'earlier yearly',
    'earlier custom',
    'contract',
    'store',
  ],
  reseller: ['reseller'],
};

/** Rates of tax by country, hundredths of a percent. */
export const TAX = { US: 0, GB: 2000, FR: 2000, DE: 1900, ES: 2100, CH: 810 } as const;
export type Country = keyof typeof TAX;

/** An account to be tried: its kind, what it pays in, and where it is taxed. */
export interface Cell {
  readonly kind: Kind;
  readonly currency: Currency;
  readonly country: Country;
}

const COUNTRIES = Object.keys(TAX) as Country[];
const taxed = COUNTRIES.filter((country) => TAX[country] > 0);
const KINDS: readonly Kind[] = [...new Set([...Object.values(BY_USER_TYPE), ...Object.values(BY_STANDING)].flat())];

/** Who begins as a visitor; a trial is what becomes of one who registers. */
export const isVisitor = ({ kind }: Cell): boolean => kind === 'visitor' || kind === 'trial';

/** Somebody who stays a visitor has no country that is taxed: prices are shown before tax. */
const isLegal = ({ kind, country }: Cell): boolean => kind !== 'visitor' || TAX[country] === 0;

/** Each kind in each currency, with tax and without. */
export const CELLS: readonly Cell[] = KINDS.flatMap((kind) =>
  CURRENCIES.flatMap((currency, n): readonly Cell[] => [
    { kind, currency, country: 'US' },
    { kind, currency, country: taxed[n % taxed.length] ?? 'GB' },
  ]),
).filter(isLegal);

/** What is added to the bills of an account; whom a reseller bills is not taxed by us. */
export const taxRateOf = ({ kind, country }: Cell): number => (kind === 'reseller' ? 0 : TAX[country]);
