import { Hono, type Context } from 'hono';
import { dayOf } from '../../../src/domain/time/day';
import { addOnsOf } from '../subscription/add-ons';
import { confirmModule } from '../activation/confirmation';
import { usableModules } from '../activation/switch-check';
import { processModule } from '../activation/process';
import { offerOf, purchase, soldAs } from '../activation/purchase';
import { answerUnsold } from '../cart/not-sold';
import type { Deps, Env } from '../http/env';
import { readActivation } from '../account/activation-settings';
import { switchRefusal } from '../account/permission';
import { isRunning } from '../subscription/holding';
import {
  answerBusy,
  changed,
  confirmedOf,
  createAsking,
  createOrdering,
  answerRefused,
  objected,
  unauthorized,
} from '../order/answers';
import { createContexts } from '../order/contexts';
import { money } from '../shop/records';
import { bodyOf, refuse, reply, wholeNumber } from '../http/reply';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';
import { makeToken, readToken } from '../http/tokens';

/** The message where the confirmed list differs from the requested one, verbatim from the requirements. [ACT-16] */
const INVALID = 'Invalid payload';

/** Returns the subject of a feature manager's token. */
const holderOf = (memberId: number): string => `features-${memberId}`;

/** Refuses a purchase whose payment the bank declined, with what can be done about it. */
function answerDeclined(c: Context): Response {
  const say = sayIn(languageFor(c));
  const messages = [say('payment_declined'), say('mail_declined_next')];
  return reply(c, 406, { message: messages[0], result: messages[0], messages });
}

/** Reads the codes of a list of add-ons; null where the list is invalid. */
function codesOf(body: Awaited<ReturnType<typeof bodyOf>>): readonly string[] | null {
  const list = body?.modules;
  if (!Array.isArray(list) || list.length === 0) return null;
  const codes = list.map((one: unknown) => Reflect.get(Object(one), 'add_on_code') as unknown);
  return codes.every((code): code is string => typeof code === 'string') ? codes : null;
}

/** Serves an account's add-ons: the confirmation question, their purchase and the switch. [API-18, API-44, API-45, API-51 … API-54] */
export function moduleRoutes(deps: Pick<Deps, 'shop' | 'now' | 'secret'>): Hono<Env> {
  const { secret, now } = deps;
  const asking = createAsking(deps, switchRefusal);
  const ordering = createOrdering(deps, switchRefusal);
  const open = createContexts(deps);
  const app = new Hono<Env>();

  for (const action of ['activate', 'deactivate'] as const) {
    app.get(
      `/cart/module/:id/${action}`,
      asking('own', async (c, context, holding) => {
        const addOns = await addOnsOf(context, holding);
        const wish = { id: wholeNumber(c.req.param('id')), action };
        const { status, ...said } = await confirmModule(context, holding, addOns, wish, languageFor(c));
        return reply(c, status, { ...('statement' in said && money(context.currency.code)), ...said });
      }),
    );

    app.post(
      `/manage/ui/modules/:id/${action}`,
      ordering('own', async (c, context) => {
        const { modules } = await readActivation(context.db, context.member.id);
        if (modules === 'failing') return refuse(c, 500, 'An error while processing your request.');
        const wish = { id: wholeNumber(c.req.param('id')), action };
        const outcome = await processModule(context, wish, sayIn(languageFor(c)));
        if (outcome.kind !== 'refused') return outcome.kind === 'busy' ? answerBusy(c) : reply(c, 200);
        const { kind: _, status, ...refused } = outcome;
        return reply(c, status, { ...refused, message: refused.messages[0] ?? '' });
      }),
    );
  }

  app.get('/manage/ui/modules/:id/status', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { context, holding } = opened;
    const id = wholeNumber(c.req.param('id'));
    if (id === null || !context.catalogue.modules.has(id))
      return refuse(c, 404, sayIn(languageFor(c))('no_such_module'));
    const { lines } = usableModules(context, holding, await addOnsOf(context, holding));
    return reply(c, 200, { result: { is_active: lines[id] ? 1 : 0 } });
  });

  app.get(
    '/manage/ui/features/token',
    asking('own', async (c, { member }) => reply(c, 200, { token: makeToken(holderOf(member.id), secret, now()) })),
  );

  app.post(
    '/manage/ui/features/validate',
    asking('own', async (c, context) => {
      const body = await bodyOf(c);
      const token = typeof body?.token === 'string' ? readToken(body.token, secret) : null;
      if (token?.publicId !== holderOf(context.member.id)) return answerRefused(c, 'Invalid token');
      if (token.until <= now()) return refuse(c, 405, 'Token expired');
      const say = sayIn(languageFor(c));
      const module = context.catalogue.modules.get(wholeNumber(body?.id) ?? -1);
      if (!module) return refuse(c, 404, say('no_such_module'));
      const { modules } = await readActivation(context.db, context.member.id);
      if (modules !== 'refused') return reply(c, 200);
      const messages = [say('not_enabled', { name: module.title }), say('nothing_changed')];
      return reply(c, 406, { message: messages[0], messages });
    }),
  );

  app.post(
    '/account/modules/confirm',
    asking('own', async (c, context, holding) => {
      const codes = codesOf(await bodyOf(c));
      const sold = codes && soldAs(context, codes);
      if (!sold || !isRunning(holding, dayOf(context.now))) return answerRefused(c, INVALID);
      const [offer, confirmed] = [await offerOf(context, holding, sold), confirmedOf(c)];
      if (offer && offer.unsold.length > 0) return answerUnsold(c, offer, context.catalogue);
      if (offer && confirmed !== null && confirmed !== offer.statement.version) return changed(c, offer.statement);
      const { modules } = await readActivation(context.db, context.member.id);
      const list = sold.map(({ code, title }) => ({ add_on_code: code, title }));
      return reply(c, 200, { data: modules === 'mismatched' ? list.slice(1) : list });
    }),
  );

  app.post(
    '/account/modules/purchase',
    ordering('own', async (c, context, holding) => {
      const codes = codesOf(await bodyOf(c));
      const sold = codes && soldAs(context, codes);
      if (!sold || !isRunning(holding, dayOf(context.now))) return answerRefused(c, INVALID);
      const outcome = await purchase(context, sold, confirmedOf(c));
      if (outcome.kind === 'changed') return changed(c, outcome.statement);
      if (outcome.kind === 'objected') return objected(c, outcome.objection);
      if (outcome.kind === 'unsold') return answerUnsold(c, outcome, context.catalogue);
      if (outcome.kind === 'declined') return answerDeclined(c);
      return outcome.kind === 'done' ? reply(c, 200) : answerBusy(c);
    }),
  );

  return app;
}
