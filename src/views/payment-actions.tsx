import type { ReactNode } from 'react';
import type { PaymentNotice } from '../domain/payment/notices';
import { useT } from '../i18n/use-t';
import { Button } from '../ui/button';
import { useBillingForm } from '../hooks/use-billing-form';
import { useLazyPart } from '../hooks/use-lazy-part';
import { useIsCurrentRoute } from '../hooks/use-is-current-route';
import { useRoute } from '../hooks/use-route';

interface PaymentActionsProps {
  readonly notice: PaymentNotice;
  /** Formatted amount of the invoice; empty if it is unknown. */
  readonly amount: string;
}

const loadPay = () => import('./pay-invoice');
const loadOpen = () => import('./pay-open');

/** Renders the actions of a payment notice: an invoice is paid in place, all else on the subscription page. */
export function PaymentActions({ notice: { subject, message, reasons }, amount }: PaymentActionsProps) {
  const { t } = useT('payment');
  const form = useBillingForm();
  const page = useRoute('subscription');
  const isHere = useIsCurrentRoute('subscription');
  const contact = useRoute('contact');
  const packages = useRoute('packages');
  const name = subject.of === 'module' ? subject.module.title : undefined;

  if (subject.of === 'invoice') return <PayLate number={subject.number} amount={amount} />;
  switch (message.kind) {
    case 'declined':
      return (
        <PayPlan isPlan={subject.of === 'plan'}>
          <Button kind="secondary" suffix={name} {...form}>
            {t('payment.update')}
          </Button>
          <Button kind="plain" suffix={name} {...contact}>
            {t('payment.contact')}
          </Button>
        </PayPlan>
      );
    case 'legacy':
      // On the page of the plan, the plan itself stands below with its button.
      return isHere ? null : <Button {...page}>{t('payment.move')}</Button>;
    case 'trial-ends':
    case 'trial-over':
      if (subject.of === 'plan') return <Button {...packages}>{t('payment.choose')}</Button>;
  }
  const isOpen = message.kind === 'due' || message.kind === 'unpaid' || message.kind === 'past-due';
  if (reasons.length === 0 && !isOpen) return null;
  return (
    <PayPlan isPlan={subject.of === 'plan' && isOpen}>
      {reasons.length > 0 && (
        <Button suffix={name} {...form}>
          {t('payment.pay_now')}
        </Button>
      )}
    </PayPlan>
  );
}

/** Renders the other ways to pay, and before them the button that pays the plan's open invoice, where there is one. */
function PayPlan({ isPlan, children }: { readonly isPlan: boolean; readonly children: ReactNode }) {
  const { part } = useLazyPart(loadOpen, isPlan);
  return part ? <part.PayOpen>{children}</part.PayOpen> : children;
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
