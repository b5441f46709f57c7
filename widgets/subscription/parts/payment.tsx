import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { HeldModule, SubscriptionInfo } from '../../../src/domain/subscription/info';
import { moduleSays, type PaymentNotice } from '../../../src/domain/payment/notices';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useToday } from '../../../src/hooks/use-now';
import { useDaysLeft, usePaymentNotices } from '../../../src/views/use-payment-notices';
import { clockIcon, refreshIcon } from '../../../src/ui/account-icons';
import { Pill } from '../../../src/ui/badge';
import { alertIcon } from '../../../src/ui/icons';
import { Notices } from '../../../src/ui/notices';

export { Pending } from './pending';

/** Number of banners shown at once. [docs/decisions/0062] */
const ROOM = 2;

/** How long (ms) the plan waits for the texts of its notices, because texts that do not load must not hide the plan. */
const PATIENCE_MS = 2_000;

/** Renders nothing, and says once that the notices can be shown, or that they take too long. */
export function UntilTold({ onTold }: { readonly onTold: () => void }) {
  const { ready } = useT('payment');
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (ready) return tell();
    const timer = setTimeout(tell, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  return null;
}

interface PaymentNoticesProps {
  readonly info: SubscriptionInfo;
  /** The pending banner above takes one of the places. */
  readonly isPending: boolean;
}

/** Renders the payment notices of the account, above the plan. [PAY-12 … PAY-20] */
export function PaymentNotices({ info, isPending }: PaymentNoticesProps) {
  const { t } = useT('payment');
  const { items, ready } = usePaymentNotices(info);
  if (!ready) return null;
  return <Notices items={items} room={isPending ? ROOM - 1 : ROOM} more={(count) => t('payment.more', { count })} />;
}

type Kind = PaymentNotice['message']['kind'];
interface Look {
  readonly text: TextKey<'payment'>;
  readonly tone: 'danger' | 'warning' | 'info';
  readonly icon: string;
}

const LOOKS: Readonly<Partial<Record<Kind, Look>>> = {
  declined: { text: 'payment.pill_declined', tone: 'danger', icon: alertIcon },
  'past-due': { text: 'payment.pill_past_due', tone: 'danger', icon: alertIcon },
  unpaid: { text: 'payment.pill_unpaid', tone: 'danger', icon: alertIcon },
  'trial-over': { text: 'payment.pill_trial_over', tone: 'warning', icon: clockIcon },
  due: { text: 'payment.pill_due', tone: 'warning', icon: clockIcon },
  processing: { text: 'payment.pill_processing', tone: 'info', icon: refreshIcon },
  pending: { text: 'payment.pill_processing', tone: 'info', icon: refreshIcon },
};

interface AddOnPaymentProps {
  readonly module: HeldModule;
  readonly as: 'pill' | 'note';
  /** The fallback for an add-on without a payment message. */
  readonly children: ReactNode;
}

/** Renders the payment status of an add-on as a pill after its name, or as a note with the remaining time below. */
export function AddOnPayment({ module, as, children }: AddOnPaymentProps) {
  const { t, ready } = useT('payment');
  const left = useDaysLeft();
  const today = useToday();
  const message = module.isActive && ready ? moduleSays(module, today) : null;
  const look = message && LOOKS[message.kind];
  if (!look) return children;
  if (as === 'pill')
    return (
      <Pill tone={look.tone} icon={look.icon}>
        {t(look.text)}
      </Pill>
    );
  const until = message.kind === 'declined' || message.kind === 'due' ? message.left : null;
  if (!until) return children;
  return <span>{t(message.kind === 'due' ? 'payment.note_due' : 'payment.note_stops', { left: left(until) })}</span>;
}
