import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useElement } from '../../../src/element/context';
import { addSheets } from '../../../src/element/sheets';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import {
  selectCart,
  selectCartCount,
  selectNotice,
  selectTotals,
  selectUserType,
} from '../../../src/store/selectors/cart';
import { Badge } from '../../../src/ui/badge';
import { Drawer, drawerCss } from '../../../src/ui/drawer';
import { EdgeBar, edgeBarCss } from '../../../src/ui/edge-bar';
import { Icon } from '../../../src/ui/icon';
import { cartIcon } from '../../../src/ui/icons';

const SHEETS = [edgeBarCss, drawerCss];

interface CartBarProps {
  /** The cart in the page's flow, beside which the bar would say the same twice; null if it is only in the drawer. */
  readonly inFlow: HTMLElement | null;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** The cart, rendered in the drawer while it is open. */
  readonly children: ReactNode;
}

/**
 * Renders the bar with count, total and the way to the cart, which opens in a drawer. An empty cart
 * has no bar, unless there is something to undo or to read in it. [LAY-02]
 */
export function CartBar({ inFlow, open, onToggle, children }: CartBarProps) {
  const { t } = useT('cart');
  const { host, state } = useElement();
  const money = useMoney();
  const [hasFocus, setFocus] = useState(false);
  const { plan } = useSelector(selectCart);
  const count = useSelector(selectCartCount);
  const { totalPrice, oneTimeTotal } = useSelector(selectTotals);
  const isOnce = totalPrice === 0 && oneTimeTotal > 0;
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { notice } = useSelector(selectNotice);
  const isSeen = useIsSeen(inFlow);
  const isShown = open || hasFocus || ((count > 0 || notice !== null) && !isSeen);

  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);
  useEffect(() => {
    state('bar', isShown);
    return () => state('bar', false);
  }, [state, isShown]);

  // Closes on navigation, because a host page with its own router changes the page behind the drawer.
  const leave = useEffectEvent(() => onToggle(false));
  useEffect(() => {
    const { ownerDocument } = host;
    const left = () => leave();
    ownerDocument.addEventListener('waybill-navigate', left);
    return () => ownerDocument.removeEventListener('waybill-navigate', left);
  }, [host]);

  return (
    <>
      {isShown && (
        <EdgeBar
          open={open}
          onOpen={() => {
            // Keeps the button, which gets the focus back, also if the cart is emptied in the drawer.
            setFocus(true);
            onToggle(true);
          }}
          onFocus={(isFocused) => {
            if (!open) setFocus(isFocused);
          }}
        >
          <Icon shape={cartIcon} />
          <span className={count > 0 ? 'vh' : undefined}>{t('cart.title')}</span>
          <Badge count={count} label={t('cart.count', { count })} />
          {plan && !isReseller && (
            <span className="edge-bar-sum">
              <span>{money(isOnce ? oneTimeTotal : totalPrice, 'sum').text}</span>{' '}
              <span className="sm">{t(isOnce ? 'common.once' : 'common.per_month')}</span>
            </span>
          )}
          <span className="edge-bar-go">{t('cart.review')}</span>
        </EdgeBar>
      )}
      {open && (
        <Drawer label={t('cart.title')} closeLabel={t('common.close')} onClose={() => onToggle(false)}>
          {children}
        </Drawer>
      )}
    </>
  );
}

/** px of the cart at an edge of the window that do not count as in view. */
const STRIP = 64;

/** Returns whether a part of the element is in the window; false without an element. */
function useIsSeen(element: HTMLElement | null): boolean {
  const [isSeen, see] = useState(true);
  useEffect(() => {
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => see(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `-${STRIP}px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return element !== null && isSeen;
}
