import { Hono } from 'hono';
import { cyclesOf } from '../../../src/domain/checkout/cycles';
import { fromContent } from '../model/content';
import type { Deps, Env } from '../http/env';
import { isInForce, isOrderedNow } from '../subscription/holding';
import { lastOrder } from '../order/outcome';
import { cartOf, ownCycle, wishOf } from '../order/wish';
import { createContexts } from '../order/contexts';
import { forbidden, unauthorized } from '../order/answers';
import { memberStatement } from '../order/member-statement';
import { titleOf } from '../subscription/written';
import { refuse, reply } from '../http/reply';
import { money } from '../shop/records';
import { wordsIn } from '../texts/dictionary';
import { languageFor } from '../texts/language';
import { strong } from '../texts/strong';
import { sayIn } from '../texts/texts';

const mark = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Serves the status of a subscription and the statements of possible changes. [API-21, API-22, API-24, API-25, API-55] */
export function subscriptionRoutes(deps: Pick<Deps, 'shop' | 'now'>): Hono<Env> {
  const open = createContexts(deps);
  const app = new Hono<Env>();

  app.get('/account/subscription/active/status', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { context, holding } = opened;
    const last = await lastOrder(context.db, context.member.id);
    const isPending = last?.state === 'pending';
    const isEnabled = isOrderedNow(holding) && !isPending && last?.state !== 'failed';
    const hasRecord = holding !== null || last?.state === 'failed';
    // A record that is neither in force nor about to change gets a 400; the page then asks for details.
    const isOdd = hasRecord && !isEnabled && !(isPending && isOrderedNow(holding));
    return reply(c, isOdd ? 400 : 200, {
      has_record: mark(hasRecord),
      is_enabled: mark(isEnabled),
      has_subscription_info: mark(isInForce(holding)),
      has_pending_transactions: mark(isPending),
    });
  });

  app.get('/manage/ui/account/subscription/status/check', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { context, holding } = opened;
    const last = await lastOrder(context.db, context.member.id);
    const isEnabled = isOrderedNow(holding);
    const isSeeded = Boolean(context.member.profile.pending_subscription_change) && !holding?.isOrdered;
    const body = {
      has_record: mark(holding !== null),
      is_enabled: mark(isEnabled),
      has_subscription_info: mark(isEnabled),
      has_pending_transactions: mark(last?.state === 'pending' || isSeeded),
      last_order: last ? { order_id: last.id, state: last.state } : null,
    };
    if (isEnabled) return reply(c, 200, body);
    return reply(c, 404, { ...body, message: 'There’s no active subscription.' });
  });

  app.get('/manage/ui/account/subscription/upgrade/message', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { context, holding } = opened;
    const refused = forbidden(c, context, 'direct');
    if (refused) return refused;
    const content = (await cartOf(context)) ?? holding?.content;
    if (!content) return refuse(c, 404, 'Choose a package first.');
    const own = ownCycle(context, content, holding);
    const wish = wishOf(context, content, own);
    if (!wish) return refuse(c, 404, 'This package is no longer available.');
    const cycles = [];
    for (const timeframe of cyclesOf(fromContent(content, context.catalogue), context.catalogue)) {
      const variant = wishOf(context, content, timeframe);
      const isCurrent = isOrderedNow(holding) && holding.timeframe === timeframe;
      if (!variant) continue;
      const statement = await memberStatement(context, holding, variant);
      cycles.push({ timeframe, is_current: mark(isCurrent), statement });
    }
    const language = languageFor(c);
    const say = sayIn(language);
    const title = titleOf(context, content);
    // Markup hides the name from the texts, which say the names of the catalogue in the language.
    const plan = strong(wordsIn(language)(title));
    const statement = await memberStatement(context, holding, wish);
    const isOwn = isInForce(holding) && holding.content.planId === content.planId;
    const what = isOwn ? 'change_own' : isInForce(holding) ? 'change_plan' : 'start_plan';
    const isCredited = statement.lines?.some(({ kind }) => kind === 'credit') ?? false;
    const said = [say(what, { plan }), ...(isCredited ? [say('unused_credited')] : [])];
    return reply(c, 200, {
      ...money(context.currency.code),
      message: `<p>${said.join(' ')}</p>`,
      title,
      timeframe: own,
      current_timeframe: isOrderedNow(holding) ? holding.timeframe : null,
      billing_cycles: cycles,
      statement,
    });
  });

  return app;
}
