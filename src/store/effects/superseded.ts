import { isLater, type Stamp } from '../../domain/cart/stamp';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';

/** The stamp of the newest cart that waits. */
const WAITING = sessionPart((): { stamp?: Stamp } => ({}));

/** A newer cart of another tab waits for its turn; until then nothing may be asked about the one that is shown. */
export const supersede = ({ pageSession }: Ports, stamp: Stamp): void => {
  pageSession.of(WAITING).stamp = stamp;
};

/** Whether something newer was heard of meanwhile, which is to be taken up instead. */
export const isSuperseded = ({ pageSession }: Ports, stamp: Stamp): boolean => {
  const { stamp: newest } = pageSession.of(WAITING);
  return newest !== undefined && isLater(newest, stamp);
};

export const hasNewerCart = ({ pageSession }: Ports): boolean => pageSession.of(WAITING).stamp !== undefined;

export const clearSuperseded = ({ pageSession }: Ports): void => {
  pageSession.of(WAITING).stamp = undefined;
};
