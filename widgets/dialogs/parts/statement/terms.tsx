import { useT } from '../../../../src/i18n/use-t';
import { useRoute } from '../../../../src/hooks/use-route';
import { NewTabLink } from '../new-tab-link';

/** Stands in a translated sentence where its link comes. */
const LINK = '\uFFFC';

/** What a confirmation agrees to. A host without such a page gives it an empty route. */
export function Terms() {
  const { t } = useT('checkout');
  const { href } = useRoute('terms');
  if (!href) return null;
  const [before, after] = t('checkout.agree', { terms: LINK }).split(LINK);
  return (
    <p className="muted sm">
      {before}
      <NewTabLink to={href}>{t('checkout.terms')}</NewTabLink>
      {after}
    </p>
  );
}
