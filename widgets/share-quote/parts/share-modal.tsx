import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShareSurface } from '../../../src/domain/quote/check';
import { useElement } from '../../../src/element/context';
import { UntilReady } from '../../../src/element/fallback';
import { useT } from '../../../src/i18n/use-t';
import { isModal } from '../../../src/page/mounts';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectShareModal } from '../../../src/store/selectors/dialogs';
import { shareClosed } from '../../../src/store/slices/dialogs';

/** Returns whether this is the first modal on the page. Only that one opens. */
const isFirst = (host: HTMLElement): boolean =>
  [...host.ownerDocument.querySelectorAll(host.localName)].find(isModal) === host;

/** Renders the form as a dialog, from the press on a share button until the quote is sent or the person closes it. [QUO-09] */
export function ShareModal({ surface }: { readonly surface: ShareSurface }) {
  const { ready } = useT('quote', 'cart');
  const { host } = useElement();
  const { ports } = useRuntime();
  const dispatch = useDispatch();
  const opened = useSelector(selectShareModal);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const [dialog, setDialog] = useState<typeof import('./open-modal') | null>(null);
  useEffect(() => {
    if (!opened) return;
    if (isReseller) dispatch(shareClosed());
    else if (!dialog) {
      // Loads the dialog only now, because a form in the page needs none.
      const load = ports.load(() => import('./open-modal'), opened.origin);
      void load.then((part) => (part ? setDialog(part) : dispatch(shareClosed())));
    }
  }, [opened, isReseller, dialog, dispatch, ports]);
  return (
    <UntilReady ready={ready} skeleton={null}>
      {dialog && opened && !isReseller && isFirst(host) && (
        <dialog.OpenModal surface={surface} origin={opened.origin} />
      )}
    </UntilReady>
  );
}
