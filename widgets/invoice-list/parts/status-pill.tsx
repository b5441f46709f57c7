import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { clockIcon, refreshIcon } from '../../../src/ui/account-icons';
import { Pill } from '../../../src/ui/badge';
import { alertIcon, checkIcon, closeIcon, warningIcon } from '../../../src/ui/icons';
import { undoIcon } from './icons';

interface Look {
  readonly text: TextKey<'invoice_list'>;
  readonly tone?: 'positive' | 'warning' | 'danger' | 'info';
  readonly icon: string;
}

const LOOKS: Readonly<Record<PaymentStatus, Look>> = {
  [PaymentStatus.unpaid]: { text: 'invoice_list.unpaid', tone: 'warning', icon: warningIcon },
  [PaymentStatus.pending]: { text: 'invoice_list.pending', tone: 'info', icon: clockIcon },
  [PaymentStatus.paid]: { text: 'invoice_list.paid', tone: 'positive', icon: checkIcon },
  [PaymentStatus.processing]: { text: 'invoice_list.processing', tone: 'info', icon: refreshIcon },
  [PaymentStatus.refund]: { text: 'invoice_list.refunded', icon: undoIcon },
  [PaymentStatus.scheduled]: { text: 'invoice_list.scheduled', tone: 'info', icon: clockIcon },
  [PaymentStatus.void]: { text: 'invoice_list.void', icon: closeIcon },
  [PaymentStatus.fraud]: { text: 'invoice_list.fraud', tone: 'warning', icon: warningIcon },
  [PaymentStatus.failed]: { text: 'invoice_list.failed', tone: 'danger', icon: alertIcon },
  [PaymentStatus.due]: { text: 'invoice_list.due', tone: 'warning', icon: clockIcon },
  [PaymentStatus.overdue]: { text: 'invoice_list.overdue', tone: 'danger', icon: alertIcon },
};

/** Renders the payment status of an invoice; nothing for an unknown status. [PAY-01] */
export function StatusPill({ status }: { readonly status: PaymentStatus | null }) {
  const { t } = useT('invoice_list');
  if (status === null) return null;
  const { text, tone, icon } = LOOKS[status];
  return (
    <Pill tone={tone} icon={icon}>
      {t(text)}
    </Pill>
  );
}
