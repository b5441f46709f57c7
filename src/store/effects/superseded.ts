import { isLaterStamp, type Stamp } from '../../domain/cart/stamp';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';

/** Stamp of the newest received cart that waits in the edit queue. */
const WAITING = sessionPart((): { stamp?: Stamp } => ({}));

/**
 * Records that a newer cart of another tab waits in the edit queue; until it is shown, no question about the current cart may
 * open.
 */
export const supersede = ({ pageSession }: Ports, stamp: Stamp): void => {
  pageSession.of(WAITING).stamp = stamp;
};

/** Returns true if a later broadcast superseded this one. */
export const isSuperseded = ({ pageSession }: Ports, stamp: Stamp): boolean => {
  const { stamp: newest } = pageSession.of(WAITING);
  return newest !== undefined && isLaterStamp(newest, stamp);
};

export const hasNewerCart = ({ pageSession }: Ports): boolean => pageSession.of(WAITING).stamp !== undefined;

export const clearSuperseded = ({ pageSession }: Ports): void => {
  pageSession.of(WAITING).stamp = undefined;
};
