import { useSelector } from 'react-redux';
import { selectOrder } from '../../../../src/flows/checkout/selectors';
import { useT } from '../../../../src/i18n/use-t';

/** Texts that differ for a migration, because a member agrees to it instead of ordering it. */
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

/** Returns whether the order is a migration to a custom solution. */
export const useIsMove = (): boolean => useSelector(selectOrder)?.ending === 'migration';

/** Returns the text surfaces of an order. A checkout does not load the texts of a migration. */
export const surfacesOf = (isMove: boolean): readonly ('checkout' | 'migration')[] =>
  isMove ? ['checkout', 'migration'] : ['checkout'];

/** Returns a function that selects the text for a checkout or a migration. */
export function useWords(): (word: keyof typeof WORDS) => string {
  const isMove = useIsMove();
  const { t } = useT(...surfacesOf(isMove));
  return (word) => t(WORDS[word][isMove ? 'move' : 'order']);
}
