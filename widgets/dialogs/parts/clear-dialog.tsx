import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import type { Answers } from './answers';

/** Renders the confirmation before the cart is cleared. */
export function ClearDialog({ count, onOk, onCancel }: Answers & { readonly count: number }) {
  const { t, ready } = useT('dialogs');
  if (!ready) return null;
  return (
    <Dialog
      title={t('dialogs.clear_title')}
      lead={t('dialogs.clear_body', { count })}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button kind="danger" onClick={onOk}>
            {t('dialogs.clear_ok')}
          </Button>
        </>
      }
    />
  );
}
