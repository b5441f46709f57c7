import { useDispatch, useSelector } from 'react-redux';
import { currencyOf } from '../../../../src/domain/money/currency';
import { inForce } from '../../../../src/domain/subscription/in-force';
import { selectCheckout } from '../../../../src/flows/checkout/selectors';
import { attemptStepped, reviewRetried, type CheckoutFlowState } from '../../../../src/flows/checkout/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { PayInvoice } from '../../../../src/views/pay-invoice';
import { useMoney } from '../../../../src/hooks/use-money';
import { useRoute } from '../../../../src/hooks/use-route';
import { selectAccount } from '../../../../src/store/slices/session';
import type { DialogText } from '../../../../src/store/slices/dialogs';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { surfacesOf, useIsMove, useWords } from './words';

function useSteps() {
  const dispatch = useDispatch();
  return {
    leave: () => void dispatch(attemptStepped({ event: { type: 'left' } })),
    again: () => void dispatch(attemptStepped({ event: { type: 'again', now: Date.now() } })),
  };
}

/** Renders the unknown outcome of an order, or that it never arrived. Asking again cannot order twice. */
export function OrderUnknown({ isMissing }: { readonly isMissing: boolean }) {
  const { t } = useT('checkout');
  const word = useWords();
  const { leave, again } = useSteps();
  return (
    <Dialog
      width="message"
      status={isMissing ? 'error' : 'info'}
      title={word(isMissing ? 'missing_title' : 'unknown_title')}
      lead={word(isMissing ? 'missing_lead' : 'unknown_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{isMissing ? word('discard') : t('common.close')}</Button>
          <Button kind="primary" onClick={again}>
            {t(isMissing ? 'checkout.send_again' : 'checkout.ask')}
          </Button>
        </>
      }
    />
  );
}

/** Renders that polling has ended before the order was in force, which is no failure. [docs/decisions/0046] */
export function OrderLate() {
  const { t } = useT('checkout');
  const word = useWords();
  const { leave, again } = useSteps();
  return (
    <Dialog
      width="message"
      status="info"
      title={t('checkout.late_title')}
      lead={word('late_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{t('common.close')}</Button>
          <Button kind="primary" onClick={again}>
            {t('checkout.keep_waiting')}
          </Button>
        </>
      }
    />
  );
}

export function OrderDeclined() {
  const { t } = useT('checkout');
  const { leave } = useSteps();
  const billing = useRoute('subscription');
  return (
    <Dialog
      width="message"
      status="error"
      title={t('checkout.declined_title')}
      lead={t('checkout.declined_lead')}
      onCancel={leave}
      actions={
        <>
          <Button onClick={leave}>{t('common.close')}</Button>
          <Button kind="primary" {...billing}>
            {t('checkout.billing_details')}
          </Button>
        </>
      }
    />
  );
}

interface RefusedProps {
  /** The message of the server. [ERR-12, UPG-22] */
  readonly message: string | null;
  readonly why: DialogText | null;
  readonly reason: CheckoutFlowState['reason'];
}

/** Renders why an order was refused, with the remedies: pay an open invoice, retry, or contact support. */
export function OrderRefused({ message, why, reason }: RefusedProps) {
  const isMove = useIsMove();
  const { t } = useT('upgrade', 'errors', 'checkout', ...surfacesOf(isMove));
  const dispatch = useDispatch();
  const { leave } = useSteps();
  const support = useRoute('contact');
  const billing = useRoute('subscription');
  const { confirmed } = useSelector(selectCheckout);
  const account = useSelector(selectAccount);
  const money = useMoney(currencyOf(account.currency));
  const isChange = inForce(account) !== null;
  const text = (why?.key ?? 'errors.pricing') as TextKey<'errors' | 'upgrade'>;
  // An outdated page must be read again before a retry.
  const mayRetry = confirmed !== null && reason === null && (message !== null || why?.key !== 'errors.marketplace');
  const again = (): void => {
    dispatch(attemptStepped({ event: { type: 'left' }, review: confirmed ?? undefined }));
    dispatch(reviewRetried());
  };
  const title = (): string => {
    if (reason === 'payment_required') return t('checkout.pay_first');
    if (isMove) return t('migration.refused');
    return t(isChange ? 'upgrade.not_changed' : 'checkout.refused_title');
  };
  const toPayment = (
    <Button kind="primary" {...billing}>
      {t('checkout.go_to_payment')}
    </Button>
  );
  const { pastDue } = account;
  const pay = pastDue ? (
    <PayInvoice number={pastDue.number} amount={pastDue.amount === null ? '' : money(pastDue.amount, 'sum').text}>
      {toPayment}
    </PayInvoice>
  ) : (
    toPayment
  );
  const leaveButton = (isOnly: boolean) => (
    <Button kind={isOnly ? 'primary' : 'secondary'} initialFocus={isOnly} onClick={leave}>
      {t(isOnly ? 'common.ok' : 'common.close')}
    </Button>
  );
  return (
    <Dialog
      width="message"
      status="error"
      title={title()}
      lead={message ?? t(text, why?.vars)}
      onCancel={leave}
      actions={
        <>
          <Button kind="plain" {...support}>
            {t('upgrade.contact')}
          </Button>
          {leaveButton(!mayRetry && reason !== 'payment_required')}
          {mayRetry && (
            <Button kind="primary" initialFocus onClick={again}>
              {t('common.retry')}
            </Button>
          )}
          {reason === 'payment_required' && pay}
        </>
      }
    />
  );
}
