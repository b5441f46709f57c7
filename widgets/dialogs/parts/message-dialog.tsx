import { useDispatch } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import type { TextKey } from '../../../src/i18n/keys';
import type { OpenDialog as DialogState, DialogText } from '../../../src/store/slices/dialogs';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { ProgressBar } from '../../../src/ui/progress-bar';
import type { Answers } from './answers';
import { FailureDialog } from './failure-dialog';
import { SignedOut } from './signed-out';

type Message = Exclude<
  DialogState,
  { kind: 'confirm' | 'clear' | 'trial' | 'upgrade' | 'checkout' | 'activation' | 'migration' }
>;

/** Renders a loader, success, information or error dialog: one sentence, and the ways out of it unless it is a loader. */
export function MessageDialog({ dialog, onOk, onCancel }: Answers & { readonly dialog: Message }) {
  const { t, ready } = useT('dialogs', 'errors', 'cart');
  const dispatch = useDispatch();
  if (!ready) return null;
  const say = ({ key, vars }: DialogText) => t(key as TextKey<'dialogs' | 'errors' | 'cart' | 'common'>, vars);

  if (dialog.kind === 'loader') {
    return (
      <Dialog
        width="message"
        status="busy"
        title={say(dialog.title ?? dialog.text)}
        lead={dialog.title && say(dialog.text)}
        locked
      >
        <ProgressBar />
      </Dialog>
    );
  }
  const ok = t('common.ok');
  if (dialog.kind === 'question') {
    return (
      <Dialog
        title={say(dialog.title)}
        lead={say(dialog.text)}
        closeLabel={t('common.close')}
        onCancel={onCancel}
        leave={say(dialog.cancel)}
        wayOn={
          <Button kind="primary" onClick={onOk}>
            {say(dialog.ok)}
          </Button>
        }
      />
    );
  }
  if (dialog.kind === 'success') {
    return (
      <Dialog
        width="message"
        status="success"
        title={t('dialogs.success_title')}
        lead={say(dialog.text)}
        onCancel={onCancel}
        leave={ok}
        onLeave={onOk}
      >
        {dialog.link && (
          <p className="dialog-link">
            <a href={dialog.link} target="_blank" rel="noopener">
              <span>{dialog.link}</span>
              <span className="vh">{`, ${t('dialogs.new_tab')}`}</span>
            </a>
          </p>
        )}
      </Dialog>
    );
  }
  if (dialog.kind === 'info') {
    return (
      <Dialog
        width="message"
        status="info"
        title={say(dialog.title ?? dialog.text)}
        lead={dialog.title && say(dialog.text)}
        onCancel={onCancel}
        leave={dialog.link ? t('common.close') : ok}
        onLeave={onOk}
        wayOn={
          dialog.link && (
            <Button kind="primary" href={dialog.link} target="_blank" suffix={t('dialogs.new_tab')} onClick={onOk}>
              {t('dialogs.open_site', { site: new URL(dialog.link).host })}
            </Button>
          )
        }
      />
    );
  }
  if (dialog.kind === 'signed-out') return <SignedOut lead={say(dialog.text)} onOk={onOk} onCancel={onCancel} />;
  const { again } = dialog;
  const onAgain = (): void => {
    onCancel();
    if (again) dispatch(again);
  };
  const lead = dialog.message ?? (dialog.text ? say(dialog.text) : t('errors.pricing'));
  return (
    <FailureDialog
      title={dialog.title ? say(dialog.title) : t('dialogs.error_title')}
      lead={lead}
      again={again ? onAgain : { wayOn: null }}
      leave={again ? undefined : ok}
      onCancel={onCancel}
    />
  );
}
