import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { billedOf } from '../../../src/domain/pricing/billed';
import { assetsPrice } from '../../../src/domain/pricing/totals';
import { TRIAL_DAYS } from '../../../src/domain/cart/trial';
import { checkOut } from '../../../src/commands/check-out';
import { shareQuote } from '../../../src/commands/share-quote';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { useMoney } from '../../../src/hooks/use-money';
import { useIsCurrentRoute } from '../../../src/hooks/use-is-current-route';
import { useCommands } from '../../../src/hooks/use-commands';
import { usePlanTitle } from '../../../src/hooks/use-plan-title';
import {
  selectBusy,
  selectCart,
  selectCartCycle,
  selectIsChangePackage,
  selectPlanPrice,
  selectTotals,
  selectUserType,
} from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { Button } from '../../../src/ui/button';
import { shareIcon } from '../../../src/ui/icons';
import { Stub, Sums, Total } from '../../../src/ui/stub';

/** Renders the total and the button to continue. A reseller's member sees the item instead of a sum. [PRC-16, PRC-30] */
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
      {!isReseller && <Billed />}
      {children}
    </Stub>
  );
}

function SumUp() {
  const { t } = useT('cart');
  const money = useMoney();
  const { plan } = useSelector(selectCart);
  const { totalDiscountedPrice, totalAdditionalModulesPrice, totalPrice, oneTimeTotal } = useSelector(selectTotals);
  const sum = (amount: number) => money(amount, 'sum').text;
  const fleet = assetsPrice(plan);
  const rows: readonly (readonly [TextKey<'cart'>, number])[] = [
    ['cart.package_sum', totalDiscountedPrice],
    ['cart.fleet_sum', fleet],
    ['cart.add_ons_sum', totalAdditionalModulesPrice - fleet],
  ];
  return (
    <>
      <Sums rows={rows.flatMap(([label, amount]) => (amount > 0 ? { label: t(label), amount: sum(amount) } : []))} />
      <Total label={t('cart.total')} note={t('cart.total_period')} amount={sum(totalPrice)} />
      {oneTimeTotal > 0 && <Total size="sm" label={t('common.total_once')} amount={sum(oneTimeTotal)} />}
    </>
  );
}

const loadTerms = () => import('./trial-terms');

/** Renders the button to registration (visitor) or checkout (member). Checkout needs a cart that changes something. [PRC-27] */
function MoveOn() {
  const { t } = useT('cart');
  const run = useCommands();
  const type = useSelector(selectUserType);
  const isBusy = useSelector(selectBusy) !== null;
  const isChange = useSelector(selectIsChangePackage);
  const { isReadOnly } = useSelector(selectAccount);
  const isVisitor = type === 'visitor';
  const isPossible = isVisitor || (isChange && !isReadOnly);
  // On the registration page, the host page's own form replaces the button.
  const isThere = useIsCurrentRoute('register') && isVisitor;
  const { part: terms } = useLazyPart(loadTerms, isThere);
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
          onClick={() => run(checkOut)}
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

/** Renders the page's own share control from the slot; the fallback is a button that opens the share form. [PRC-31] */
function Share() {
  const { t } = useT('cart');
  const run = useCommands();
  return (
    <slot name="share">
      <Button block icon={shareIcon} onClick={() => run(shareQuote)}>
        {t('cart.share')}
      </Button>
    </slot>
  );
}

/** Renders the yearly bill and the saving with its cause. */
function Billed() {
  const { t } = useT('cart');
  const money = useMoney();
  const { plan } = useSelector(selectCart);
  const totals = useSelector(selectTotals);
  const price = useSelector(selectPlanPrice);
  const cycle = useSelector(selectCartCycle);
  if (!plan || !price) return null;
  const { amount, saved, cause } = billedOf(plan, totals, cycle);
  const said = { amount: money(amount, 'sum').text, saved: money(saved, 'sum').text };
  const isYearly = cause === 'yearly';
  return (
    <p className="muted sm">
      {cycle === 'year' && <span>{t(isYearly ? 'cart.billed_year_saved' : 'cart.billed_year', said)}</span>}{' '}
      {cause === 'bundle' && <span>{t('cart.bundle_saved', { saved: money(price.saved, 'sum').text })}</span>}
    </p>
  );
}
