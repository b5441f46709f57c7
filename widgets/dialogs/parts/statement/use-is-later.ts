import { useSelector } from 'react-redux';
import { type Day } from '../../../../src/domain/time/day';
import { selectAccount } from '../../../../src/store/slices/session';
import { useToday } from '../../../../src/hooks/use-now';

/**
 * Returns a function that tells whether an amount is charged on a later day, as the first charge of a trial is. Other amounts are due
 * at once, even if the dialog stays open over midnight or the browser's clock is late.
 * @param ordered whether the order was placed on a trial; the default is the account's current trial
 */
export function useIsLater(ordered?: boolean): (day: Day | null) => day is Day {
  const account = useSelector(selectAccount);
  const isTrial = ordered ?? account.isTrial;
  const today = useToday();
  return (day): day is Day => isTrial && day !== null && day > today;
}
