import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { assetsPrice } from '../../../src/domain/pricing/totals';
import { yearly } from '../../../src/domain/pricing/yearly';
import { TRIAL_DAYS } from '../../../src/domain/subscription/trial';
import { useT, useLanguage } from '../../../src/i18n/use-t';
import { formatPercent } from '../../../src/i18n/format';
import { usePart } from '../../../src/runtime/use-part';
import { useEmit } from '../../../src/runtime/use-emit';
import { useMoney } from '../../../src/runtime/use-money';
import { useIsAt } from '../../../src/runtime/use-is-at';
import { useOrigin } from '../../../src/runtime/use-origin';
import { usePlanTitle } from '../../../src/runtime/use-plan-title';
import {
  selectBusy,
  selectCart,
  selectCartDetail,
  selectIsChangePackage,
  selectTotals,
  selectUserType,
} from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/selectors/config';
import { checkoutPressed } from '../../../src/store/slices/cart';
import { shareOpened } from '../../../src/store/slices/dialogs';
import { Button } from '../../../src/ui/button';
import { share as shareIcon } from '../../../src/ui/icons';
import { Stub, Sums, Total, type Sum } from '../../../src/ui/stub';

/** What it comes to, and the one button that moves on. A reseller's member sees the item instead of a sum. [PRC-16, PRC-30] */
export function TotalPanel({ children }: { readonly children?: ReactNode }) {
  const { plan } = useSelector(selectCart);
  const title = usePlanTitle(plan);
  const isReseller = useSelector(selectUserType) === 'reseller';
  return (
    <Stub>
      {isReseller ? <p className="strong">{title}</p> : <SumUp />}
      <div className="actions">
        <MoveOn />
        {!isReseller && <Share />}
      </div>
      {!isReseller && plan?.cycle === 'year' && <Billed />}
      {children}
    </Stub>
  );
}

function SumUp() {
  const { t } = useT('cart');
  const language = useLanguage();
  const money = useMoney();
  const { plan } = useSelector(selectCart);
  const {
    totalBundleNonDiscountedPrice: list,
    totalDiscountedPrice,
    totalAdditionalModulesPrice,
    totalPrice,
  } = useSelector(selectTotals);
  const saved = totalDiscountedPrice - list;
  const rows: Sum[] = [];
  if (list > 0) rows.push({ label: t('cart.package_sum'), amount: money(list, 'sum').text });
  if (saved < 0) {
    const percent = formatPercent(plan?.discount ?? 0, language);
    rows.push({ label: t('cart.discount', { percent }), amount: money(saved, 'sum').text, kind: 'discount' });
  }
  const fleet = assetsPrice(plan);
  const addOns = totalAdditionalModulesPrice - fleet;
  if (fleet > 0) rows.push({ label: t('cart.fleet_sum'), amount: money(fleet, 'sum').text });
  if (addOns > 0) rows.push({ label: t('cart.add_ons_sum'), amount: money(addOns, 'sum').text });
  return (
    <>
      <Sums rows={rows} />
      <Total label={t('cart.total')} note={t('cart.total_period')} amount={money(totalPrice, 'sum').text} />
    </>
  );
}

const loadTerms = () => import('./trial-terms');

/** Registration for a visitor, checkout for a member, and only where the cart would change anything. [PRC-27] */
function MoveOn() {
  const { t } = useT('cart');
  const emit = useEmit();
  const origin = useOrigin();
  const dispatch = useDispatch();
  const type = useSelector(selectUserType);
  const detail = useSelector(selectCartDetail);
  const isBusy = useSelector(selectBusy) !== null;
  const isChange = useSelector(selectIsChangePackage);
  const { isReadOnly } = useSelector(selectAccount);
  const isVisitor = type === 'visitor';
  const isPossible = isVisitor || (isChange && !isReadOnly);
  // The form of the page is the way on.
  const isThere = useIsAt('register') && isVisitor;
  const { part: terms } = usePart(loadTerms, isThere);

  const moveOn = () => {
    const { planId, total, currency } = detail;
    if (isVisitor || emit('checkout-request', { planId, total, currency })) dispatch(checkoutPressed({ origin }));
  };
  return (
    <>
      {!isThere && (
        <Button
          kind="primary"
          size="lg"
          block
          busy={isBusy}
          disabled={!isPossible}
          describedBy={isPossible ? undefined : 'why'}
          onClick={moveOn}
        >
          {t(isVisitor ? 'cart.register' : 'cart.checkout')}
        </Button>
      )}
      {isVisitor && <p className="muted sm">{t('cart.trial_note', { count: TRIAL_DAYS })}</p>}
      {terms && <terms.TrialTerms />}
      {!isPossible && (
        <p className="muted sm" id="why">
          {t(isReadOnly ? 'cart.read_only' : 'cart.no_change')}
        </p>
      )}
    </>
  );
}

/** The page's own way, else the form that is opened for it. [PRC-31] */
function Share() {
  const { t } = useT('cart');
  const origin = useOrigin();
  const dispatch = useDispatch();
  return (
    <slot name="share">
      <Button block icon={shareIcon} onClick={() => dispatch(shareOpened({ origin }))}>
        {t('cart.share')}
      </Button>
    </slot>
  );
}

function Billed() {
  const { t } = useT('cart');
  const money = useMoney();
  const { totalPrice } = useSelector(selectTotals);
  return <p className="muted sm">{t('cart.billed_year', { amount: money(yearly(totalPrice), 'sum').text })}</p>;
}
