import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import type { BillingProblem } from '../flows/billing/outcome';
import { refreshBilling } from '../flows/billing/refresh';
import type { TextKey } from '../i18n/keys';
import { useAnnounce } from '../hooks/use-announce';
import { useBilling } from '../hooks/use-billing';
import { Button } from '../ui/button';
import { keepFocusInView } from '../ui/kit/keep-focus-in-view';
import { takeLostFocus } from '../ui/kit/take-lost-focus';
import { BankPage } from './bank-page';
import { SessionOver } from './session-over';
import { useRuntime } from '../hooks/use-runtime';
import { useBillingForm } from '../hooks/use-billing-form';
import { useMethodName } from '../hooks/use-method-name';
import { usePay } from '../hooks/use-pay';

interface PayInvoiceProps {
  readonly number: string;
  /** Formatted amount with tax; empty if it is unknown. */
  readonly amount: string;
  /** False once the server says that nothing is due: only the sentence about a payment that was made here is left. */
  readonly isDue?: boolean;
  readonly kind?: 'primary' | 'secondary';
  readonly size?: 'sm';
  /** Content beside the button. */
  readonly children?: ReactNode;
}

/** Moves the focus to the note, because the pressed button is gone, and on from it when the note goes. */
const passFocus = (note: HTMLElement | null) => {
  takeLostFocus(note);
  return keepFocusInView(note);
};

const PROBLEMS: Readonly<Record<Exclude<BillingProblem['kind'], 'refused'>, TextKey<'payment' | 'errors'>>> = {
  unknown: 'payment.unknown_outcome',
  offline: 'payment.offline',
  expired: 'errors.session_expired',
  unauthorized: 'errors.unauthorized',
  'not-json': 'errors.not_json',
  unread: 'errors.not_json',
  failed: 'errors.not_json',
};

/**
 * Pays an open invoice with the stored payment method; its button names the method and the sum. It handles a bank's challenge, a
 * refusal and an unknown outcome in place. Without a method it links to the billing form.
 */
export function PayInvoice({ number, amount, isDue = true, kind = 'primary', size, children }: PayInvoiceProps) {
  const { t, ready } = useT('payment', 'errors');
  const { store } = useRuntime();
  const nameOf = useMethodName();
  const { status, standing, info } = useBilling(undefined);
  const { step, isMine, isPressed, pay, ask, stop } = usePay(number);
  const isPaid = step.phase === 'paid';
  // Every widget that shows the invoice announces it, because the pressed one may be gone; the page says it once.
  useAnnounce(isPaid, isPaid ? t('payment.paid_invoice', { number }) : null);
  // A failed read concerns every invoice on the page, so only a retry by the person is announced (role `alert`).
  const [again, setAgain] = useState({ isBusy: false, times: 0 });
  const readAgain = async (): Promise<void> => {
    setAgain(({ times }) => ({ isBusy: true, times }));
    await store.dispatch(refreshBilling());
    setAgain(({ times }) => ({ isBusy: false, times: times + 1 }));
  };
  const form = useBillingForm();
  const payment = info?.payment ?? null;
  // Renders no button before its texts are loaded, nor for an account that another party pays for or manages.
  if (!ready || (status === 'ready' && standing !== 'open')) return children;

  if (step.phase === 'bank')
    return (
      <BankPage
        url={step.url}
        text={t('payment.bank_text')}
        back={t('payment.bank_cancel')}
        onConfirmed={pay}
        onRefused={() => stop({ kind: 'refused', message: t('payment.bank_refused') })}
        onCancel={() => stop()}
      />
    );
  if (isPaid)
    return (
      <>
        <p className="pay-done sm medium" ref={isPressed ? passFocus : undefined} tabIndex={-1}>
          {t('payment.paid_invoice', { number })}
        </p>
        {!isDue && children}
      </>
    );
  if (!isDue) return children;
  const problem = step.phase === 'idle' ? step.problem : null;
  const isBusy = step.phase === 'paying';
  const isUnread = status === 'failed' && step.phase === 'idle' && !problem;
  const button = () => {
    if (problem?.kind === 'expired' || problem?.kind === 'unauthorized') return <SessionOver size={size} />;
    if (problem?.kind === 'unknown')
      return (
        <Button kind={kind} size={size} suffix={t('payment.for_invoice', { number })} onClick={() => ask(problem.key)}>
          {t('payment.check_again')}
        </Button>
      );
    if (isUnread)
      return (
        <Button
          kind={kind}
          size={size}
          busy={again.isBusy}
          suffix={t('payment.for_invoice', { number })}
          onClick={() => void readAgain()}
        >
          {t('common.retry')}
        </Button>
      );
    if (status === 'ready' && !payment)
      return (
        <Button kind={kind} size={size} suffix={t('payment.for_invoice', { number })} {...form}>
          {t('payment.add_method')}
        </Button>
      );
    return (
      <Button
        kind={kind}
        size={size}
        busy={isBusy}
        disabled={!payment}
        suffix={t('payment.for_invoice', { number })}
        onClick={() => pay()}
      >
        {isBusy
          ? t('payment.paying')
          : payment
            ? t(amount ? 'payment.pay_with' : 'payment.pay_open_with', { amount, method: nameOf(payment) })
            : t(amount ? 'payment.pay' : 'payment.pay_open', { amount })}
      </Button>
    );
  };
  return (
    <>
      {(problem || isUnread) && (
        <p
          key={again.times}
          className="pay-problem sm"
          role={(problem && isMine) || again.times > 0 ? 'alert' : undefined}
        >
          {problem?.kind === 'refused'
            ? problem.message
            : t(problem ? PROBLEMS[problem.kind] : 'payment.method_unread')}
        </p>
      )}
      {/* After the bank's page, which had the focus, the button is drawn anew. */}
      <span ref={isPressed ? takeLostFocus : undefined} style={{ display: 'contents' }}>
        {button()}
      </span>
      {children}
    </>
  );
}
