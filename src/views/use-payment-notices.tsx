import { useState } from 'react';
import { useSelector } from 'react-redux';
import { customPlan } from '../domain/cart/custom-plan';
import { currencyOf } from '../domain/money/currency';
import type { PaymentMessage } from '../domain/payment/message';
import { paymentNotices, type PaymentNotice } from '../domain/payment/notices';
import type { SubscriptionInfo } from '../domain/subscription/info';
import { mayChange } from '../domain/subscription/policy';
import { formatDay } from '../i18n/format-day';
import type { TextKey } from '../i18n/keys';
import { useLanguage, useT } from '../i18n/use-t';
import { selectAccount } from '../store/slices/session';
import { clockIcon, refreshIcon } from '../ui/account-icons';
import type { NoticeItem } from '../ui/notices';
import { PaymentActions } from './payment-actions';
import { useMoney } from '../hooks/use-money';
import { useToday } from '../hooks/use-now';

type Kind = PaymentNotice['message']['kind'];

const TONES: Readonly<Record<Kind, NoticeItem['tone']>> = {
  'past-due': 'danger',
  declined: 'danger',
  unpaid: 'danger',
  legacy: 'warning',
  'trial-over': 'warning',
  due: 'warning',
  'trial-ends': 'warning',
  processing: 'info',
  pending: 'info',
  scheduled: 'info',
};
const ICONS: Readonly<Partial<Record<Kind, string>>> = {
  processing: refreshIcon,
  pending: clockIcon,
  scheduled: clockIcon,
  due: clockIcon,
};

/** Returns a function that formats a number of days: `3 days`. */
export function useDaysLeft(): (days: number) => string {
  const { t } = useT('payment');
  return (count) => t('payment.days', { count });
}

/** Returns the payment notices of a subscription, with their texts and actions. [PAY-12 … PAY-20] */
export function usePaymentNotices(info: SubscriptionInfo | null): {
  readonly items: readonly NoticeItem[];
  readonly ready: boolean;
} {
  const { t, ready } = useT('payment');
  const language = useLanguage();
  const account = useSelector(selectAccount);
  const money = useMoney(currencyOf(info?.currency));
  const left = useDaysLeft();
  // The day of the first render; the notices do not follow the clock.
  const today = useToday();
  const notices = info ? paymentNotices(account, info, today) : [];
  const isDone = useDone(info !== null, notices);
  const mayAct = mayChange(account);

  const amountOf = ({ subject }: Pick<PaymentNotice, 'subject'>): string =>
    subject.of === 'invoice' && subject.amount !== null ? money(subject.amount, 'sum').text : '';
  const titleOf = ({ subject, message }: PaymentNotice): string => {
    const { kind } = message;
    if (subject.of === 'invoice') {
      const { number } = subject;
      const amount = amountOf({ subject });
      if (!number) return t('payment.some_past_due');
      return t(amount ? 'payment.invoice_past_due' : 'payment.invoice_late', { number, amount });
    }
    if (subject.of === 'module') {
      const name = subject.module.title;
      if (message.kind === 'trial-ends') return t('payment.module_trial_ends', { name, left: left(message.left) });
      return t(MODULE_TITLES[kind] ?? 'payment.module_past_due', { name });
    }
    if (message.kind === 'trial-ends') return t('payment.plan_trial_ends', { left: left(message.left) });
    if (message.kind === 'due' && message.left) return t('payment.due_in', { left: left(message.left) });
    return t(PLAN_TITLES[message.kind]);
  };
  const textOf = ({ subject, message }: PaymentNotice): string => {
    const module = subject.of === 'module' ? subject.module : null;
    switch (message.kind) {
      case 'declined':
        return message.left
          ? t(module ? 'payment.module_declined_left' : 'payment.plan_declined_left', { left: left(message.left) })
          : t('payment.declined');
      case 'scheduled': {
        const [date, sum] = [info?.held?.nextInvoiceAt, info?.held?.nextAmount];
        if (module || !date || sum == null) return t('payment.scheduled');
        return t('payment.scheduled_on', { date: formatDay(date, language, 'long'), amount: money(sum, 'sum').text });
      }
      case 'trial-ends':
        if (!module) return t('payment.plan_trial_text');
        return module.monthly === null
          ? t('payment.module_trial_plain')
          : t('payment.module_trial_text', { price: money(module.monthly, 'card').text });
      case 'trial-over':
        return t(module ? 'payment.module_trial_over_text' : 'payment.plan_trial_over_text');
      case 'legacy':
        if (info?.held?.planId === customPlan.id)
          return t('payment.legacy_custom_text', { amount: money(account.legacyCost, 'sum').text });
        return t(account.isMobile ? 'payment.legacy_store_text' : 'payment.legacy_text', {
          amount: money(account.legacyCost, 'sum').text,
        });
      default:
        return t(TEXTS[message.kind]);
    }
  };
  const items = notices.map((notice): NoticeItem => ({
    id: notice.id,
    tone: TONES[notice.message.kind],
    icon: ICONS[notice.message.kind],
    title: titleOf(notice),
    text: textOf(notice),
    actions: mayAct && <PaymentActions notice={notice} amount={amountOf(notice)} />,
  }));
  const done: NoticeItem = {
    id: 'done',
    tone: 'positive',
    title: t('payment.done'),
    text: t('payment.done_text'),
    isOutcome: true,
  };
  return { items: isDone ? [...items, done] : items, ready };
}

const MODULE_TITLES: Readonly<Partial<Record<Kind, TextKey<'payment'>>>> = {
  'past-due': 'payment.module_past_due',
  declined: 'payment.module_declined',
  unpaid: 'payment.module_unpaid',
  'trial-over': 'payment.module_trial_over',
  due: 'payment.module_due',
  processing: 'payment.module_processing',
  pending: 'payment.module_processing',
  scheduled: 'payment.module_scheduled',
};
const PLAN_TITLES: Readonly<Record<Exclude<Kind, 'trial-ends'>, TextKey<'payment'>>> = {
  'past-due': 'payment.some_past_due',
  declined: 'payment.plan_declined',
  unpaid: 'payment.plan_declined',
  legacy: 'payment.legacy',
  'trial-over': 'payment.plan_trial_over',
  due: 'payment.due_soon',
  processing: 'payment.processing_title',
  pending: 'payment.pending_title',
  scheduled: 'payment.scheduled_title',
};
type Plain = Exclude<PaymentMessage['kind'] | 'unpaid', 'declined' | 'scheduled' | 'trial-ends' | 'trial-over'>;
const TEXTS: Readonly<Record<Plain, TextKey<'payment'>>> = {
  'past-due': 'payment.past_due_text',
  due: 'payment.due_text',
  unpaid: 'payment.unpaid_text',
  processing: 'payment.processing',
  pending: 'payment.pending',
};

/** Returns true if a payment was open or under way when this page first saw it, and no longer is. */
function useDone(isKnown: boolean, notices: readonly PaymentNotice[]): boolean {
  const isOpen = notices.some(
    ({ reasons, message }) => reasons.length > 0 || message.kind === 'processing' || message.kind === 'pending',
  );
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isKnown && wasOpen && !isOpen;
}
