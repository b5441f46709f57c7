import type { ReactNode } from 'react';
import { cvvLength } from '../../../src/domain/billing/card-type';
import { ACCOUNT_TYPES } from '../../../src/domain/billing/info';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentField } from '../../../src/domain/billing/payment';
import { useT } from '../../../src/i18n/use-t';
import { Field } from '../../../src/ui/field';
import { Icon } from '../../../src/ui/icon';
import { cardIcon } from '../../../src/ui/payment-icons';
import type { PaymentButtonMethod } from '../../../src/page/payment-buttons';
import { AcceptedCards, CodePlace, RecognizedCard } from './card-marks';
import { ExpiryFields } from './expiry';
import { NotLoaded } from './not-loaded';
import { PaymentFieldSlot } from './payment-field-slot';
import { ProviderButton } from './provider-button';
import { Stored } from './stored';
import { METHOD_KEYS, paymentLabel } from './texts';
import { isButtonHere, type ApprovalState } from './use-approval';
import type { Entries } from './use-entries';
import type { PaymentFormState } from './use-payment';

interface PaymentProps {
  /** The prefix for ids. */
  readonly own: string;
  readonly entries: Entries;
  readonly payment: PaymentFormState;
  readonly approvals: Readonly<Record<PaymentButtonMethod, ApprovalState>>;
  readonly isLocked: boolean;
  readonly errorOf: (field: string) => string | null;
}

const PROVIDED = ['amazon', 'paypal'] as const;

/**
 * Renders the fields of all payment methods and hides those that are not selected, so that a change of the method loses no
 * entries.
 */
export function PaymentSection({ own, entries, payment, approvals, isLocked, errorOf }: PaymentProps) {
  const { t } = useT('billing_form');
  const { method, stored, kept, accountType } = entries;
  const { cardType, standing } = payment;

  const entry = (field: PaymentField, hint: string | null = null, before?: ReactNode, after?: ReactNode) => (
    <Field id={own + field} label={paymentLabel(t, field)} error={errorOf(field)} hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <span className="input-wrap">
          {before}
          <PaymentFieldSlot
            id={id}
            field={field}
            payment={payment}
            look={{ label: paymentLabel(t, field), hint, error: errorOf(field), describedBy, isLocked }}
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
  const isFront = cvvLength(cardType) === 4;

  return (
    <div className="stack">
      {stored && (
        <Stored
          payment={stored}
          isKept={kept !== null}
          mayReplace={stored.method !== 'paypal' || approvals.paypal.isServed}
          onReplace={entries.replace}
        />
      )}
      {kept === null && <NotLoaded payment={payment} method={method} />}
      {group(
        'credit_card',
        <>
          <div className="bill-number" hidden={isAway('cardno')}>
            <AcceptedCards cardType={cardType} />
            {entry('cardno', null, <Icon shape={cardIcon} />, <RecognizedCard cardType={cardType} />)}
          </div>
          <div>{entry('name_on_account')}</div>
          <ExpiryFields own={own} entries={entries} errorOf={errorOf} />
          <div className="third" hidden={isAway('cvv')}>
            {entry(
              'cvv',
              t(isFront ? 'billing_form.cvv_front' : 'billing_form.cvv_back'),
              null,
              <CodePlace isFront={isFront} />,
            )}
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
      {PROVIDED.map(
        (provided) =>
          approvals[provided].isServed && (
            <div key={provided} hidden={method !== provided || kept !== null}>
              <ProviderButton
                id={own + provided}
                method={provided}
                approval={approvals[provided]}
                error={errorOf('agreement')}
              />
            </div>
          ),
      )}
      {group(
        'amazon',
        <div hidden={isButtonHere(approvals.amazon)}>
          {entry('amazon_billing_agreement_id', t('billing_form.agreement_hint'))}
        </div>,
      )}
      {method === 'paypal' && !kept && !approvals.paypal.isServed && (
        <p className="muted sm">{t('billing_form.paypal_text')}</p>
      )}
    </div>
  );
}
