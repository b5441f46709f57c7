import type { HonoRequest } from 'hono';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The GETs that act: one mails a PDF, one asks drivers to update their apps. [API-18, API-50] */
const ACTS = /^\/(cart\/data\/pdf\/[^/]+\/send|account\/devices\/incompatible)$/;

/** Returns whether a call only reads, so that it needs no key, no page of ours, and counts against no allowance. */
export const isRead = ({ method, path }: Pick<HonoRequest, 'method' | 'path'>): boolean =>
  READS.has(method) && !ACTS.test(path);
