import { inject } from 'vitest';

/** The demo site with the reference backend, for this worker alone: no other file changes its accounts meanwhile. Ends with a slash. */
export function baseUrl(): string {
  const url = inject('baseUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`no server for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
