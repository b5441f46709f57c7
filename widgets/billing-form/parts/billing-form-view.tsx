import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { detailsFaults, type DetailsField } from '../../../src/domain/billing/details';
import { expiryFaults } from '../../../src/domain/billing/expiry';
import type { BillingInfo } from '../../../src/domain/billing/info';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentFaults, PaymentField } from '../../../src/domain/billing/payment';
import { useElement } from '../../../src/element/context';
import type { BillingOutcome } from '../../../src/flows/billing/outcome';
import type { BillingUpdate } from '../../../src/flows/billing/save';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { BankPage } from '../../../src/views/bank-page';
import { selectAccount } from '../../../src/store/slices/session';
import { takeLostFocus } from '../../../src/ui/kit/take-lost-focus';
import { lockIcon } from '../../../src/ui/account-icons';
import { Pill } from '../../../src/ui/badge';
import { Banner } from '../../../src/ui/banner';
import { Button } from '../../../src/ui/button';
import { Address } from './address';
import { ChargeNote, useCharge } from './charge-note';
import { PaymentMethodList } from './payment-method-list';
import { NOT_LOADED } from './not-loaded';
import { PaymentSection } from './payment';
import { BillingOutcomeBanner } from './outcome-banner';
import { ErrorSummary } from './error-summary';
import { isButtonMethod } from './use-approval';
import { useApprovals, useSpentApprovals } from './use-approvals';
import { useEntries } from './use-entries';
import { usePayment } from './use-payment';
import { useSave } from './use-save';
import { AGREEMENT, fieldErrors, type FieldError } from './field-errors';

/** The outcome if the payment fields could not be read, so that nothing was sent. */
const UNREAD: BillingOutcome = { kind: 'not-saved', status: 0, problem: { kind: 'unread' } };

interface FormProps {
  readonly info: BillingInfo;
  readonly offered: readonly MethodName[];
}

