import type { ReactNode } from 'react';
import { CARD_NAMES, cvvLength } from '../../../src/domain/billing/card-type';
import { yearsFrom } from '../../../src/domain/billing/expiry';
import { ACCOUNT_TYPES } from '../../../src/domain/billing/info';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentField } from '../../../src/domain/billing/payment';
import { useT } from '../../../src/i18n/use-t';
import { Field } from '../../../src/ui/field';
import { Icon } from '../../../src/ui/icon';
import { cardIcon } from '../../../src/ui/payment-icons';
import { NotLoaded } from './not-loaded';
import { PaymentFieldSlot } from './payment-field-slot';
import { Stored } from './stored';
import { METHOD_KEYS, PAYMENT_KEYS } from './texts';
import type { Entries } from './use-entries';
import type { PaymentFormState } from './use-payment';

interface PaymentProps {
  /** The prefix for ids. */
  readonly own: string;
  readonly entries: Entries;
  readonly payment: PaymentFormState;
  readonly isLocked: boolean;
  readonly errorOf: (field: string) => string | null;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));

/**
 * Renders the fields of all payment methods and hides those that are not selected, so that a change of the method loses no
 * entries.
 */
export function PaymentSection({ own, entries, payment, isLocked, errorOf }: PaymentProps) {
  const { t } = useT('billing_form');
  const { method, stored, kept, expiry, accountType } = entries;
  const { cardType, standing } = payment;
  const years = yearsFrom(entries.today);

  const entry = (field: PaymentField, hint: string | null = null, before?: ReactNode, after?: ReactNode) => (
    <Field id={own + field} label={t(PAYMENT_KEYS[field])} error={errorOf(field)} hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <span className="input-wrap">
          {before}
          <PaymentFieldSlot
            id={id}
            field={field}
            payment={payment}
            look={{ label: t(PAYMENT_KEYS[field]), hint, error: errorOf(field), describedBy, isLocked }}
          />
          {after}
        </span>
      )}
    </Field>
  );
  const isAway = (field: PaymentField): boolean => standing === 'broken' && payment.entry.isHosted(field);
  const group = (of: MethodName, children: ReactNode) => (
    <fieldset hidden={method !== of || kept !== null}>
      <legend className="vh">{t(METHOD_KEYS[of])}</legend>
      <div className="form-grid">{children}</div>
    </fieldset>
  );
  const mark = cardType && (
    <span className="cardmark" part="card-type">
      <span className="vh">{CARD_NAMES[cardType]}</span>
      <span aria-hidden="true">{cardType === 'amex' ? 'AMEX' : CARD_NAMES[cardType].split(' ')[0]}</span>
    </span>
  );

  return (
    <div className="stack">
      {stored && <Stored payment={stored} isKept={kept !== null} onReplace={entries.replace} />}
      {kept === null && <NotLoaded payment={payment} method={method} />}
      {group(
        'credit_card',
        <>
          <div hidden={isAway('cardno')}>{entry('cardno', null, <Icon shape={cardIcon} />, mark)}</div>
          <div>{entry('name_on_account')}</div>
          <div className="third">
            <Field id={`${own}month`} label={t('billing_form.month')} error={errorOf('month')}>
              {(control) => (
                <select
                  {...control}
                  className="select num"
                  part="input"
                  name="month"
                  data-field="month"
                  autoComplete="cc-exp-month"
                  value={expiry.month}
                  onChange={(event) => entries.expire({ month: event.target.value })}
                >
                  {MONTHS.map((month) => (
                    <option key={month} value={month}>
                      {month.padStart(2, '0')}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <div className="third">
            <Field id={`${own}year`} label={t('billing_form.year')}>
              {(control) => (
                <select
                  {...control}
                  className="select num"
                  part="input"
                  name="year"
                  autoComplete="cc-exp-year"
                  value={expiry.year}
                  onChange={(event) => entries.expire({ year: event.target.value })}
                >
                  {years.map((year) => (
                    <option key={year}>{year}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <div className="third" hidden={isAway('cvv')}>
            {entry('cvv', t(cvvLength(cardType) === 4 ? 'billing_form.cvv_front' : 'billing_form.cvv_back'))}
          </div>
        </>,
      )}
      {group(
        'ach',
        <>
          <div>{entry('ach_name')}</div>
          <div className="w3" hidden={isAway('routing_number')}>
            {entry('routing_number')}
          </div>
          <div className="w3" hidden={isAway('account_number')}>
            {entry('account_number')}
          </div>
          <div>
            <Field id={`${own}account_type`} label={t('billing_form.account_type')}>
              {(control) => (
                <select
                  {...control}
                  className="select"
                  part="input"
                  name="account_type"
                  autoComplete="off"
                  value={accountType}
                  onChange={(event) => entries.bank(event.target.value === 'savings' ? 'savings' : 'checking')}
                >
                  {ACCOUNT_TYPES.map((type) => (
                    <option key={type} value={type}>
                      {t(type === 'savings' ? 'billing_form.savings' : 'billing_form.checking')}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        </>,
      )}
      {group('amazon', <div>{entry('amazon_billing_agreement_id', t('billing_form.agreement_hint'))}</div>)}
      {method === 'paypal' && <p className="muted sm">{t('billing_form.paypal_text')}</p>}
    </div>
  );
}
