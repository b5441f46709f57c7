import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import type { Answers } from './answers';

/** Renders that a trial needs a package, with a link to the packages unless the page shows them already. [TRL-03, TRL-04, TRL-05] */
export function TrialDialog({ isAtPricing, onOk, onCancel }: Answers & { readonly isAtPricing: boolean }) {
  const { t, ready } = useT('dialogs');
  if (!ready) return null;
  return (
    <Dialog
      title={t('dialogs.trial_title')}
      lead={t('dialogs.trial_body')}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      actions={
        <>
          {!isAtPricing && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
          <Button kind="primary" onClick={onOk}>
            {t(isAtPricing ? 'common.ok' : 'dialogs.trial_ok')}
          </Button>
        </>
      }
    />
  );
}
