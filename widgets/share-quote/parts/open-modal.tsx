import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShareSurface } from '../../../src/domain/quote/check';
import { useElement } from '../../../src/element/context';
import { addSheets } from '../../../src/element/sheets';
import { useT } from '../../../src/i18n/use-t';
import { InheritTheme } from '../../../src/views/inherit-theme';
import { useShareForm } from '../../../src/views/use-share-form';
import { selectCart } from '../../../src/store/selectors/cart';
import { shareClosed } from '../../../src/store/slices/dialogs';
import { Dialog, dialogCss } from '../../../src/ui/dialog';
import { ShareBack, ShareFields, ShareSubmit } from '../../../src/ui/share-form';
import { NothingToShare } from './nothing-to-share';
import { QuoteSummary } from './summary';

interface OpenModalProps {
  readonly surface: ShareSurface;
  readonly origin: string | null;
}

/** Renders the form in a dialog of 750 px, or 550 px for the marketplace. [LAY-09, LAY-11] */
function Form({ surface, origin }: OpenModalProps) {
  const { t, ready } = useT('quote', 'cart');
  const dispatch = useDispatch();
  const { plan } = useSelector(selectCart);
  const close = () => void dispatch(shareClosed());
  const form = useShareForm(surface, { origin, onBack: close });
  // The language of the opener can differ from the page's, so its texts may still be loading.
  if (!ready) return null;
  return (
    <Dialog
      width={surface === 'marketplace' ? 'quote' : 'share'}
      title={t('quote.title')}
      lead={plan ? t('quote.lead') : undefined}
      closeLabel={t('common.close')}
      onCancel={close}
      onSubmit={plan ? form.onSubmit : undefined}
      side={plan && <ShareBack {...form} />}
      leave={plan ? undefined : t('common.close')}
      wayOn={plan && <ShareSubmit {...form} />}
    >
      {plan ? (
        <>
          <QuoteSummary />
          <ShareFields {...form} />
        </>
      ) : (
        <NothingToShare />
      )}
    </Dialog>
  );
}

const SHEETS = [dialogCss];

/** Renders the dialog in the language and theme of its opener. */
export function OpenModal(props: OpenModalProps) {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);
  return (
    <InheritTheme origin={props.origin}>
      <Form {...props} />
    </InheritTheme>
  );
}
