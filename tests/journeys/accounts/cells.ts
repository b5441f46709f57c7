import type { Standing } from '../../../src/domain/subscription/standing';
import type { UserType } from '../../../src/domain/subscription/types';
import { CURRENCIES, type Currency } from '../model/money';

/** The kind of account at the start of a history. */
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

/** The kinds of account by standing. The type makes a new standing an error here until a kind covers it. */
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

/** Tax rates by country, in hundredths of a percent. */
export const TAX = { US: 0, GB: 2000, FR: 2000, DE: 1900, ES: 2100, CH: 810 } as const;
export type Country = keyof typeof TAX;

/** An account to be tested: its kind, currency and country of taxation. */
export interface Cell {
  readonly kind: Kind;
  readonly currency: Currency;
  readonly country: Country;
}

const COUNTRIES = Object.keys(TAX) as Country[];
const taxed = COUNTRIES.filter((country) => TAX[country] > 0);
const KINDS: readonly Kind[] = [...new Set([...Object.values(BY_USER_TYPE), ...Object.values(BY_STANDING)].flat())];

/** Tells whether the history starts as a visitor; a trial begins as a visitor who registers. */
export const isVisitor = ({ kind }: Cell): boolean => kind === 'visitor' || kind === 'trial';

/** Excludes visitors in taxed countries, because visitors see prices before tax. */
const isLegal = ({ kind, country }: Cell): boolean => kind !== 'visitor' || TAX[country] === 0;

/** All combinations of kind and currency, with and without tax. */
export const CELLS: readonly Cell[] = KINDS.flatMap((kind) =>
  CURRENCIES.flatMap((currency, n): readonly Cell[] => [
    { kind, currency, country: 'US' },
    { kind, currency, country: taxed[n % taxed.length] ?? 'GB' },
  ]),
).filter(isLegal);

/** Returns the tax rate on our invoices; a reseller's member is not taxed by us. */
export const taxRateOf = ({ kind, country }: Cell): number => (kind === 'reseller' ? 0 : TAX[country]);
