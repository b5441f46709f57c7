import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { crossOrigin } from './http/cors';
import { dateOf } from './http/date';
import type { Db } from './db/open';
import { isBadInput, isOutage, reasonOf, withoutValues } from './db/errors';
import type { Deps, Env } from './http/env';
import { onlyJson, onlyOwnPages } from './http/door';
import { onlyHttps } from './http/only-https';
import { onlySeen } from './http/only-seen';
import { createFaults } from './http/faults';
import { createIdempotency } from './http/idempotency';
import { createRender } from './http/rendered';
import { createVisitorAllowance, limitWrites } from './http/visitor-allowance';
import { refuse } from './http/reply';
import { analyticsRoutes } from './routes/analytics';
import { billingRoutes } from './routes/billing';
import { cartRoutes } from './routes/cart';
import { checkoutRoutes } from './routes/checkout';
import { deviceRoutes, deviceSwitch } from './routes/devices';
import { demoRoutes, switchAccount } from './routes/demo';
import { guideRoutes } from './routes/guide';
import { invoiceRoutes } from './routes/invoices';
import { localizationRoutes } from './routes/localization';
import { moduleRoutes } from './routes/modules';
import { orderRoutes } from './routes/orders';
import { outboxRoutes } from './routes/outbox';
import { payRoutes } from './routes/pay';
import { pdfRoutes } from './routes/pdf';
import { quoteRoutes } from './routes/quote';
import { registerRoutes } from './routes/register';
import { renderRoutes } from './routes/render';
import { servicesRoutes } from './routes/services';
import { sessionRoutes } from './routes/session';
import { shareRoutes } from './routes/share';
import { subscriptionInfoRoutes } from './routes/subscription-info';
import { subscriptionRoutes } from './routes/subscription';
import { identify } from './http/sessions';
import { healthRoutes, watchRequests } from './http/watch';
import { compressReplies } from './http/compress';
import { siteRoutes } from './site/site';

/** The maximum size of a request body in bytes; a cart is the largest body. */
const MAX_BODY = 64 * 1024;

/** Seconds after which clients retry while the database is unavailable. */
const RETRY_AFTER = 2;

const limit = bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(c, 413, 'The request is too large.') });

/** Refuses large bodies. A GET is not looked at, because nothing reads a body of it. */
const limitBody = createMiddleware<Env>((c, next) => (c.req.method === 'GET' ? next() : limit(c, next)));

/** Creates the reference backend and the demo site as one fetch handler. */
export function createApp(db: Db, deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  // Analytics events are exempt from the caller check, because the next visitor of the same tab may retry an event of the previous one.
  // [API-57]
  const idempotency = createIdempotency({ ...deps, anybodys: ['/analytics/events'] });

  app.route('/', healthRoutes(db, deps.isStopping ?? (() => false)));
  app.use(watchRequests(deps));
  app.use(onlyHttps(deps.publicUrl));
  app.use(compressReplies);
  // A sandboxed frame of the demo has the origin `null` and no cookies.
  app.use(dateOf(deps));
  app.use(crossOrigin({ ...deps, origins: deps.demo ? [...deps.origins, 'null'] : deps.origins }));
  app.use(limitBody);
  app.use(onlyJson);
  app.use(onlySeen);
  app.use(onlyOwnPages(deps));
  app.use(async (c, next) => {
    c.set('db', db);
    c.set('vault', deps.places.vault());
    await next();
  });
  app.use(identify(deps));
  if (deps.demo) {
    const faults = createFaults(deps);
    app.route('/demo/faults', faults.routes);
    app.route('/demo/outbox', outboxRoutes(deps, app.fetch));
    app.route('/demo', demoRoutes(deps));
    app.route('/demo', deviceSwitch(deps));
    app.use(switchAccount(deps));
    app.use(faults.middleware);
  }
  const refuseVisitor = createVisitorAllowance(deps);
  app.use(limitWrites(refuseVisitor));
  app.use(idempotency.middleware);

  // What is rendered is for everybody, so that its reads are those of nobody.
  const render = createRender(deps, app.fetch);

  app.route('/requests', idempotency.routes);
  app.route('/services', servicesRoutes(deps));
  app.route('/analytics', analyticsRoutes());
  app.route('/cart/share', shareRoutes(deps));
  app.route('/cart/data/pdf', pdfRoutes(deps, refuseVisitor));
  app.route('/cart', cartRoutes(deps, refuseVisitor));
  app.route('/quote', quoteRoutes());
  app.route('/', moduleRoutes(deps));
  app.route('/pricing/guide', guideRoutes(deps));
  app.route('/', sessionRoutes(deps));
  app.route('/', subscriptionRoutes(deps));
  app.route('/', subscriptionInfoRoutes(deps));
  app.route('/', checkoutRoutes(deps));
  app.route('/', orderRoutes(deps));
  app.route('/', invoiceRoutes(deps));
  app.route('/', payRoutes(deps));
  if (deps.demo) app.route('/', registerRoutes(deps));
  app.route('/', billingRoutes(deps));
  app.route('/', deviceRoutes(deps));
  app.route(
    '/render',
    renderRoutes(render, () => `${deps.publicUrl ?? deps.places.shops()[0]}/dist/`),
  );
  app.route('/', localizationRoutes());
  app.route('/', siteRoutes(deps, render));

  app.notFound((c) => refuse(c, 404, 'There is nothing here.'));
  app.onError((error, c) => {
    if (isOutage(error)) {
      console.error(`The database did not answer: ${reasonOf(error)}`);
      c.header('Retry-After', String(RETRY_AFTER));
      return refuse(c, 503, 'The service is busy. Please try again in a moment.');
    }
    if (isBadInput(error)) return refuse(c, 400, 'This call has a value that can’t be read.');
    console.error(`${c.req.method} ${routePath(c)} failed (${c.get('requestId')}): ${withoutValues(error)}`);
    return refuse(c, 500, 'An error while processing your request.');
  });
  return app;
}
