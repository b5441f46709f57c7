import { useRoute } from '../../../../src/hooks/use-route';
import { useT } from '../../../../src/i18n/use-t';
import { Button } from '../../../../src/ui/button';
import type { Method } from './use-method';

/** Renders the way on of an order that needs a payment method: to the form, or to support for a member who cannot use it. */
export function AddMethod({ method }: { readonly method: Method }) {
  const { t } = useT('checkout', 'dialogs');
  const support = useRoute('contact');
  if (!method.mayEnter)
    return (
      <Button kind="primary" {...support}>
        {t('dialogs.support')}
      </Button>
    );
  return (
    <Button kind="primary" onClick={method.enter}>
      {t('checkout.add_method')}
    </Button>
  );
}
