import { inject } from 'vitest';

/** Returns the URL of this worker's own demo site, with a trailing slash, so that files of other workers cannot change its accounts. */
export function baseUrl(): string {
  const url = inject('baseUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`no server for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
