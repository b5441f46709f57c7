import { useDispatch, useSelector } from 'react-redux';
import { useElement } from '../../src/element/context';
import { LooksLike } from '../../src/views/looks-like';
import { isOutlet } from '../../src/page/outlets';
import { selectDialog } from '../../src/store/selectors/dialogs';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { ClearDialog } from './parts/clear-dialog';
import { ConfirmDialog } from './parts/confirm-dialog';
import { MessageDialog } from './parts/message-dialog';
import { TrialDialog } from './parts/trial-dialog';
import { LatePart } from './parts/late-part';

const loadUpgrade = () => import('./parts/upgrade/upgrade').then(({ Upgrade }) => ({ View: Upgrade }));
const loadCheckout = () =>
  import('./parts/checkout/checkout-dialog').then(({ CheckoutDialog }) => ({ View: CheckoutDialog }));
const loadActivation = () =>
  import('./parts/activation/activation-dialog').then(({ ActivationDialog }) => ({ View: ActivationDialog }));
const loadMigration = () => import('./parts/migration/migration').then(({ Migration }) => ({ View: Migration }));

/** One dialog at a time, in the order in which they were asked for. [CHK-51] */
export function Dialogs() {
  const dispatch = useDispatch();
  const { host } = useElement();
  const dialog = useSelector(selectDialog);
  if (!dialog || !isOutlet(host)) return null;
  const answer = (value: 'ok' | 'cancel') => () => void dispatch(dialogAnswered({ id: dialog.id, answer: value }));
  const answers = { onOk: answer('ok'), onCancel: answer('cancel') };
  return (
    <LooksLike key={dialog.id} origin={dialog.origin}>
      {dialog.kind === 'confirm' ? (
        <ConfirmDialog confirmation={dialog.confirmation} {...answers} />
      ) : dialog.kind === 'clear' ? (
        <ClearDialog count={dialog.count} {...answers} />
      ) : dialog.kind === 'trial' ? (
        <TrialDialog isAtPricing={dialog.isAtPricing} {...answers} />
      ) : dialog.kind === 'upgrade' ? (
        <LatePart load={loadUpgrade} onCancel={answers.onCancel} />
      ) : dialog.kind === 'checkout' ? (
        <LatePart load={loadCheckout} onCancel={answers.onCancel} />
      ) : dialog.kind === 'activation' ? (
        <LatePart load={loadActivation} onCancel={answers.onCancel} />
      ) : dialog.kind === 'migration' ? (
        <LatePart load={loadMigration} onCancel={answers.onCancel} />
      ) : (
        <MessageDialog dialog={dialog} {...answers} />
      )}
    </LooksLike>
  );
}
