import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Plan } from '../../../src/domain/catalogue/types';

/** Below this the comparison shows two packages, in rem; each above four wants a column of its own. */
const TABLE = 45;
const NAMES = 13;
const COLUMN = 8;

/** Whether so many packages do not fit beside each other into a box; measured before anything is painted. */
export function useIsNarrow(box: RefObject<HTMLElement | null>, count: number): boolean {
  const [isNarrow, narrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      // Larger letters want more room, smaller ones no less: as the container queries of all sheets have it.
      const rem = Math.max(16, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 0);
      const room = element.offsetWidth / rem;
      narrow(room > 0 && room < Math.max(TABLE, NAMES + count * COLUMN));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    measure();
    return () => resized.disconnect();
  }, [box, count]);
  return isNarrow;
}

type Pair = readonly [first: string, second: string];

/**
 * The two packages that a phone shows, and how to put another in one's place. They are known by their families, so that
 * another billing keeps them.
 * @param wanted the package in the cart, else the one that most choose, which stands among them from the start
 */
export function usePair(plans: readonly Plan[], wanted: Plan | undefined) {
  const [chosen, choose] = useState<Pair | null>(null);
  const families = plans.map(({ family }) => family);
  const [first = '', second = ''] = families;
  const atFirst: Pair = [first, wanted && wanted.family !== first ? wanted.family : second];
  const pair = chosen?.every((family) => families.includes(family)) ? chosen : atFirst;
  return {
    pair: pair.flatMap((family) => plans.filter((plan) => plan.family === family)),
    /** What already stands in the other place changes places. */
    put(at: number, family: string): void {
      const [left, right] = pair;
      if (at === 0) choose([family, family === right ? left : right]);
      else choose([family === left ? right : left, family]);
    },
  };
}
