import { currencyOf, type Currency } from '../../domain/money/currency';
import type { RootState } from '../create-store';

/** The page's language, which server texts come in. */
export const selectLanguage = (state: RootState): string => state.config.language;

/** The country that decides whether prices name their currency: the host's word, else the account's. [MNY-23] */
export const selectCountry = (state: RootState): string | null =>
  state.config.country ?? (state.session.status === 'known' ? state.session.account.country : null);

export const selectRoutes = (state: RootState) => state.config.routes;
export const selectAccount = (state: RootState) => state.session.account;
export const selectCurrency = (state: RootState): Currency => currencyOf(state.cart.currency);
export const selectPreferences = (state: RootState) => state.preferences;
