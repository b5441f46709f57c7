import { createMiddleware } from 'hono/factory';

/** A year. Other hosts of the domain are not this server's business. */
const HSTS = 'max-age=31536000';

/** Tells browsers to come by https alone from then on (HSTS), where this is the public address of the server. */
export const onlyHttps = (address: string | undefined) =>
  createMiddleware(async (c, next) => {
    await next();
    if (address?.startsWith('https:')) c.res.headers.set('Strict-Transport-Security', HSTS);
  });
