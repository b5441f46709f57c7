import { useSelector } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/runtime/use-route';
import { selectAccount } from '../../../src/store/selectors/config';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { lock, refresh } from '../../../src/ui/account-icons';

/** For somebody who is not signed in. */
export function SignIn() {
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

/** For a member whose organization keeps this to itself, in its own words where it has some. [ACC-11, ACC-16] */
export function Hidden() {
  const { t } = useT('subscription');
  const denied = useRoute('accessDenied');
  const { organizationPolicy } = useSelector(selectAccount);
  return (
    <Banner
      title={t('subscription.hidden_title')}
      icon={lock}
      actions={
        <Button size="sm" {...denied}>
          {t('subscription.hidden_more')}
        </Button>
      }
    >
      {organizationPolicy?.details}
    </Banner>
  );
}

interface FailedProps {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function Failed({ isBusy, onRetry }: FailedProps) {
  const { t } = useT('subscription');
  return (
    <Banner
      tone="danger"
      live="alert"
      title={t('subscription.failed_title')}
      actions={
        <Button size="sm" icon={refresh} busy={isBusy} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
