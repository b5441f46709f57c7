import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { currencyOf } from '../../../src/domain/money/currency';
import type { SubscriptionInfo } from '../../../src/domain/subscription/info';
import { mayBill } from '../../../src/domain/subscription/policy';
import type { Account } from '../../../src/domain/subscription/types';
import { isReseller } from '../../../src/domain/subscription/user-type';
import { isSubscriptionOver } from '../../../src/domain/subscription/is-over';
import { standingOf } from '../../../src/domain/subscription/standing';
import { isTrialOver } from '../../../src/domain/cart/trial';
import { readDay } from '../../../src/domain/time/day';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useLazyPart } from '../../../src/hooks/use-lazy-part';
import { useMoney } from '../../../src/hooks/use-money';
import { useToday } from '../../../src/hooks/use-now';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';

/** Others bill these accounts, so no invoice of ours follows and no method of ours is charged. */
const isBilledElsewhere = (account: Account): boolean =>
  isReseller(account) || account.isMobile || account.billingType === 'shopify';

type Fact = readonly [label: string, value: ReactNode];

const loadPayment = () => import('./payment-fact');

/** Renders the next payment with its date, or the end of the subscription. Members of a reseller see no amounts. [ACC-05, ACC-20] */
export function SubscriptionFacts({ info }: { readonly info: SubscriptionInfo }) {
  const facts = useFacts(info);
  const method = usePayment(info);
  if (facts.length === 0 && !method) return null;
  return (
    <dl className="sub-facts" part="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      {method}
    </dl>
  );
}

/** Returns the row of how the account pays, which has its room before it is read; null where others bill, or nothing. */
function usePayment({ held }: SubscriptionInfo): ReactNode {
  const { t } = useT('subscription');
  const account = useSelector(selectAccount);
  const isPaid = held !== null && mayBill(account) && !isBilledElsewhere(account);
  const { part } = useLazyPart(loadPayment, isPaid);
  if (!isPaid) return null;
  return (
    <div>
      <dt>{t('subscription.payment')}</dt>
      <dd className="num">{part ? <part.PaymentFact /> : '\u00A0'}</dd>
    </div>
  );
}

function useFacts({ held, currency }: SubscriptionInfo): readonly Fact[] {
  const { t } = useT('subscription');
  const language = useLanguage();
  const money = useMoney(currencyOf(currency));
  const account = useSelector(selectAccount);
  const isServed = useSelector(selectUserType) === 'reseller';
  const { expiresAt, pastDue } = account;
  const isElsewhere = isBilledElsewhere(account);
  const today = useToday();
  const next = readDay(held?.nextInvoiceAt ?? '');
  // A past date is no next invoice: some servers keep it when they do not renew.
  const isToCome = next !== null && next >= today;
  const facts: Fact[] = [];
  const date = (label: string, iso: string | null | undefined): void => {
    if (iso) facts.push([label, formatDay(iso, language, 'long')]);
  };

  const standing = standingOf(account);
  switch (standing) {
    case 'none':
      break;
    case 'trial':
      date(t(isTrialOver(account, today) ? 'subscription.trial_ended' : 'subscription.trial_ends'), expiresAt);
      break;
    case 'active':
    case 'earlier':
      if (isToCome) date(t(isElsewhere ? 'subscription.renews' : 'subscription.next_invoice'), held?.nextInvoiceAt);
      break;
    case 'canceled':
      date(t('subscription.ends'), expiresAt ?? held?.periodEndsAt);
      break;
    case 'paused':
      facts.push([t('subscription.next_invoice'), t('subscription.no_invoice')]);
      if (isSubscriptionOver(account)) date(t('subscription.ended'), held?.periodEndsAt);
      break;
    case 'expired':
      date(t('subscription.ended'), expiresAt ?? held?.periodEndsAt);
  }
  if (!held || isServed) return facts;
  const isTrial = standing === 'trial';
  if (held.nextAmount !== null && (isTrial || isToCome))
    facts.push([t(isTrial ? 'subscription.first_charge' : 'subscription.amount'), money(held.nextAmount, 'sum').text]);
  if (held.cycle)
    facts.push([
      t('subscription.billing'),
      t(held.cycle === 'year' ? 'subscription.once_a_year' : 'subscription.every_month'),
    ]);
  if (held.credit > 0) facts.push([t('subscription.credit'), money(held.credit, 'sum').text]);
  if (pastDue) {
    const { number } = pastDue;
    const amount = pastDue.amount === null ? '' : money(pastDue.amount, 'sum').text;
    const invoice = t(amount ? 'subscription.past_due_invoice' : 'subscription.past_due_number', { amount, number });
    const said = number ? invoice : amount;
    if (said) facts.push([t('subscription.past_due'), said]);
  }
  return facts;
}
