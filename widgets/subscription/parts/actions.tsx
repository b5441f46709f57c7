import { useId } from 'react';
import { useSelector } from 'react-redux';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import { currencyOf } from '../../../src/domain/money/currency';
import { SHOPIFY } from '../../../src/domain/billing/standing';
import { standingOf } from '../../../src/domain/subscription/standing';
import { nextStep, upgradeRefusal } from '../../../src/domain/cart/next-step';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { useRoute } from '../../../src/hooks/use-route';
import { useUpgrade } from '../../../src/hooks/use-upgrade';
import { selectCart, selectIsChangePackage } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { refusalText } from '../../../src/store/selectors/refusal';
import { Button } from '../../../src/ui/button';
import type { PlanPanelProps } from './plan-panel';

const loadResume = () => import('./resume');

/** Renders the next step, or the reason why it is disabled, and the link to the packages. [ACC-07, ACC-19, UPG-09, UPG-19] */
export function Actions({ info, isPending }: PlanPanelProps) {
  const { t } = useT('subscription');
  const id = useId();
  const packages = useRoute('packages');
  const cartPage = useRoute('cartReview');
  const account = useSelector(selectAccount);
  const cart = useSelector(selectCart);
  const step = nextStep(account, cart);
  const standing = standingOf(account);
  const refusal = upgradeRefusal(account, isPending);
  // An account that has to migrate gets the migration button instead, so no reason is shown.
  const reason = refusal === 'migration' ? null : refusalText(refusal);
  const { text, suffix } = useLabel(info, step);
  const isNew = account.subscription === null && !account.isSubscribed;
  const isPaused = step === 'resume' && !reason;
  const { part: resume } = useLazyPart(loadResume, step === 'resume' || standing === 'paused');

  const link = (kind?: 'primary') => (
    <Button kind={kind} {...packages}>
      {t(isNew || standing === 'canceled' ? 'subscription.choose' : 'subscription.change')}
    </Button>
  );
  const buttons = () => {
    if (refusal === 'shopify')
      return (
        <Button kind="primary" href={SHOPIFY} target="_blank">
          {t('subscription.open_shopify')}
        </Button>
      );
    if (isPaused) return link();
    if (step === 'check-out' && !reason)
      return (
        <>
          <Button kind="primary" {...cartPage}>
            {t('subscription.to_cart')}
          </Button>
          {link()}
        </>
      );
    if (!reason && (step === 'choose' || refusal)) return link(standing === 'paused' ? undefined : 'primary');
    return (
      <>
        <UpgradeButton reason={reason ? id : null} suffix={suffix}>
          {text}
        </UpgradeButton>
        {link()}
      </>
    );
  };
  return (
    <div className="sub-actions">
      <div className="cluster">
        {resume && <resume.Resume isPaused={isPaused} />}
        {buttons()}
      </div>
      {reason && (
        <p className="muted sm" id={id}>
          {t(reason.key as TextKey<'subscription'>, reason.vars)}
        </p>
      )}
      {!reason && <InCart />}
      {resume && standing === 'paused' && step !== 'resume' && <resume.WhoResumes />}
    </div>
  );
}

/** Renders which package is in the cart if it differs from the current one. */
function InCart() {
  const { t } = useT('subscription');
  const plan = useCartTitle();
  const isChange = useSelector(selectIsChangePackage);
  return isChange && plan ? <p className="muted sm">{t('subscription.in_cart', { plan })}</p> : null;
}

function useCartTitle(): string {
  const { t } = useT('subscription');
  const { plan } = useSelector(selectCart);
  if (!plan) return '';
  return isCustomSolution(plan) ? t('subscription.custom_plan') : plan.title;
}

/** Returns the label of the button, with the amount that is charged at once. */
function useLabel({ held, currency }: PlanPanelProps['info'], step: ReturnType<typeof nextStep>) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(currency));
  const account = useSelector(selectAccount);
  const isChange = useSelector(selectIsChangePackage);
  const plan = useCartTitle();
  const { plan: cartPlan } = useSelector(selectCart);

  if (step === 'enable') return { text: t('subscription.enable'), suffix: plan };
  if (step === 'reactivate') {
    if (held?.billed == null) return { text: t('subscription.reactivate_plain') };
    return { text: t('subscription.reactivate', { amount: money(held.billed, 'sum').text }) };
  }
  const standing = standingOf(account);
  const isTo = isChange && plan !== '' && standing !== 'trial';
  if (standing === 'canceled' && (!cartPlan || cartPlan.id === held?.planId))
    return { text: t('subscription.keep', { plan: plan || (held?.title ?? '') }) };
  const isOwn = cartPlan?.id === held?.planId;
  if (isTo) return { text: t(isOwn ? 'subscription.change_own' : 'subscription.upgrade_to', { plan }) };
  return { text: t('subscription.upgrade') };
}

interface UpgradeButtonProps {
  /** The id of the sentence that says why the button is disabled. */
  readonly reason: string | null;
  readonly suffix?: string;
  readonly children: string;
}

function UpgradeButton({ reason, suffix, children }: UpgradeButtonProps) {
  const { t } = useT('subscription');
  const { isBusy, start } = useUpgrade();
  return (
    <Button
      kind="primary"
      busy={isBusy}
      disabled={reason !== null}
      describedBy={reason ?? undefined}
      suffix={suffix}
      onClick={start}
    >
      {isBusy ? t('subscription.opening') : children}
    </Button>
  );
}