/** Renders the form. Validation errors appear from the first submit on and disappear once corrected. */
export function BillingFormView({ info, offered }: FormProps) {
  const { t } = useT('billing_form');
  const language = useLanguage();
  const { state: showState } = useElement();
  const { memberId, isWired } = useSelector(selectAccount);
  const own = useId();
  const form = useRef<HTMLFormElement>(null);
  const entries = useEntries(info, offered);
  const payment = usePayment(entries.kept ? null : entries.method, () => form.current?.requestSubmit());
  const [tries, setTries] = useState(0);
  const approvals = useApprovals(entries);
  const startOver = (): void => {
    payment.forget();
    approvals.forget();
    entries.reset();
    setTries(0);
  };
  const { step, save, ask, edit } = useSave(startOver);
  useSpentApprovals(approvals, step);
  const { details, method, kept, expiry, accountType } = entries;
  const isSending = step.phase === 'sending';
  const isAtBank = step.phase === 'challenge';
  const [wasAtBank, setWasAtBank] = useState(false);
  if (isAtBank && !wasAtBank) setWasAtBank(true);
  const isTouched = entries.isDirty || payment.isTouched || approvals.isTouched;
  const isSaved = step.phase === 'editing' && step.isSaved && !isTouched;
  const approval = kept ? null : approvals.of(method);
  const charge = useCharge();
  // Only a new payment method is charged; a changed address is not.
  const isCharged = charge !== null && !kept;
  const [hadCharge, setHadCharge] = useState(false);
  const expiryWrong = method === 'credit_card' && !kept ? expiryFaults(expiry, entries.today) : {};
  const faults = tries > 0 ? detailsFaults(details) : {};
  /** The method whose fields the form itself has. */
  const entered = kept || approval ? null : method;
  const lacking = approval && approval.account === null && isButtonMethod(method) ? method : null;
  const wrong = fieldErrors({
    t,
    language,
    details,
    faults,
    method: entered,
    payment: payment.faults,
    cardType: payment.cardType,
    expiry: tries > 0 ? expiryWrong : {},
    lacking: tries > 0 ? lacking : null,
  });

  useEffect(() => showState('sending', isSending), [showState, isSending]);
  useEffect(() => showState('saved', isSaved), [showState, isSaved]);

  const focus = (field: string): void => {
    if (field === AGREEMENT) return approval?.focus();
    const control = form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    if (control) control.focus();
    else payment.entry.focus(field as PaymentField);
  };
  // Moves the focus after the errors are tied to their fields: to the only one, or to the summary, which says how many there are.
  const amiss = useRef<readonly FieldError[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    const [first, second] = amiss.current;
    if (second) summary.current?.focus();
    else if (first) focus(first.field);
  });
  useEffect(() => {
    if (tries > 0) focusFirst();
  }, [tries]);

  /** Shows all validation errors, with `found` for the payment, and focuses the first. @returns whether there is any */
  const isWrong = (found: PaymentFaults): boolean => {
    amiss.current = fieldErrors({
      t,
      language,
      details,
      faults: detailsFaults(details),
      method: entered,
      payment: found,
      cardType: payment.cardType,
      expiry: expiryWrong,
      lacking,
    });
    payment.blame(found);
    setTries((before) => before + 1);
    return amiss.current.length > 0;
  };
  /** Returns the update; null if it is invalid, or its outcome if the fields failed. Only this function reads the payment. */
  const make = async (threeDToken: string | null): Promise<BillingUpdate | BillingOutcome | null> => {
    if (kept) return { memberId, details, payment: { kind: 'kept', payment: kept }, threeDToken };
    if (approval) {
      const entry = approval.entry();
      return entry && { memberId, details, payment: { kind: 'new', method, expiry, accountType, entry }, threeDToken };
    }
    const reading = await payment.entry.read(method, expiry);
    if (reading.kind === 'broken') return UNREAD;
    if (reading.kind === 'wrong') isWrong(reading.faults);
    if (reading.kind !== 'complete') return null;
    const { entry } = reading;
    return { memberId, details, payment: { kind: 'new', method, expiry, accountType, entry }, threeDToken };
  };
  const isFine = (): boolean => {
    if (isWrong(entered ? payment.entry.faults(entered) : {})) return false;
    const isAbsent = entered !== null && payment.isBroken(entered);
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
    <section className="panel bill" part="billing-form" aria-labelledby={`${own}title`}>
      <header className="panel-head">
        <h3 className="panel-title" id={`${own}title`}>
          {t('billing_form.title')}
        </h3>
        <Pill icon={lockIcon}>{t('billing_form.encrypted')}</Pill>
      </header>
      {isAtBank && (
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
      {/* method="dialog" keeps the browser from sending card data to the page's URL. While hidden, the form keeps typed input. */}
      <form className="panel-body bill-form" ref={form} method="dialog" noValidate hidden={isAtBank} onSubmit={submit}>
        <BillingOutcomeBanner
          step={step}
          isSaved={isSaved}
          isPaid={hadCharge && !charge}
          onAgain={() => send()}
          onAsk={ask}
        />
        {wrong.length > 0 && <ErrorSummary ref={summary} wrong={wrong} onGo={focus} />}
        {isWired && !info.payment && (
          <Banner title={t('billing_form.wired_title')}>{t('billing_form.wired_text')}</Banner>
        )}
        {offered.length > 1 && <PaymentMethodList offered={offered} method={method} onChoose={entries.choose} />}
        <PaymentSection
          own={own}
          entries={entries}
          payment={payment}
          approvals={approvals.all}
          isLocked={isSending}
          errorOf={errorOf}
        />
        <Address
          own={own}
          details={details}
          isLocked={isSending}
          errorOf={(field: DetailsField) => errorOf(field)}
          onChange={entries.change}
        />
        {isCharged && <ChargeNote id={`${own}charge`} charge={charge} />}
        {/* After the bank's page, which had the focus, the form is shown again. */}
        <div className="cluster" ref={wasAtBank && !isAtBank ? takeLostFocus : undefined}>
          <Button kind="primary" type="submit" busy={isSending} describedBy={isCharged ? `${own}charge` : undefined}>
            {t(isSending ? 'billing_form.saving' : 'billing_form.save')}
          </Button>
          {isTouched && (
            <Button
              kind="plain"
              disabled={isSending}
              onClick={() => {
                startOver();
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
