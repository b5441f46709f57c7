import { createSelector } from '@reduxjs/toolkit';
import { currencyOf, type Currency } from '../../domain/money/currency';
import type { RootState } from '../state';
import type { ReadScope } from '../resources/catalogue';

/** The language and currency that server data comes in. */
export const selectReadScope = createSelector(
  [(state: RootState) => state.config.language, (state: RootState) => state.config.currency],
  (language, currency): ReadScope => ({ language, currency }),
);

/**
 * The country that decides whether prices name their currency: the host's word, else the account's. Until the session has
 * answered, the browser's own region stands in, so that prices do not change under the reader's eyes. [MNY-23]
 */
export function selectCountry({ config, session }: RootState): string | null {
  if (config.country) return config.country;
  if (session.status === 'known') return session.account.country;
  return session.status === 'unknown' ? config.countryHint : null;
}

export const selectRoutes = (state: RootState) => state.config.routes;
export const selectCurrency = (state: RootState): Currency => currencyOf(state.cart.currency);
export const selectPreferences = (state: RootState) => state.preferences;

/** Where the server is, as an absolute address: what addresses in its replies are relative to. */
export const selectServer = ({ config }: RootState): string => new URL(config.api || '/', document.baseURI).href;
