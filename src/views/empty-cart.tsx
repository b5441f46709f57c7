import { useSelector } from 'react-redux';
import { useElement } from '../element/context';
import { useT } from '../i18n/use-t';
import { useRoute } from '../hooks/use-route';
import { selectUserType } from '../store/selectors/cart';
import { Button } from '../ui/button';

const PACKAGES = 'waybill-pricing-table, waybill-plan-comparison';
const ADD_ONS = 'waybill-marketplace-grid, waybill-module-details';

/**
 * Returns what an empty cart says, and the way to something to choose. On a page that sells packages or add-ons the text says what
 * to do there, and nothing leads away.
 */
export function useEmptyCart() {
  const { t } = useT('cart');
  const { ownerDocument } = useElement().host;
  const isVisitor = useSelector(selectUserType) === 'visitor';
  const packages = useRoute(isVisitor ? 'pricing' : 'packages');
  const isHere = (tags: string) => ownerDocument.querySelector(tags) !== null;
  const hint = isHere(PACKAGES) ? t('cart.choose_package') : isHere(ADD_ONS) ? t('cart.choose_add_ons') : null;
  return {
    text: t('cart.empty'),
    hint,
    action: hint ? null : <Button {...packages}>{t('cart.see_packages')}</Button>,
  };
}
