import { isLater, type Stamp } from '../../domain/cart/stamp';
import type { Ports } from '../ports';

const waiting = new WeakMap<Ports, Stamp>();

/** A newer cart of another tab waits for its turn; until then nothing may be asked about the one that is shown. */
export const overtake = (ports: Ports, stamp: Stamp): void => void waiting.set(ports, stamp);

/** Whether something newer was heard of meanwhile, which is to be taken up instead. */
export const isSuperseded = (ports: Ports, stamp: Stamp): boolean => {
  const newest = waiting.get(ports);
  return newest !== undefined && isLater(newest, stamp);
};

export const isOvertaken = (ports: Ports): boolean => waiting.has(ports);

export const settle = (ports: Ports): void => void waiting.delete(ports);
