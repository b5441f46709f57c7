import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { useRoute } from '../../../../src/hooks/use-route';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';

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
  const support = useRoute('contact');
  const isRefused = message !== null || trouble?.key.startsWith('errors.') === false;
  const why = (): string => {
    if (message !== null) return message;
    return t(
      (trouble?.key ?? 'migration.failed_lead') as TextKey<'migration' | 'subscription' | 'upgrade' | 'errors'>,
      trouble?.vars,
    );
  };
  if (!ready) return null;
  return (
    <Dialog
      width="message"
      status={isRefused ? 'info' : 'error'}
      title={t(isRefused ? 'migration.refused_title' : 'migration.failed_title')}
      lead={why()}
      onCancel={onCancel}
      actions={
        <>
          <Button kind="quiet" {...support}>
            {t('upgrade.contact')}
          </Button>
          {!isRefused && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          <Button kind="primary" initialFocus onClick={onCancel}>
            {t('common.ok')}
          </Button>
        </>
      }
    />
  );
}
