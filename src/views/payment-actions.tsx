import type { PaymentNotice } from '../domain/payment/notices';
import { useT } from '../i18n/use-t';
import { Button } from '../ui/button';
import { useBillingForm } from '../hooks/use-billing-form';
import { useLazyPart } from '../hooks/use-lazy-part';
import { useRoute } from '../hooks/use-route';

interface PaymentActionsProps {
  readonly notice: PaymentNotice;
  /** Formatted amount of the invoice; empty if it is unknown. */
  readonly amount: string;
}

const loadPay = () => import('./pay-invoice');

/** Renders the actions of a payment notice: an invoice is paid in place, all else on the subscription page. */
export function PaymentActions({ notice: { subject, message, reasons }, amount }: PaymentActionsProps) {
  const { t } = useT('payment');
  const form = useBillingForm();
  const page = useRoute('subscription');
  const contact = useRoute('contact');
  const packages = useRoute('packages');
  const name = subject.of === 'module' ? subject.module.title : undefined;

  if (subject.of === 'invoice') return <PayLate number={subject.number} amount={amount} />;
  switch (message.kind) {
    case 'declined':
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
    case 'legacy':
      return <Button {...page}>{t('payment.move')}</Button>;
    case 'trial-ends':
    case 'trial-over':
      if (subject.of === 'plan') return <Button {...packages}>{t('payment.choose')}</Button>;
  }
  if (reasons.length === 0) return null;
  return (
    <Button suffix={name} {...form}>
      {t('payment.pay_now')}
    </Button>
  );
}

/** Renders the pay button, which loads in a chunk of its own; an invoice without a number gets only the link to the form. */
function PayLate({ number, amount }: { readonly number: string; readonly amount: string }) {
  const { t } = useT('payment');
  const form = useBillingForm();
  const { part } = useLazyPart(loadPay, number !== '');
  const update = <Button {...form}>{t('payment.update')}</Button>;
  if (!part) return update;
  return (
    <part.PayInvoice number={number} amount={amount}>
      {update}
    </part.PayInvoice>
  );
}
