import { useState } from 'react';
import { useSelector } from 'react-redux';
import { dayOf, type Day } from '../../../../src/domain/time/day';
import { selectAccount } from '../../../../src/store/slices/session';

/**
 * Whether a sum is taken on a later day, as the first charge of a trial is. All others pay at once, also where the dialog has stayed
 * open over midnight or the page's clock is behind.
 * @param ordered whether it was ordered on a trial; that of the account now, where nothing was ordered yet
 */
export function useIsLater(ordered?: boolean): (day: Day | null) => day is Day {
  const account = useSelector(selectAccount);
  const isTrial = ordered ?? account.isTrial;
  const [today] = useState(() => dayOf(Date.now()));
  return (day): day is Day => isTrial && day !== null && day > today;
}
