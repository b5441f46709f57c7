import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { detailsFaults, type DetailsField } from '../../../src/domain/billing/details';
import { isExpired } from '../../../src/domain/billing/expiry';
import type { BillingInfo } from '../../../src/domain/billing/info';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentFaults, PaymentField } from '../../../src/domain/billing/payment';
import { useElement } from '../../../src/element/context';
import type { BillingOutcome } from '../../../src/flows/billing/outcome';
import type { BillingUpdate } from '../../../src/flows/billing/save';
import { useT } from '../../../src/i18n/use-t';
import { BankPage } from '../../../src/views/bank-page';
import { selectAccount } from '../../../src/store/slices/session';
import { lockIcon } from '../../../src/ui/account-icons';
import { Pill } from '../../../src/ui/badge';
import { Button } from '../../../src/ui/button';
import { Address } from './address';
import { ChargeNote, useCharge } from './charge-note';
import { PaymentMethodList } from './payment-method-list';
import { NOT_LOADED } from './not-loaded';
import { PaymentSection } from './payment';
import { BillingOutcomeBanner } from './outcome-banner';
import { ErrorSummary } from './error-summary';
import { useEntries } from './use-entries';
import { usePayment } from './use-payment';
import { useSave } from './use-save';
import { fieldErrors } from './field-errors';

/** The outcome if the payment fields could not be read, so that nothing was sent. */
const UNREAD: BillingOutcome = { kind: 'not-saved', status: 0, problem: { kind: 'unread' } };

interface FormProps {
  readonly info: BillingInfo;
  readonly offered: readonly MethodName[];
}

/** Renders the form. Validation errors appear from the first submit on and disappear once corrected. */
export function BillingFormView({ info, offered }: FormProps) {
  const { t } = useT('billing_form');
  const { state: showState } = useElement();
  const { memberId } = useSelector(selectAccount);
  const own = useId();
  const form = useRef<HTMLFormElement>(null);
  const entries = useEntries(info, offered);
  const payment = usePayment(entries.kept ? null : entries.method, () => form.current?.requestSubmit());
  const [tries, setTries] = useState(0);
  const { step, save, ask, edit } = useSave(() => {
    payment.forget();
    entries.reset();
    setTries(0);
  });
  const { details, method, kept, expiry, accountType } = entries;
  const isSending = step.phase === 'sending';
  const isSaved = step.phase === 'editing' && step.isSaved && !entries.isDirty && !payment.isTouched;
  const charge = useCharge();
  // Only a new payment method is charged; a changed address is not.
  const isCharged = charge !== null && !kept;
  const [hadCharge, setHadCharge] = useState(false);
  const isLate = method === 'credit_card' && !kept && isExpired(expiry, entries.today);
  const faults = tries > 0 ? detailsFaults(details) : {};
  const wrong = fieldErrors({
    t,
    details,
    faults,
    method: kept ? null : method,
    payment: payment.faults,
    cardType: payment.cardType,
    isLate: isLate && tries > 0,
  });

  useEffect(() => showState('sending', isSending), [showState, isSending]);
  useEffect(() => showState('saved', isSaved), [showState, isSaved]);

  const focus = (field: string): void => {
    const control = form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    if (control) control.focus();
    else payment.entry.focus(field as PaymentField);
  };
  // Moves the focus after the error is tied to its field, so that screen readers announce both.
  const first = useRef<string | undefined>(undefined);
  const focusFirst = useEffectEvent(() => {
    if (first.current) focus(first.current);
  });
  useEffect(() => {
    if (tries > 0) focusFirst();
  }, [tries]);

  /** Shows all validation errors, with `found` for the payment, and focuses the first. @returns whether there is any */
  const isWrong = (found: PaymentFaults): boolean => {
    const amiss = fieldErrors({
      t,
      details,
      faults: detailsFaults(details),
      method: kept ? null : method,
      payment: found,
      cardType: payment.cardType,
      isLate,
    });
    payment.blame(found);
    first.current = amiss[0]?.field;
    setTries((before) => before + 1);
    return amiss.length > 0;
  };
  /** Returns the update; null if it is invalid, or its outcome if the fields failed. Only this function reads the payment. */
  const make = async (threeDToken: string | null): Promise<BillingUpdate | BillingOutcome | null> => {
    if (kept) return { memberId, details, payment: { kind: 'kept', payment: kept }, threeDToken };
    const reading = await payment.entry.read(method, expiry);
    if (reading.kind === 'broken') return UNREAD;
    if (reading.kind === 'wrong') isWrong(reading.faults);
    if (reading.kind !== 'complete') return null;
    const { entry } = reading;
    return { memberId, details, payment: { kind: 'new', method, expiry, accountType, entry }, threeDToken };
  };
  const isFine = (): boolean => {
    if (isWrong(kept ? {} : payment.entry.faults(method))) return false;
    const isAbsent = !kept && payment.isBroken(method);
    if (isAbsent) focus(NOT_LOADED);
    return !isAbsent;
  };
  const send = (threeDToken: string | null = null): void => {
    setHadCharge(isCharged);
    save(method, isFine, () => make(threeDToken));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const errorOf = (field: string): string | null => wrong.find((one) => one.field === field)?.text ?? null;

  return (
    <section className="panel" part="billing-form" aria-labelledby={`${own}title`}>
      <header className="panel-head">
        <h3 className="panel-title" id={`${own}title`}>
          {t('billing_form.title')}
        </h3>
        <Pill icon={lockIcon}>{t('billing_form.encrypted')}</Pill>
      </header>
      {step.phase === 'challenge' && (
        <div className="panel-body">
          <BankPage
            url={step.url}
            text={t('billing_form.three_d_text')}
            back={t('billing_form.three_d_cancel')}
            onConfirmed={send}
            onRefused={() => edit({ kind: 'refused', message: t('billing_form.three_d_refused') })}
            onCancel={() => edit()}
          />
        </div>
      )}
      {/* It would be sent nowhere without a script: a dialog's form has no dialog to close. Hidden, it keeps what was typed. */}
      <form
        className="panel-body bill-form"
        ref={form}
        method="dialog"
        noValidate
        hidden={step.phase === 'challenge'}
        onSubmit={submit}
      >
        <BillingOutcomeBanner
          step={step}
          isSaved={isSaved}
          isPaid={hadCharge && !charge}
          onAgain={() => send()}
          onAsk={ask}
        />
        {wrong.length > 0 && <ErrorSummary wrong={wrong} onGo={focus} />}
        {offered.length > 1 && <PaymentMethodList offered={offered} method={method} onChoose={entries.choose} />}
        <PaymentSection own={own} entries={entries} payment={payment} isLocked={isSending} errorOf={errorOf} />
        <Address
          own={own}
          details={details}
          isLocked={isSending}
          errorOf={(field: DetailsField) => errorOf(field)}
          onChange={entries.change}
        />
        {isCharged && <ChargeNote id={`${own}charge`} charge={charge} />}
        <div className="cluster">
          <Button kind="primary" type="submit" busy={isSending} describedBy={isCharged ? `${own}charge` : undefined}>
            {t(isSending ? 'billing_form.saving' : 'billing_form.save')}
          </Button>
          {(entries.isDirty || payment.isTouched) && (
            <Button
              kind="plain"
              disabled={isSending}
              onClick={() => {
                payment.forget();
                entries.reset();
                setTries(0);
                edit();
              }}
            >
              {t('billing_form.discard')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
