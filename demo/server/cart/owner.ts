import type { Context } from 'hono';
import type { Env } from '../http/env';

/** Whose cart: a member's, or that of whoever holds the tracking id. */
export interface Owner {
  readonly memberId: number | null;
  readonly trackingId: string | null;
}

/** Whose cart the caller names. */
export const ownerOf = (c: Context<Env>): Owner => ({
  memberId: c.get('session')?.member?.id ?? null,
  trackingId: c.req.header('X-Waybill-Tracking') ?? null,
});
