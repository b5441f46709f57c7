import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShareSurface } from '../../../src/domain/quote/check';
import { useElement } from '../../../src/element/context';
import { UntilReady } from '../../../src/element/fallback';
import { useT } from '../../../src/i18n/use-t';
import { LooksLike } from '../../../src/runtime/looks-like';
import { isModal } from '../../../src/runtime/outlets';
import { useShareForm } from '../../../src/runtime/use-share-form';
import { selectCart, selectUserType } from '../../../src/store/selectors/cart';
import { selectShareModal } from '../../../src/store/selectors/dialogs';
import { shareClosed } from '../../../src/store/slices/dialogs';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { ShareActions, ShareFields } from '../../../src/ui/share-form';
import { NothingToShare } from './nothing-to-share';
import { Summary } from './summary';

/** Of several modals on a page the first one opens. */
const isFirst = (host: HTMLElement): boolean =>
  [...host.ownerDocument.querySelectorAll(host.localName)].find(isModal) === host;

/** The form as a dialog, open from the press on a share button until it is sent or left. [QUO-09] */
export function ShareModal({ surface }: { readonly surface: ShareSurface }) {
  const { ready } = useT('quote', 'cart');
  const { host } = useElement();
  const dispatch = useDispatch();
  const opened = useSelector(selectShareModal);
  const isReseller = useSelector(selectUserType) === 'reseller';
  useEffect(() => {
    if (opened && isReseller) dispatch(shareClosed());
  }, [opened, isReseller, dispatch]);
  return (
    <UntilReady ready={ready} skeleton={null}>
      {opened && !isReseller && isFirst(host) && (
        <LooksLike origin={opened.origin}>
          <OpenModal surface={surface} origin={opened.origin} />
        </LooksLike>
      )}
    </UntilReady>
  );
}

interface OpenModalProps {
  readonly surface: ShareSurface;
  readonly origin: string | null;
}

/** 750 px wide, that of the marketplace 550. [LAY-09, LAY-11] */
function OpenModal({ surface, origin }: OpenModalProps) {
  const { t, ready } = useT('quote', 'cart');
  const dispatch = useDispatch();
  const { plan } = useSelector(selectCart);
  const close = () => void dispatch(shareClosed());
  const form = useShareForm(surface, { origin, onBack: close });
  // The opener may speak another language than the page.
  if (!ready) return null;
  return (
    <Dialog
      width={surface === 'marketplace' ? 'quote' : 'share'}
      title={t('quote.title')}
      lead={plan ? t('quote.lead') : undefined}
      closeLabel={t('common.close')}
      onCancel={close}
      onSubmit={plan ? form.onSubmit : undefined}
      actions={plan ? <ShareActions {...form} /> : <Button onClick={close}>{t('common.close')}</Button>}
    >
      {plan ? (
        <>
          <Summary />
          <ShareFields {...form} />
        </>
      ) : (
        <NothingToShare />
      )}
    </Dialog>
  );
}
