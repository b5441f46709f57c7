import { emit } from '../bus/bus';
import type { AppStore } from '../store/state';
import { selectCartDetail } from '../store/selectors/cart';

/** Raises `waybill-cart-change` from the page when the cart in the store changes. An initial cart raises it only if it is not empty. */
export function startBridge(store: AppStore, page: Document): void {
  let told = JSON.stringify(selectCartDetail(store.getState()));
  store.subscribe(() => {
    const detail = selectCartDetail(store.getState());
    const now = JSON.stringify(detail);
    if (now === told) return;
    told = now;
    emit(page, 'cart-change', detail);
  });
}
