import { useT } from '../../../../src/i18n/use-t';
import { useRoute } from '../../../../src/hooks/use-route';
import { NewTabLink } from '../new-tab-link';

/** The placeholder for the link in a translated sentence. */
const LINK = '\uFFFC';

/** Renders the consent to the terms; nothing if the host page configures an empty route. */
export function Terms() {
  const { t } = useT('checkout');
  const { href } = useRoute('terms');
  if (!href) return null;
  const [before, after] = t('checkout.agree', { terms: LINK }).split(LINK);
  return (
    <p className="muted sm">
      <span>{before}</span>
      <NewTabLink to={href}>{t('checkout.terms')}</NewTabLink>
      <span>{after}</span>
    </p>
  );
}
