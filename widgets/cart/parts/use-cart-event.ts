import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { notifyElement } from '../../../src/bus/bus';
import { useElement } from '../../../src/element/context';
import { selectCartDetail } from '../../../src/store/selectors/cart';

/** Raises `waybill-cart-change` for listeners on the cart itself. The cart that it begins with is no change. */
export function useCartEvent(): void {
  const { host } = useElement();
  const detail = useSelector(selectCartDetail);
  const told = useRef(JSON.stringify(detail));
  useEffect(() => {
    const now = JSON.stringify(detail);
    if (now === told.current) return;
    told.current = now;
    notifyElement(host, 'cart-change', detail);
  }, [host, detail]);
}
