import { createSelector } from '@reduxjs/toolkit';
import { ownCycle } from '../../domain/cart/custom-plan';
import { cartCount } from '../../domain/cart/count';
import { withQuantities } from '../../domain/cart/quantity';
import { planLinePrice } from '../../domain/pricing/line-price';
import { cartTotals, type CartTotals } from '../../domain/pricing/totals';
import { isChangePackage } from '../../domain/cart/change-package';
import { cycleNow } from '../../domain/subscription/in-force';
import { userType } from '../../domain/subscription/user-type';
import { toldRecords, type CartSnapshot } from '../cart-snapshot';
import type { RootState } from '../state';
import { selectAccount } from '../slices/session';
import { selectCurrency } from './config';

/** What is shown: the content with the quantities that are still to be written. */
export const selectCart = createSelector(
  [(state: RootState) => state.cart.content, (state: RootState) => state.quantities],
  (content, wanted) => (wanted.length > 0 ? withQuantities(content, wanted) : content),
);
/** Quantities are being changed, and the moment of rest after which they are written has not come yet. */
export const selectIsResting = ({ quantities }: RootState): boolean => quantities.length > 0;
/** Whether a member's cart is still to come: nobody is told that theirs is empty before. */
export const selectReading = ({ cart, session }: RootState): 'now' | 'failed' | null =>
  session.status === 'unknown' ? 'now' : cart.reading;
export const selectBusy = (state: RootState) => state.cart.busy;
export const selectNotice = createSelector([(state: RootState) => state.cart], ({ notice, former }) => ({
  notice,
  canUndo: former !== null,
}));
export const selectCartCount = (state: RootState): number => cartCount(state.cart.content);

/** What the server says that the cart costs, as long as it is the cart that is shown. */
const selectTold = createSelector([(state: RootState) => state.cart.told, selectCart], (told, { plan, lines }) =>
  told?.cart.plan === plan && told.cart.lines === lines ? told.totals : null,
);

/** Whether no sum that is shown is the page's own: the server has told it, or there is none. */
export const selectIsTold = (state: RootState): boolean =>
  selectTold(state) !== null || selectCart(state).plan === null;

/** The totals, in minor units. The server's stand where it names them; the others are computed. [CRT-57 … CRT-60] */
export const selectTotals = createSelector(
  [selectCart, selectCurrency, selectTold],
  (cart, currency, told): CartTotals => ({ ...cartTotals(cart, currency), ...told }),
);

/** An authenticated member's checkout works only for a change of package. [PRC-27, CRT-40, CRT-41] */
export const selectIsChangePackage = createSelector([selectCart, selectAccount], isChangePackage);

/** The cycle that the cart is billed in. */
export const selectCartCycle = createSelector([selectCart, selectAccount], ({ plan }, account) =>
  ownCycle(plan, cycleNow(account)),
);

/** The price of the package in the cart, as every surface writes it. */
export const selectPlanPrice = createSelector(
  [selectCart, selectTotals],
  ({ plan }, totals) => plan && planLinePrice(plan, totals),
);

/** The lines apart: what the plan bundles, and what comes on top. */
export const selectLineGroups = createSelector([selectCart], ({ lines }) => {
  const all = Object.values(lines);
  return {
    bundled: all.filter((line) => line.bundled),
    additional: all.filter((line) => !line.bundled),
  };
});

/** What the page is told of the cart. */
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

/** Everything the cart state is, as one public snapshot. [CRT-63] */
export const selectCartSnapshot = createSelector(
  [(state: RootState) => state.cart, selectCart, selectTotals, selectAccount, selectCurrency, selectIsChangePackage],
  (cart, content, totals, account, currency, isChange): CartSnapshot => ({
    ...toldRecords(content.plan, Object.values(content.lines), account),
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

export const selectUserType = createSelector([selectAccount], userType);
