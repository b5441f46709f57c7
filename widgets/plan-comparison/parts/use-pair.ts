import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Plan } from '../../../src/domain/catalogue/types';

/** rem; a narrower comparison shows two packages. More than four packages need one more `COLUMN` each. */
const TABLE = 45;
const NAMES = 13;
const COLUMN = 8;

/** Returns whether the packages do not fit side by side into the box. A layout effect measures it before the first paint. */
export function useIsNarrow(box: RefObject<HTMLElement | null>, count: number): boolean {
  const [isNarrow, narrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      // A larger root font needs more room, a smaller one not less: the same rule as in the container queries of all sheets.
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
 * Returns the two packages of the narrow layout, and a function that replaces one. State holds families instead of plans, so that
 * the pair survives a change of the billing cycle.
 * @param wanted the package in the cart, or else the featured one; part of the initial pair
 */
export function usePair(plans: readonly Plan[], wanted: Plan | undefined) {
  const [chosen, choose] = useState<Pair | null>(null);
  const families = plans.map(({ family }) => family);
  const [first = '', second = ''] = families;
  const atFirst: Pair = [first, wanted && wanted.family !== first ? wanted.family : second];
  const pair = chosen?.every((family) => families.includes(family)) ? chosen : atFirst;
  return {
    pair: pair.flatMap((family) => plans.filter((plan) => plan.family === family)),
    /** Swaps the two places if the other one already has the package. */
    put(at: number, family: string): void {
      const [left, right] = pair;
      if (at === 0) choose([family, family === right ? left : right]);
      else choose([family === left ? right : left, family]);
    },
  };
}
