import { startUpgrade } from '../../../../src/commands/start-upgrade';
import type { UpgradeState } from '../../../../src/domain/checkout/upgrade';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { FailureDialog } from '../failure-dialog';

interface FailureProps extends Pick<UpgradeFlowState, 'trouble' | 'origin'> {
  readonly state: Extract<UpgradeState, { phase: 'failed' }>;
  readonly onCancel: () => void;
}

/** Renders why an upgrade was not ordered, with the remedies. [UPG-02, UPG-10, UPG-20, UPG-21, PAY-21] */
export function UpgradeFailure({ state, trouble, origin, onCancel }: FailureProps) {
  const { t } = useT('upgrade', 'errors');
  const run = useCommands(origin);
  const { fault, message } = state;
  const why = (): string => {
    if (fault === 'pending-payment') return t('upgrade.pending');
    if (message !== null) return message;
    if (fault === 'message') return t('upgrade.message_failed');
    return t((trouble?.key ?? 'errors.pricing') as TextKey<'errors'>);
  };
  return (
    <FailureDialog title={t('upgrade.not_changed')} lead={why()} again={() => run(startUpgrade)} onCancel={onCancel} />
  );
}
