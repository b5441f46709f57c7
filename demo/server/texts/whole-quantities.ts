import { MAX_QUANTITY } from '../../../src/domain/cart/quantity';
import { formatNumber } from '../../../src/i18n/format';
import type { Language } from './language';
import { sayIn } from './texts';

/** Says which quantities a cart, a quote and an order take. */
export const wholeQuantities = (language: Language): string =>
  sayIn(language)('whole_quantities', { max: formatNumber(MAX_QUANTITY, language) });
