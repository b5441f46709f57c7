import { useT } from '../../../src/i18n/use-t';
import type { OpenDialog } from '../../../src/store/slices/dialogs';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import type { Answers } from './answers';

/** Renders that a trial needs a package, with a link to the packages unless the page shows them already. [TRL-03, TRL-04, TRL-05] */
export function TrialDialog({ dialog, onOk, onCancel }: Answers & { readonly dialog: OpenDialog }) {
  const { t, ready } = useT('dialogs');
  if (!ready) return null;
  const isAtPricing = dialog.kind === 'trial' && dialog.isAtPricing;
  return (
    <Dialog
      title={t('dialogs.trial_title')}
      lead={t('dialogs.trial_body')}
      closeLabel={t('common.close')}
      onCancel={onCancel}
      leave={t(isAtPricing ? 'common.ok' : 'common.cancel')}
      onLeave={isAtPricing ? onOk : onCancel}
      wayOn={
        !isAtPricing && (
          <Button kind="primary" onClick={onOk}>
            {t('dialogs.trial_ok')}
          </Button>
        )
      }
    />
  );
}

/** The name by which the dialogs load it. */
export { TrialDialog as View };
