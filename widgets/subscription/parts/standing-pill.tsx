import { useSelector } from 'react-redux';
import type { Standing } from '../../../src/domain/subscription/standing';
import { daysLeft } from '../../../src/domain/time/days-left';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useToday } from '../../../src/hooks/use-now';
import { selectAccount } from '../../../src/store/slices/session';
import { Pill } from '../../../src/ui/badge';
import { clockIcon, lockIcon } from '../../../src/ui/account-icons';
import { checkIcon, closeIcon } from '../../../src/ui/icons';
import type { HeldModule } from '../../../src/domain/subscription/info';

interface Look {
  readonly text: TextKey<'subscription'>;
  readonly tone?: 'positive' | 'warning' | 'danger' | 'info';
  readonly icon: string;
}

const LOOKS: Readonly<Record<Exclude<Standing, 'none' | 'trial'>, Look>> = {
  active: { text: 'subscription.active', tone: 'positive', icon: checkIcon },
  earlier: { text: 'subscription.earlier', icon: clockIcon },
  canceled: { text: 'subscription.canceled', tone: 'warning', icon: clockIcon },
  paused: { text: 'subscription.paused', tone: 'info', icon: clockIcon },
  expired: { text: 'subscription.expired', tone: 'danger', icon: closeIcon },
};

/** Renders the standing of an account in a word; nothing for an account without a plan. */
export function StandingPill({ standing }: { readonly standing: Standing }) {
  const { t } = useT('subscription');
  const { expiresAt } = useSelector(selectAccount);
  if (standing === 'none') return null;
  if (standing === 'trial') return <TrialPill until={expiresAt} />;
  const { text, tone, icon } = LOOKS[standing];
  return (
    <Pill tone={tone} icon={icon}>
      {t(text)}
    </Pill>
  );
}

/** Renders the days left in a trial, or that it is over from its last day on. */
export function TrialPill({ until }: { readonly until: string | null }) {
  const { t } = useT('subscription');
  const today = useToday();
  const count = daysLeft(until, today);
  if (until === null) return null;
  return (
    <Pill tone={count === null ? 'warning' : 'info'} icon={clockIcon}>
      {count === null ? t('subscription.trial_over') : t('subscription.trial_days_left', { count })}
    </Pill>
  );
}

/** Renders the status of an add-on in a word. */
export function AddOnPill({ module: { isBundled, isActive, trialEndsAt } }: { readonly module: HeldModule }) {
  const { t } = useT('subscription');
  if (isBundled) return <Pill icon={lockIcon}>{t('subscription.part_of_plan')}</Pill>;
  // The button beside it says that it can be activated.
  if (!isActive) return null;
  if (trialEndsAt) return <TrialPill until={trialEndsAt} />;
  return (
    <Pill tone="positive" icon={checkIcon}>
      {t('subscription.module_active')}
    </Pill>
  );
}
