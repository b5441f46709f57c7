import { useRoute } from '../../../src/hooks/use-route';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';

/** Renders the side road of a failure: the link to the people who can help. */
export function Support() {
  const { t, ready } = useT('dialogs');
  const support = useRoute('contact');
  // A link without its text would have no name.
  if (!ready) return null;
  return (
    <Button kind="quiet" {...support}>
      {t('dialogs.support')}
    </Button>
  );
}
