import { useState } from 'react';
import { useSelector } from 'react-redux';
import { dayOf, type Day } from '../domain/time/day';
import { selectServerTime } from '../store/slices/config';
import type { RootState } from '../store/state';

/** Returns the time of the first render in ms since 1970 by the server's clock. It does not run on, so that nothing changes while it is read. */
export function useNow(): number {
  const [opened] = useState(() => Date.now());
  return useSelector((state: RootState) => selectServerTime(state, opened));
}

/** Returns the day of the first render, by the server's clock. */
export const useToday = (): Day => dayOf(useNow());
