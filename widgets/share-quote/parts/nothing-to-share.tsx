import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';

/** Renders the empty state, because an empty cart cannot be shared. */
export function NothingToShare() {
  const { t } = useT('quote');
  const pricing = useRoute('pricing');
  return <EmptyState text={t('quote.nothing')} action={<Button {...pricing}>{t('quote.to_packages')}</Button>} />;
}
