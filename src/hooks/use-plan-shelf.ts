import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Catalogue } from '../domain/catalogue/types';
import type { Currency } from '../domain/money/currency';
import type { Translate } from '../i18n/keys';
import { useT } from '../i18n/use-t';
import { selectCatalogue, selectCatalogueCurrency } from '../store/selectors/catalogue';
import { useMoney } from './use-money';
import { useRoute } from './use-route';

/** What all packages of a list share: their texts, the catalogue that prices them, and how amounts and links are written. */
export interface PlanShelf {
  readonly t: Translate<'pricing' | 'common'>;
  readonly catalogue: Catalogue;
  readonly currency: Currency;
  readonly money: ReturnType<typeof useMoney>;
  /** The link to the sales team. */
  readonly contact: ReturnType<typeof useRoute>;
}

/**
 * Returns the shelf of a list of packages; it stays the same object until something on it changes. The list reads it once and hands it
 * to its cards, because every card that read texts, prices and routes from the store by itself would keep some 20 subscriptions.
 */
export function usePlanShelf(): PlanShelf {
  const { t } = useT('pricing');
  const catalogue = useSelector(selectCatalogue);
  const currency = useSelector(selectCatalogueCurrency);
  const money = useMoney(currency);
  const contact = useRoute('contact');
  return useMemo(() => ({ t, catalogue, currency, money, contact }), [t, catalogue, currency, money, contact]);
}
