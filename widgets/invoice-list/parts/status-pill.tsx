import { Payment } from '../../../src/domain/codes/payment';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { clock, refresh } from '../../../src/ui/account-icons';
import { Pill } from '../../../src/ui/badge';
import { alert, check, close, warning } from '../../../src/ui/icons';
import { undo } from './icons';

interface Look {
  readonly text: TextKey<'invoice_list'>;
  readonly tone?: 'positive' | 'warning' | 'danger' | 'info';
  readonly icon: string;
}

const LOOKS: Readonly<Record<Payment, Look>> = {
  [Payment.unpaid]: { text: 'invoice_list.unpaid', tone: 'warning', icon: warning },
  [Payment.pending]: { text: 'invoice_list.pending', tone: 'info', icon: clock },
  [Payment.paid]: { text: 'invoice_list.paid', tone: 'positive', icon: check },
  [Payment.processing]: { text: 'invoice_list.processing', tone: 'info', icon: refresh },
  [Payment.refund]: { text: 'invoice_list.refunded', icon: undo },
  [Payment.scheduled]: { text: 'invoice_list.scheduled', tone: 'info', icon: clock },
  [Payment.void]: { text: 'invoice_list.void', icon: close },
  [Payment.fraud]: { text: 'invoice_list.fraud', tone: 'warning', icon: warning },
  [Payment.failed]: { text: 'invoice_list.failed', tone: 'danger', icon: alert },
  [Payment.due]: { text: 'invoice_list.due', tone: 'warning', icon: clock },
  [Payment.overdue]: { text: 'invoice_list.overdue', tone: 'danger', icon: alert },
};

/** How the payment of an invoice stands, in a word; nothing where the server says nothing that is known. [PAY-01] */
export function StatusPill({ status }: { readonly status: Payment | null }) {
  const { t } = useT('invoice_list');
  if (status === null) return null;
  const { text, tone, icon } = LOOKS[status];
  return (
    <Pill tone={tone} icon={icon}>
      {t(text)}
    </Pill>
  );
}
