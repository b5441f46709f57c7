import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';

/** In place of a form that could not be sent. */
export function NothingToShare() {
  const { t } = useT('quote');
  const pricing = useRoute('pricing');
  return <Empty text={t('quote.nothing')} action={<Button {...pricing}>{t('quote.to_packages')}</Button>} />;
}
