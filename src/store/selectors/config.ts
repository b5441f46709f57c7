import { createSelector } from '@reduxjs/toolkit';
import { localisedPath } from '../../domain/routes/localised-path';
import { currencyOf, type Currency } from '../../domain/money/currency';
import type { RootState } from '../state';
import type { ReadScope } from '../resources/catalogue';

/**
 * Returns the language and currency for reads. A configured currency is for visitors: a member sees the currency of their bills, because
 * another sum than the one shown would be charged. Without a configured one the server chooses. [docs/decisions/0013]
 */
export const selectReadScope = createSelector(
  [
    (state: RootState) => state.config.language,
    ({ config, session }: RootState) => config.currency && (session.account.billedIn ?? config.currency),
  ],
  (language, currency): ReadScope => ({ language, currency }),
);

/**
 * Returns the country that decides if prices name their currency: from the host page, else from the account. Until the session is
 * known it falls back to the browser's region, so that prices do not change while the visitor reads. [MNY-23]
 */
export function selectCountry({ config, session }: RootState): string | null {
  if (config.country) return config.country;
  if (session.status === 'known') return session.account.country;
  return session.status === 'unknown' ? config.countryHint : null;
}

/** Returns the routes in the language of the page's paths. [I18-07] */
export const selectRoutes = createSelector(
  [(state: RootState) => state.config.routes, (state: RootState) => state.config.pathLanguage],
  (routes, language) =>
    Object.fromEntries(
      Object.entries(routes).map(([name, address]) => [name, localisedPath(address, language)]),
    ) as typeof routes,
);

/** Returns a function that writes another address than a route in the language of the page's paths. [I18-07] */
export const selectLocalise = createSelector(
  (state: RootState) => state.config.pathLanguage,
  (language) =>
    (address: string): string =>
      localisedPath(address, language),
);
export const selectCurrency = (state: RootState): Currency => currencyOf(state.cart.currency);

/** Returns what decides how an amount is written, beside the language. @param of defaults to the cart's currency [MNY-19, MNY-23] */
export const selectMoneyLook = createSelector(
  [(state: RootState, of: Currency | undefined) => of ?? selectCurrency(state), selectCountry],
  (currency, country) => ({ currency, country }),
);

export const selectPreferences = (state: RootState) => state.preferences;

/** Returns the absolute base URL of the server, to resolve addresses in its replies. */
export const selectServer = ({ config }: RootState): string => new URL(config.api || '/', document.baseURI).href;
