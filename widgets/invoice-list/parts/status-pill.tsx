import { PaymentStatus } from '../../../src/domain/codes/payment';
import type { Invoice } from '../../../src/domain/invoice/types';
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

/** The statuses in the order of a filter: what is open first. */
export const STATUSES: readonly PaymentStatus[] = [
  PaymentStatus.overdue,
  PaymentStatus.failed,
  PaymentStatus.due,
  PaymentStatus.unpaid,
  PaymentStatus.pending,
  PaymentStatus.processing,
  PaymentStatus.scheduled,
  PaymentStatus.paid,
  PaymentStatus.refund,
  PaymentStatus.void,
  PaymentStatus.fraud,
];

export const statusKey = (status: PaymentStatus): TextKey<'invoice_list'> => LOOKS[status].text;

const CREDIT_NOTE: Look = { text: 'invoice_list.credit_note', icon: undoIcon };
const DECLINED: Look = { text: 'invoice_list.void_declined', icon: closeIcon };

const lookOf = ({ kind, status, isDeclined }: Said, known: PaymentStatus): Look => {
  // What a credit note gives back is no payment of the member. One of a declined order is void as its invoice would be.
  if (kind === 'credit_note' && (status === PaymentStatus.paid || status === PaymentStatus.refund)) return CREDIT_NOTE;
  return isDeclined && known === PaymentStatus.void ? DECLINED : LOOKS[known];
};

type Said = Pick<Invoice, 'kind' | 'status' | 'isDeclined'>;

/** Renders the payment status of an invoice; a status that the page does not know is said to be on the document. [PAY-01] */
export function StatusPill({ invoice }: { readonly invoice: Said }) {
  const { t } = useT('invoice_list');
  const { status } = invoice;
  if (status === null) return <span className="muted sm">{t('invoice_list.see_pdf')}</span>;
  const { text, tone, icon } = lookOf(invoice, status);
  return (
    <Pill tone={tone} icon={icon}>
      {t(text)}
    </Pill>
  );
}
