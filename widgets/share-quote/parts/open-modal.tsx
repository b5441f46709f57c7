import { useDispatch, useSelector } from 'react-redux';
import type { ShareSurface } from '../../../src/domain/quote/check';
import { useT } from '../../../src/i18n/use-t';
import { InheritTheme } from '../../../src/views/inherit-theme';
import { useShareForm } from '../../../src/views/use-share-form';
import { selectCart } from '../../../src/store/selectors/cart';
import { shareClosed } from '../../../src/store/slices/dialogs';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { ShareActions, ShareFields } from '../../../src/ui/share-form';
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
      actions={plan ? <ShareActions {...form} /> : <Button onClick={close}>{t('common.close')}</Button>}
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

/** Renders the dialog in the language and theme of its opener. */
export function OpenModal(props: OpenModalProps) {
  return (
    <InheritTheme origin={props.origin}>
      <Form {...props} />
    </InheritTheme>
  );
}
