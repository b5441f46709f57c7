import type { Member } from './member';

/** Who calls, as it is remembered between calls. */
export interface Session {
  readonly publicId: string;
  /** Null for a visitor. */
  readonly member: Member | null;
}
