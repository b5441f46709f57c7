import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps, Env } from './env';
import { refuse } from './reply';
import { localizationRoutes } from './routes/localization';
import { servicesRoutes } from './routes/services';
import { sessionRoutes } from './routes/session';
import { identify } from './sessions';

/** No call carries more than a cart. */
const MAX_BODY = 64 * 1024;

/** The reference backend as one fetch handler. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuse(c, 413, 'The request is too large.') }));
  app.use(identify(deps));
  app.route('/services', servicesRoutes(deps));
  app.route('/', sessionRoutes(deps));
  app.route('/', localizationRoutes());
  app.notFound((c) => refuse(c, 404, 'There is nothing here.'));
  return app;
}
