import { useDispatch, useSelector } from 'react-redux';
import { useElement } from '../../src/element/context';
import { InheritTheme } from '../../src/views/inherit-theme';
import { isMount } from '../../src/page/mounts';
import { selectDialogs } from '../../src/store/selectors/dialogs';
import { dialogAnswered, type OpenDialog, type FlowDialogKind } from '../../src/store/slices/dialogs';
import type { Answers } from './parts/answers';
import { AsideContext } from './parts/aside-context';
import { MessageDialog } from './parts/message-dialog';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNetworkBack } from './parts/use-network-back';
import { useLazyPart } from '../../src/hooks/use-lazy-part';

type LazyKind = FlowDialogKind | 'clear' | 'confirm' | 'trial';
type LazyState = Extract<OpenDialog, { readonly kind: LazyKind }>;
interface LazyViewProps extends Answers {
  readonly dialog: LazyState;
}

interface LazyDialogProps extends LazyViewProps {
  readonly load: () => Promise<{ readonly View: ComponentType<LazyViewProps> }>;
}

/** Renders a dialog in a lazy chunk. A failed load cancels the dialog, so that nothing waits for it. */
function LazyDialog({ load, onCancel, ...props }: LazyDialogProps) {
  const { part, isFailed } = useLazyPart(load, true);
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => {
    if (isFailed) giveUp();
  }, [isFailed]);
  return part && <part.View onCancel={onCancel} {...props} />;
}

const loadConfirm = () => import('./parts/confirm-dialog');

/** The views of flows, and of questions that only a press can raise. Each loads with its first dialog. */
const LAZY = {
  clear: loadConfirm,
  confirm: loadConfirm,
  activation: () => import('./parts/activation/activation-dialog'),
  checkout: () => import('./parts/checkout/checkout-dialog'),
  migration: () => import('./parts/migration/migration'),
  trial: () => import('./parts/trial-dialog'),
  upgrade: () => import('./parts/upgrade/upgrade'),
} as const;

const isLazy = (dialog: OpenDialog): dialog is LazyState => Object.hasOwn(LAZY, dialog.kind);

/** Renders one dialog of the queue, in the language and theme of its opener. */
function Shown({ dialog }: { readonly dialog: OpenDialog }) {
  const dispatch = useDispatch();
  const answer = (value: 'ok' | 'cancel') => () => void dispatch(dialogAnswered({ id: dialog.id, answer: value }));
  const answers = { onOk: answer('ok'), onCancel: answer('cancel') };
  return (
    <InheritTheme origin={dialog.origin}>
      {isLazy(dialog) ? (
        <LazyDialog load={LAZY[dialog.kind]} dialog={dialog} {...answers} />
      ) : (
        <MessageDialog dialog={dialog} {...answers} />
      )}
    </InheritTheme>
  );
}

/** Renders the first dialog of the queue, and the next one as well while the first stands aside. [CHK-51] */
export function Dialogs() {
  const { host } = useElement();
  const queue = useSelector(selectDialogs);
  const [aside, setAside] = useState<string | null>(null);
  useNetworkBack();
  if (!isMount(host)) return null;
  const [first, second] = queue;
  const shown = [first, first?.id === aside ? second : undefined].filter((dialog) => dialog !== undefined);
  return shown.map((dialog) => (
    <AsideContext key={dialog.id} value={(isAside) => setAside(isAside ? dialog.id : null)}>
      <Shown dialog={dialog} />
    </AsideContext>
  ));
}
