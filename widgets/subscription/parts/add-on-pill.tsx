import type { HeldModule } from '../../../src/domain/subscription/info';
import { useT } from '../../../src/i18n/use-t';
import { Pill } from '../../../src/ui/badge';
import { lockIcon } from '../../../src/ui/account-icons';
import { checkIcon } from '../../../src/ui/icons';
import { TrialPill } from './standing-pill';

/** How an add-on stands, in a word. */
export function AddOnPill({ module: { isBundled, isActive, trialEndsAt } }: { readonly module: HeldModule }) {
  const { t } = useT('subscription');
  if (isBundled) return <Pill icon={lockIcon}>{t('subscription.part_of_plan')}</Pill>;
  if (!isActive) return <Pill>{t('subscription.not_active')}</Pill>;
  if (trialEndsAt) return <TrialPill until={trialEndsAt} />;
  return (
    <Pill tone="positive" icon={checkIcon}>
      {t('subscription.module_active')}
    </Pill>
  );
}
