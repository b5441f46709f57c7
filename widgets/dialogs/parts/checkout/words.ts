import { useSelector } from 'react-redux';
import { selectOrder } from '../../../../src/flows/checkout/selectors';
import { useT } from '../../../../src/i18n/use-t';

/** Of these a move has words of its own: it is agreed to, and not ordered. */
const WORDS = {
  stop_send: { order: 'checkout.stop_send', move: 'migration.stop_send' },
  stop_sent: { order: 'checkout.stop_sent', move: 'migration.stop_sent' },
  stop_pay: { order: 'checkout.stop_pay', move: 'migration.stop_pay' },
  unknown_title: { order: 'checkout.unknown_title', move: 'migration.unknown_title' },
  unknown_lead: { order: 'checkout.unknown_lead', move: 'migration.unknown_lead' },
  missing_title: { order: 'checkout.missing_title', move: 'migration.missing_title' },
  missing_lead: { order: 'checkout.missing_lead', move: 'migration.missing_lead' },
  discard: { order: 'checkout.discard', move: 'migration.discard' },
  late_lead: { order: 'checkout.late_lead', move: 'migration.late_lead' },
} as const;

/** Whether the order is a move to a custom solution. */
export const useIsMove = (): boolean => useSelector(selectOrder)?.ending === 'migration';

/** A checkout does not load the texts of a move. */
export const surfacesOf = (isMove: boolean): readonly ('checkout' | 'migration')[] =>
  isMove ? ['checkout', 'migration'] : ['checkout'];

/** What is said of an order as it goes, by what it is. */
export function useWords(): (word: keyof typeof WORDS) => string {
  const isMove = useIsMove();
  const { t } = useT(...surfacesOf(isMove));
  return (word) => t(WORDS[word][isMove ? 'move' : 'order']);
}
