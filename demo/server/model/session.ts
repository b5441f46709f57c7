import type { Member } from './member';

/** The caller, as remembered between calls. */
export interface Session {
  readonly publicId: string;
  /** Null for a visitor. */
  readonly member: Member | null;
}
