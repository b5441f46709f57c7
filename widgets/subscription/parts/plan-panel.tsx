import { useId } from 'react';
import { useSelector } from 'react-redux';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { hasToMove } from '../../../src/domain/migration/who';
import { currencyOf } from '../../../src/domain/money/currency';
import type { SubscriptionInfo } from '../../../src/domain/subscription/info';
import { standingOf, type Standing } from '../../../src/domain/subscription/standing';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/runtime/use-money';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/selectors/config';
import { Price } from '../../../src/ui/price';
import { Actions } from './actions';
import { Facts } from './facts';
import { LateMove } from './late-move';
import { StandingPill } from './standing-pill';

export interface PlanPanelProps {
  readonly info: SubscriptionInfo;
  /** A change is on its way. */
  readonly isPending: boolean;
}

/** What there is to say of how an account stands. */
const NOTES: Readonly<Partial<Record<Standing, TextKey<'subscription'>>>> = {
  none: 'subscription.none_text',
  trial: 'subscription.trial_text',
  earlier: 'subscription.earlier_text',
  canceled: 'subscription.canceled_text',
  paused: 'subscription.paused_text',
};

/** The plan with its price, what it says of itself, its buttons and its facts. */
export function PlanPanel({ info, isPending }: PlanPanelProps) {
  const { t } = useT('subscription');
  const money = useMoney(currencyOf(info.currency));
  const id = useId();
  const account = useSelector(selectAccount);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const standing = standingOf(account);
  const { held } = info;

  const title = () => {
    if (held?.planId === customPlan.id) return t('subscription.custom_plan');
    if (held?.title) return held.title;
    if (account.subscription) return account.subscription.planCode;
    return t(standing === 'trial' ? 'subscription.test_drive' : 'subscription.none_title');
  };
  const note = NOTES[standing];
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
          {held && !isReseller && (
            <Price
              size="md"
              amount={money(held.monthly, 'card')}
              period={t(held.cycle === 'year' ? 'subscription.billed_year' : 'subscription.billed_month')}
            />
          )}
          {note && <p className="muted">{t(note)}</p>}
          {hasToMove(account) ? <LateMove isPending={isPending} /> : <Actions info={info} isPending={isPending} />}
        </div>
        <Facts info={info} />
      </div>
    </section>
  );
}
