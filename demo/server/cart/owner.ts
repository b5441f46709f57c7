import type { Context } from 'hono';
import type { Env } from '../http/env';

/** The owner of a cart: a member, or the visitor with the tracking id. */
export interface Owner {
  readonly memberId: number | null;
  readonly trackingId: string | null;
}

/** Reads the cart's owner from the request. */
export const ownerOf = (c: Context<Env>): Owner => ({
  memberId: c.get('session')?.member?.id ?? null,
  trackingId: c.req.header('X-Waybill-Tracking') ?? null,
});
