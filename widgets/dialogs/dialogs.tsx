import { useDispatch, useSelector } from 'react-redux';
import { useElement } from '../../src/element/context';
import { InheritTheme } from '../../src/views/inherit-theme';
import { isMount } from '../../src/page/mounts';
import { selectDialog } from '../../src/store/selectors/dialogs';
import { dialogAnswered, type OpenDialog, type FlowDialogKind } from '../../src/store/slices/dialogs';
import { ClearDialog } from './parts/clear-dialog';
import { ConfirmDialog } from './parts/confirm-dialog';
import { MessageDialog } from './parts/message-dialog';
import { TrialDialog } from './parts/trial-dialog';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLazyPart } from '../../src/hooks/use-lazy-part';

interface LazyDialogProps {
  readonly load: () => Promise<{ readonly View: ComponentType }>;
  readonly onCancel: () => void;
}

/** Renders the dialog of a flow, in a lazy chunk. A failed load cancels the dialog, so that no flow waits for it. */
function LazyDialog({ load, onCancel }: LazyDialogProps) {
  const { part, isFailed } = useLazyPart(load, true);
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return part && <part.View />;
}

/** The lazy views of the flows. Each loads with the first dialog of its flow. */
const FLOWS = {
  activation: () =>
    import('./parts/activation/activation-dialog').then(({ ActivationDialog }) => ({ View: ActivationDialog })),
  checkout: () => import('./parts/checkout/checkout-dialog').then(({ CheckoutDialog }) => ({ View: CheckoutDialog })),
  migration: () => import('./parts/migration/migration').then(({ Migration }) => ({ View: Migration })),
  upgrade: () => import('./parts/upgrade/upgrade').then(({ Upgrade }) => ({ View: Upgrade })),
} as const;

const isOfFlow = (dialog: OpenDialog): dialog is Extract<OpenDialog, { readonly kind: FlowDialogKind }> =>
  Object.hasOwn(FLOWS, dialog.kind);

/** Renders the first dialog of the queue. [CHK-51] */
export function Dialogs() {
  const dispatch = useDispatch();
  const { host } = useElement();
  const dialog = useSelector(selectDialog);
  if (!dialog || !isMount(host)) return null;
  const answer = (value: 'ok' | 'cancel') => () => void dispatch(dialogAnswered({ id: dialog.id, answer: value }));
  const answers = { onOk: answer('ok'), onCancel: answer('cancel') };
  return (
    <InheritTheme key={dialog.id} origin={dialog.origin}>
      {dialog.kind === 'confirm' ? (
        <ConfirmDialog confirmation={dialog.confirmation} {...answers} />
      ) : dialog.kind === 'clear' ? (
        <ClearDialog count={dialog.count} {...answers} />
      ) : dialog.kind === 'trial' ? (
        <TrialDialog isAtPricing={dialog.isAtPricing} {...answers} />
      ) : isOfFlow(dialog) ? (
        <LazyDialog load={FLOWS[dialog.kind]} onCancel={answers.onCancel} />
      ) : (
        <MessageDialog dialog={dialog} {...answers} />
      )}
    </InheritTheme>
  );
}
