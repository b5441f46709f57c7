import { Hono } from 'hono';
import type { Deps, Env } from '../env';
import { confirmModule } from '../order/confirm-module';
import { createOrdering } from '../order/till';
import { reply, wholeNumber } from '../reply';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';

/** The add-ons of a subscription. [API-18] */
export function moduleRoutes(deps: Pick<Deps, 'shop' | 'now'>): Hono<Env> {
  const ordering = createOrdering(deps);
  const app = new Hono<Env>();

  for (const action of ['activate', 'deactivate'] as const) {
    app.get(
      `/cart/module/:id/${action}`,
      ordering('own', async (c, till, holding) => {
        const id = wholeNumber(c.req.param('id'));
        const { status, ...said } = confirmModule(till, holding, id, action, sayIn(languageFor(c)));
        return reply(c, status, said);
      }),
    );
  }
  return app;
}
