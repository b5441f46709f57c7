import { useState } from 'react';
import { dayOf, type Day } from '../../../../src/domain/time/day';

/** Whether a sum is taken on a later day than that of which the dialog is, as a trial's first charge is. */
export function useIsLater(): (day: Day | null) => day is Day {
  const [today] = useState(() => dayOf(Date.now()));
  return (day): day is Day => day !== null && day > today;
}
