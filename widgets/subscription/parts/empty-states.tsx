import { useT } from '../../../src/i18n/use-t';
import { HiddenByPolicy } from '../../../src/views/hidden-by-policy';
import { useRoute } from '../../../src/hooks/use-route';
import { Button } from '../../../src/ui/button';

/** Renders the empty state for a visitor, with the link to registration. */
export function SubscriptionSignIn() {
  const { t } = useT('subscription');
  const register = useRoute('register');
  return (
    <section className="panel sub-instead">
      <h2 className="panel-title">{t('subscription.visitor_title')}</h2>
      <p className="muted">{t('subscription.visitor_text')}</p>
      <Button kind="primary" {...register}>
        {t('subscription.sign_in')}
      </Button>
    </section>
  );
}

/** Renders the empty state for a member whose organization hides the subscription. [ACC-11, ACC-16] */
export function SubscriptionHidden() {
  const { t } = useT('subscription');
  return <HiddenByPolicy title={t('subscription.hidden_title')} more={t('subscription.hidden_more')} />;
}
