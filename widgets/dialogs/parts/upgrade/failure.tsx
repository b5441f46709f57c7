import { startUpgrade } from '../../../../src/commands/start-upgrade';
import type { UpgradeState } from '../../../../src/domain/checkout/upgrade';
import type { UpgradeFlowState } from '../../../../src/flows/upgrade/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { useRoute } from '../../../../src/hooks/use-route';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';

interface FailureProps extends Pick<UpgradeFlowState, 'trouble' | 'origin'> {
  readonly state: Extract<UpgradeState, { phase: 'failed' }>;
  readonly onCancel: () => void;
}

/** Renders why an upgrade was not ordered, with the remedies. [UPG-02, UPG-10, UPG-20, UPG-21, PAY-21] */
export function UpgradeFailure({ state, trouble, origin, onCancel }: FailureProps) {
  const { t } = useT('upgrade', 'errors');
  const run = useCommands(origin);
  const support = useRoute('contact');
  const { fault, message } = state;
  const why = (): string => {
    if (fault === 'pending-payment') return t('upgrade.pending');
    if (message !== null) return message;
    if (fault === 'message') return t('upgrade.message_failed');
    return t((trouble?.key ?? 'errors.pricing') as TextKey<'errors'>);
  };
  return (
    <Dialog
      width="message"
      status="error"
      title={t('upgrade.not_changed')}
      lead={why()}
      onCancel={onCancel}
      actions={
        <>
          <Button kind="quiet" {...support}>
            {t('upgrade.contact')}
          </Button>
          {/* What the server says in its own words is not another time. */}
          {(fault === 'pending-payment' || message === null) && (
            <Button onClick={() => run(startUpgrade)}>{t('common.retry')}</Button>
          )}
          <Button kind="primary" initialFocus onClick={onCancel}>
            {t('common.ok')}
          </Button>
        </>
      }
    />
  );
}
