import type { Minor } from '../domain/money/minor';
import type { PaymentNotice } from '../domain/payment/notices';
import { useT } from '../i18n/use-t';
import { Button } from '../ui/button';
import { useRoute } from './use-route';

interface PaymentActionsProps {
  readonly notice: PaymentNotice;
  readonly money: (amount: Minor) => string;
}

/** Where the billing form stands on its page; a page without one shows its top. */
const FORM = '#billing-details';

/** What can be done about it: both the payment and its method are on the page of the subscription. */
export function PaymentActions({ notice: { subject, message, isOwed }, money }: PaymentActionsProps) {
  const { t } = useT('payment');
  const page = useRoute('subscription');
  const form = useRoute('subscription', page.href && `${page.href}${FORM}`);
  const contact = useRoute('contact');
  const packages = useRoute('packages');
  const name = subject.of === 'module' ? subject.module.title : undefined;

  if (subject.of === 'invoice')
    return (
      <>
        <Button kind="primary" {...form}>
          {t('payment.pay', { amount: money(subject.amount) })}
        </Button>
        <Button {...form}>{t('payment.update')}</Button>
      </>
    );
  if (message.kind === 'declined')
    return (
      <>
        <Button kind={name ? 'secondary' : 'primary'} suffix={name} {...form}>
          {t('payment.update')}
        </Button>
        <Button kind="plain" suffix={name} {...contact}>
          {t('payment.contact')}
        </Button>
      </>
    );
  if (isOwed)
    return (
      <Button suffix={name} {...form}>
        {t('payment.pay_now')}
      </Button>
    );
  const isTrial = message.kind === 'trial-ends' || message.kind === 'trial-over';
  return isTrial && subject.of === 'plan' ? <Button {...packages}>{t('payment.choose')}</Button> : null;
}
