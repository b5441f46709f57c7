import { Hono } from 'hono';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { Env } from '../http/env';
import { openQuote } from '../quote/store';
import { refuse, reply } from '../http/reply';
import { money } from '../shop/records';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';

/**
 * Serves the content of a shared quote to the page that its link opens. Either id works, because the reply contains neither the comment nor
 * the recipients. [REV-43]
 */
export function quoteRoutes(): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/:id/cart', async (c) => {
    const opened = await openQuote(c.get('db'), c.req.param('id'));
    if (!opened) return refuse(c, 404, sayIn(languageFor(c))('missing'));
    const { content, currency } = opened.quote;
    const { planId, quantity, selected, lines } = content;
    const isPackage = planId !== null && planId !== customPlan.id;
    return reply(c, 200, {
      ...money(currency),
      data: {
        plan: isPackage ? { id: planId, quantity: quantity ?? null, selected_subpackages: selected } : null,
        modules: lines.filter(({ bundled }) => !bundled).map((line) => ({ id: line.id, quantity: line.quantity })),
      },
    });
  });

  return app;
}
