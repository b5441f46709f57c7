import { useT } from '../../../../src/i18n/use-t';
import { useRoute } from '../../../../src/runtime/use-route';

/** Stands in a translated sentence where its link comes. */
const LINK = '\uFFFC';

/** What a confirmation agrees to. A host without such a page gives it an empty route. */
export function Terms() {
  const { t } = useT('checkout');
  const rules = useRoute('terms');
  if (!rules.href) return null;
  const [before, after] = t('checkout.agree', { terms: LINK }).split(LINK);
  return (
    <p className="muted sm">
      {before}
      <a {...rules}>{t('checkout.terms')}</a>
      {after}
    </p>
  );
}
