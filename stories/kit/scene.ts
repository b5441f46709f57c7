import { memberOf } from '../../demo/sample/account';
import type { CurrencyCode } from '../../src/domain/money/currency';
import type { CartSeed } from './cart';
import type { Scenario } from './page';

/** The value of a tool that leaves a story as it is written. */
export const AS_WRITTEN = 'story';

/** A country in which each currency is used. */
export const COUNTRIES: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US',
  EUR: 'FR',
  GBP: 'GB',
  CHF: 'CH',
  JPY: 'JP',
  PHP: 'PH',
};

/** Carts that the toolbar offers, by the ids of the reference catalogue. */
export const CARTS: Readonly<Record<string, { readonly title: string; readonly cart: CartSeed | null }>> = {
  empty: { title: 'Empty', cart: null },
  package: { title: 'A package', cart: { plan: 8 } },
  filled: {
    title: 'A package and add-ons',
    cart: { plan: 8, selected: ['optimization-for-trucks'], addOns: [106, 141, 182] },
  },
  custom: { title: 'Add-ons alone', cart: { addOns: [101, 171, 172] } },
};

type Globals = Readonly<Record<string, unknown>>;

/** The tools that change who looks at a story, and what is in the cart. */
export const TOOLS_OF_SCENE = ['account', 'currency', 'cart'] as const;

/** Returns a key that differs for each choice of account, currency and cart. */
export const sceneKey = (globals: Globals): string => TOOLS_OF_SCENE.map((name) => String(globals[name])).join(' ');

const chosen = (globals: Globals, name: string): string | undefined => {
  const value = globals[name];
  return typeof value === 'string' && value !== AS_WRITTEN ? value : undefined;
};

/** Tells whether a story is shown to the person, and with the cart, for which it is written. */
export const isAsWritten = (globals: Globals): boolean => TOOLS_OF_SCENE.every((name) => !chosen(globals, name));

/** Returns the page around a story as the toolbar wants it. */
export function sceneOf(page: Scenario, globals: Globals): Scenario {
  const [account, currency, cart] = TOOLS_OF_SCENE.map((name) => chosen(globals, name));
  const code = (Object.keys(COUNTRIES) as CurrencyCode[]).find((one) => one === currency);
  return {
    ...page,
    ...(account && { as: memberOf(account)?.name }),
    ...(code && { currency: code, country: COUNTRIES[code] }),
    ...(cart && { cart: CARTS[cart]?.cart ?? null }),
  };
}
