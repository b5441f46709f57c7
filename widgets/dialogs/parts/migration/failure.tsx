import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { Dialog } from '../../../../src/ui/dialog';
import { FailureDialog } from '../failure-dialog';
import { Support } from '../support';

interface FailureProps {
  /** The message of the server. */
  readonly message: string | null;
  readonly trouble: DialogText | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** Renders why a migration could not start: it is refused, or its terms are unknown. Nothing has changed. */
export function MigrationFailure({ message, trouble, onRetry, onCancel }: FailureProps) {
  const { t, ready } = useT('migration', 'subscription', 'upgrade', 'errors');
  const isRefused = message !== null || trouble?.key.startsWith('errors.') === false;
  const why = (): string => {
    if (message !== null) return message;
    return t(
      (trouble?.key ?? 'migration.failed_lead') as TextKey<'migration' | 'subscription' | 'upgrade' | 'errors'>,
      trouble?.vars,
    );
  };
  if (!ready) return null;
  if (!isRefused)
    return <FailureDialog title={t('migration.failed_title')} lead={why()} again={onRetry} onCancel={onCancel} />;
  // The same answer would come again.
  return (
    <Dialog
      width="message"
      status="info"
      title={t('migration.refused_title')}
      lead={why()}
      onCancel={onCancel}
      side={<Support />}
      leave={t('common.close')}
    />
  );
}
