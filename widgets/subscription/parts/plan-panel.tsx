import { useId } from 'react';
import { useSelector } from 'react-redux';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { hasToMove } from '../../../src/domain/migration/who';
import { currencyOf } from '../../../src/domain/money/currency';
import { planMonthly, type SubscriptionInfo } from '../../../src/domain/subscription/info';
import { isReseller } from '../../../src/domain/subscription/user-type';
import { standingOf } from '../../../src/domain/subscription/standing';
import { isTrialOver } from '../../../src/domain/cart/trial';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useToday } from '../../../src/hooks/use-now';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { Price } from '../../../src/ui/price';
import { Actions } from './actions';
import { SubscriptionFacts } from './facts';
import { LateMove } from './late-move';
import { StandingPill } from './standing-pill';

export interface PlanPanelProps {
  readonly info: SubscriptionInfo;
  /** A change of the subscription is pending. */
  readonly isPending: boolean;
}

const BILLED = { month: 'subscription.billed_month', year: 'subscription.billed_year' } as const;

/** Returns the note on the account's standing; null if the facts say it all. */
function useNote({ held, currency }: SubscriptionInfo): string | null {
  const { t } = useT('subscription');
  const language = useLanguage();
  const money = useMoney(currencyOf(currency));
  const account = useSelector(selectAccount);
  const today = useToday();
  switch (standingOf(account)) {
    case 'none':
      return t(isReseller(account) ? 'subscription.none_reseller_text' : 'subscription.none_text');
    case 'trial':
      if (isTrialOver(account, today)) return t('subscription.trial_over_text');
      if (held?.nextAmount == null || account.expiresAt === null) return t('subscription.trial_text');
      return t(account.billing?.type == null ? 'subscription.trial_plan_text' : 'subscription.trial_paid_text', {
        amount: money(held.nextAmount, 'sum').text,
        date: formatDay(account.expiresAt, language, 'long'),
      });
    case 'earlier':
      return t(held?.planId === customPlan.id ? 'subscription.earlier_custom_text' : 'subscription.earlier_text');
    case 'canceled':
      return t('subscription.canceled_text');
    case 'paused':
      return t('subscription.paused_text');
    default:
      return null;
  }
}

/** Renders the plan with its price, note, buttons and facts. */
export function PlanPanel({ info, isPending }: PlanPanelProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const id = useId();
  const account = useSelector(selectAccount);
  const isServed = useSelector(selectUserType) === 'reseller';
  const standing = standingOf(account);
  const note = useNote(info);
  const { held } = info;
  const monthly = planMonthly(info);

  const title = () => {
    if (held?.planId === customPlan.id) return t('subscription.custom_plan');
    if (held?.title) return held.title;
    if (account.subscription) return account.subscription.planCode;
    return t(standing === 'trial' ? 'subscription.test_drive' : 'subscription.none_title');
  };
  return (
    <section className="panel" part="plan" aria-labelledby={id}>
      <div className="panel-body sub-plan">
        <div className="sub-main">
          <div className="cluster">
            <h2 className="sub-title" id={id}>
              {title()}
            </h2>
            <StandingPill standing={standing} />
          </div>
          {held && monthly !== null && !isServed && (
            <Price
              size="md"
              amount={money(monthly, 'card')}
              period={t(held.cycle ? BILLED[held.cycle] : 'common.per_month')}
            />
          )}
          {note && <p className="muted">{note}</p>}
          {hasToMove(account) ? <LateMove isPending={isPending} /> : <Actions info={info} isPending={isPending} />}
        </div>
        <SubscriptionFacts info={info} />
      </div>
    </section>
  );
}
