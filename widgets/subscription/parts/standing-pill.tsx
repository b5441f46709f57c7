import { useState } from 'react';
import { useSelector } from 'react-redux';
import { daysLeft, type Standing } from '../../../src/domain/subscription/standing';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { selectAccount } from '../../../src/store/selectors/config';
import { Pill } from '../../../src/ui/badge';
import { clock } from '../../../src/ui/account-icons';
import { check, close } from '../../../src/ui/icons';

interface Look {
  readonly text: TextKey<'subscription'>;
  readonly tone?: 'positive' | 'warning' | 'danger' | 'info';
  readonly icon: string;
}

const LOOKS: Readonly<Record<Exclude<Standing, 'none' | 'trial'>, Look>> = {
  active: { text: 'subscription.active', tone: 'positive', icon: check },
  earlier: { text: 'subscription.earlier', icon: clock },
  canceled: { text: 'subscription.canceled', tone: 'warning', icon: clock },
  paused: { text: 'subscription.paused', tone: 'info', icon: clock },
  expired: { text: 'subscription.expired', tone: 'danger', icon: close },
};

/** How an account stands, in a word; who has nothing has none. */
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

/** How long a trial lasts, counted in days that have begun. */
export function TrialPill({ until }: { readonly until: string | null }) {
  const { t } = useT('subscription');
  const [now] = useState(() => Date.now());
  const count = daysLeft(until, now);
  if (count === null) return null;
  return (
    <Pill tone="info" icon={clock}>
      {t('subscription.trial_days_left', { count })}
    </Pill>
  );
}
