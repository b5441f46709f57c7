import { createSelector } from '@reduxjs/toolkit';
import { ownCycle } from '../../domain/cart/custom-plan';
import { cartCount } from '../../domain/cart/count';
import { withQuantities } from '../../domain/cart/quantity';
import { planLinePrice } from '../../domain/pricing/line-price';
import { cartTotals, type CartTotals } from '../../domain/pricing/totals';
import { isChangePackage } from '../../domain/cart/change-package';
import { cycleNow } from '../../domain/subscription/in-force';
import { userType } from '../../domain/subscription/user-type';
import { snapshotRecords, type CartSnapshot } from '../cart-snapshot';
import type { RootState } from '../state';
import { selectAccount, selectViewer } from '../slices/session';
import { selectCurrency } from './config';

/** Returns the shown cart: the content with the debounced quantities (optimistic update). */
export const selectCart = createSelector(
  [(state: RootState) => state.cart.content, (state: RootState) => state.quantities],
  (content, wanted) => (wanted.length > 0 ? withQuantities(content, wanted) : content),
);
/** Returns true while quantities wait for their debounce. */
export const selectIsDebouncing = ({ quantities }: RootState): boolean => quantities.length > 0;
/** Returns the loading state of the cart. While a member's cart loads, widgets must not show it as empty. */
export const selectReading = ({ cart, session }: RootState): 'now' | 'failed' | null =>
  session.status === 'unknown' ? 'now' : cart.reading;
export const selectBusy = (state: RootState) => state.cart.busy;
export const selectNotice = createSelector([(state: RootState) => state.cart], ({ notice, former }) => ({
  notice,
  canUndo: former !== null,
}));
export const selectCartCount = (state: RootState): number => cartCount(state.cart.content);

/** Returns the server's totals, as long as they belong to the shown cart. */
const selectServerTotals = createSelector(
  [(state: RootState) => state.cart.serverTotals, selectCart],
  (told, { plan, lines }) => (told?.cart.plan === plan && told.cart.lines === lines ? told.totals : null),
);

/** Returns true if all shown totals come from the server, or the cart is empty. */
export const selectHasServerTotals = (state: RootState): boolean =>
  selectServerTotals(state) !== null || selectCart(state).plan === null;

/** Returns the totals, in minor units. The server's totals take precedence; the page computes the rest. [CRT-57 … CRT-60] */
export const selectTotals = createSelector(
  [selectCart, selectCurrency, selectServerTotals],
  (cart, currency, told): CartTotals => ({ ...cartTotals(cart, currency), ...told }),
);

/** Returns true if the cart changes the package, without which a member cannot check out. [PRC-27, CRT-40, CRT-41] */
export const selectIsChangePackage = createSelector([selectCart, selectAccount], isChangePackage);

/** Returns the billing cycle of the cart. */
export const selectCartCycle = createSelector([selectCart, selectAccount], ({ plan }, account) =>
  ownCycle(plan, cycleNow(account)),
);

/** Returns the price of the package in the cart, as every surface shows it. */
export const selectPlanPrice = createSelector(
  [selectCart, selectTotals],
  ({ plan }, totals) => plan && planLinePrice(plan, totals),
);

/** Splits the lines into those included in the package and add-ons. */
export const selectLineGroups = createSelector([selectCart], ({ lines }) => {
  const all = Object.values(lines);
  return {
    bundled: all.filter((line) => line.bundled),
    additional: all.filter((line) => !line.bundled),
  };
});

/** Returns the cart as events describe it. */
export const selectCartDetail = createSelector(
  [selectCart, selectCartCount, selectTotals, selectCurrency],
  (cart, count, totals, currency) => ({
    planId: cart.plan?.id ?? null,
    moduleIds: Object.keys(cart.lines).map(Number),
    count,
    total: totals.totalPrice,
    oneTimeTotal: totals.oneTimeTotal,
    currency: currency.code,
  }),
);

/** Returns the public snapshot of the whole cart state. [CRT-63] */
export const selectCartSnapshot = createSelector(
  [(state: RootState) => state.cart, selectCart, selectTotals, selectAccount, selectCurrency, selectIsChangePackage],
  (cart, content, totals, account, currency, isChange): CartSnapshot => ({
    ...snapshotRecords(content.plan, Object.values(content.lines), account),
    upsell: content.upsell,
    ...totals,
    currency: currency.code,
    currencySymbol: currency.symbol,
    key: cart.key,
    planReset: content.planReset,
    noRecordFound: content.noRecordFound,
    orderPostStatus: cart.orderPostStatus,
    isChangePackage: isChange,
  }),
);

export const selectUserType = createSelector([selectViewer], userType);
