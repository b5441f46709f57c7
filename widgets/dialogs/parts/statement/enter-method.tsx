import { useLayoutEffect, useState } from 'react';
import { useElement } from '../../../../src/element/context';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { hasLoader } from '../../../../src/page/page';
import { useRoute } from '../../../../src/hooks/use-route';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { arrowLeftIcon } from '../../../../src/ui/icons';

const TAG = 'waybill-billing-form';
const SLOT = 'payment';

/** Returns whether the billing form, an element of its own, is defined or the page's loader can load it. */
const canMount = (): boolean => customElements.get(TAG) !== undefined || hasLoader();

/** Renders the billing form in place of the review, which keeps its state and returns afterwards. [REV-23] */
export function EnterMethod({ isNeeded, onBack }: { readonly isNeeded: boolean; readonly onBack: () => void }) {
  const { t } = useT('checkout');
  const { host } = useElement();
  const language = useLanguage();
  const billing = useRoute('subscription');
  const [isMounted] = useState(canMount);

  // Appends the form to the host's light DOM, where the page's loader and a payment provider's frames can find it.
  useLayoutEffect(() => {
    if (!isMounted) return undefined;
    const form = host.ownerDocument.createElement(TAG);
    form.slot = SLOT;
    form.setAttribute('lang', language);
    host.append(form);
    return () => form.remove();
  }, [host, isMounted, language]);

  return (
    <Dialog
      width="upgrade"
      title={t(isNeeded ? 'checkout.method_title' : 'checkout.method_change')}
      lead={t('checkout.method_lead')}
      closeLabel={t('common.close')}
      onCancel={onBack}
      side={
        <Button kind="plain" icon={arrowLeftIcon} onClick={onBack}>
          {t('checkout.method_back')}
        </Button>
      }
      wayOn={
        !isMounted && (
          <Button kind="primary" {...billing}>
            {t('checkout.billing_details')}
          </Button>
        )
      }
    >
      {isMounted && <slot name={SLOT} />}
    </Dialog>
  );
}
