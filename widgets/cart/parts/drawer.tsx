import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useElement } from '../../../src/element/context';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { selectCart, selectCartCount, selectTotals, selectUserType } from '../../../src/store/selectors/cart';
import { Badge } from '../../../src/ui/badge';
import { Drawer } from '../../../src/ui/drawer';
import { Icon } from '../../../src/ui/icon';
import { cartIcon } from '../../../src/ui/icons';

/** Renders the cart as a drawer, with a button at the edge of the window that shows its count and total. [LAY-02] */
export function CartDrawer({ children }: { readonly children: ReactNode }) {
  const { t } = useT('cart');
  const { host, state } = useElement();
  const money = useMoney();
  const [isOpen, open] = useState(false);
  const { plan } = useSelector(selectCart);
  const count = useSelector(selectCartCount);
  const { totalPrice } = useSelector(selectTotals);
  const isReseller = useSelector(selectUserType) === 'reseller';

  useEffect(() => {
    state('drawer', true);
    return () => state('drawer', false);
  }, [state]);

  // Closes on navigation, because a host page with its own router changes the page behind the drawer.
  const leave = useEffectEvent(() => open(false));
  useEffect(() => {
    const { ownerDocument } = host;
    const left = () => leave();
    ownerDocument.addEventListener('waybill-navigate', left);
    return () => ownerDocument.removeEventListener('waybill-navigate', left);
  }, [host]);

  return (
    <Drawer
      label={t('cart.title')}
      closeLabel={t('common.close')}
      open={isOpen}
      onToggle={open}
      button={
        <>
          <Icon shape={cartIcon} />
          {t('cart.title')}
          <Badge count={count} label={t('cart.count', { count })} />
          {plan && !isReseller && <span className="drawer-total">{money(totalPrice, 'sum').text}</span>}
        </>
      }
    >
      {children}
    </Drawer>
  );
}
