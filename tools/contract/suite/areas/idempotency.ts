import { saysNeverArrived } from '../../../../src/contract/envelope';
import { check, NotChecked, unless, type Area, type Check, type Complaint } from '../check';
import { refuses, wrong, wrongAt } from '../expect';
import { at, textOf } from '../records';
import type { Came, Server } from '../server';
import { newShopper, plainModule } from '../shopper';
import type { Visit } from '../visit';

const keyed = (id: string, title: string, run: Check['run']): Check =>
  check(`idempotency.${id}`, 'API-58', title, run, 'write');
const outcome = (server: Server, key: string): Promise<Came> => server.ask('outcome', { params: { key } });

/**
 * Adds to the cart of a visitor without one, under a new idempotency key. Each execution would create another cart with another tracking
 * id.
 */
const first = async (visit: Visit) => {
  const id = Number((await plainModule(visit)).record.id);
  const key = visit.newKey();
  const add = (body: object = {}): Promise<Came> => newShopper(visit).add(id, 1, body, { key });
  const came = await add();
  if (came.status !== 200) throw new NotChecked('an addition to the cart fails');
  return { id, key, add, came };
};

/** Skips checks of stored outcomes where the server keeps none. @throws NotChecked */
async function keepsOutcomes(visit: Visit): Promise<void> {
  const { key } = await first(visit);
  if ((await outcome(visit, key)).httpStatus === 404) throw new NotChecked('the server keeps no outcomes of writes');
}

/** Skips checks of who is told an outcome where everybody is told one. @throws NotChecked */
async function knowsItsKeys(visit: Visit): Promise<void> {
  if ((await outcome(visit, visit.newKey())).httpStatus !== 404)
    throw new NotChecked('a key that never arrived has an outcome');
}

const trackingOf = ({ body }: Came): string => textOf(at(body, 'tracking_id'));

const sameAnswer = (one: Came, again: Came): Complaint[] =>
  unless(JSON.stringify(one.body) === JSON.stringify(again.body) && one.status === again.status, () =>
    trackingOf(one) === trackingOf(again)
      ? wrong(again, 'the answer that the first call got', { page: 'takes a write that was done for another one' })
      : wrongAt(
          again,
          '$.tracking_id',
          `${trackingOf(one)}, as in the first answer`,
          trackingOf(again),
          'has two carts after one press',
        ),
  );

export const idempotency: Area = {
  name: 'idempotency',
  title: 'Writes that are sent twice',
  checks: [
    keyed('answer', 'The same call under the same key gets the same answer', async (visit) => {
      const { came, add } = await first(visit);
      return sameAnswer(came, await add());
    }),
    keyed('effect', 'A call that is repeated under its key is not carried out again', async (visit) => {
      const shopper = newShopper(visit);
      const key = visit.newKey();
      const id = Number((await plainModule(visit)).record.id);
      await shopper.add(id, 1);
      await shopper.remove(id);
      await shopper.add(id, 1, {}, { key });
      await shopper.remove(id);
      const again = await shopper.add(id, 1, {}, { key });
      const held = await shopper.holds();
      return unless(!held.includes(id), () =>
        wrong(again, 'the cart as it was, because the same Idempotency-Key was sent a second time', {
          path: '$.data.modules',
          came: `module ${id} in it again`,
          page: 'sends a write again whose answer was lost, and so buys twice',
        }),
      );
    }),
    keyed('concurrent', 'Five that come at once under one key have one effect', async (visit) => {
      const id = Number((await plainModule(visit)).record.id);
      const key = visit.newKey();
      const all = await Promise.all(Array.from({ length: 5 }, () => newShopper(visit).add(id, 1, {}, { key })));
      const [one, ...others] = all;
      return one ? others.flatMap((other) => sameAnswer(one, other)).slice(0, 1) : [];
    }),
    keyed('other', 'Another call under a used key is refused', async (visit) => {
      await keepsOutcomes(visit);
      const { add, id } = await first(visit);
      const came = await add({ entries: [{ id, quantity: 3 }] });
      return refuses(came, [409, 422], 'takes the former answer for that of the new call');
    }),
    keyed('outcome', 'The outcome of a write can be asked for by its key', async (visit) => {
      const { came, key } = await first(visit);
      const asked = await outcome(visit, key);
      if (asked.httpStatus !== 200)
        return [
          wrong(asked, 'HTTP 200 with the stored answer', {
            page: 'can’t say what became of a write whose answer was lost',
          }),
        ];
      return sameAnswer(came, asked);
    }),
    keyed('refusal', 'The outcome of a refused write is its refusal, over HTTP 200', async (visit) => {
      await keepsOutcomes(visit);
      const key = visit.newKey();
      const refused = await newShopper(visit).add(999_999_999, 1, {}, { key });
      const asked = await outcome(visit, key);
      const isStored = asked.httpStatus === 200 && asked.status === refused.status;
      return unless(isStored, () =>
        wrong(asked, `HTTP 200 with status ${refused.status} in its body`, {
          page: 'takes a refusal for a write that never arrived, and sends it again',
        }),
      );
    }),
    keyed('running', 'A write that runs is answered with 202 until it is done', async (visit) => {
      const id = Number((await plainModule(visit)).record.id);
      const key = visit.newKey();
      const [, asked] = await Promise.all([newShopper(visit).add(id, 1, {}, { key }), outcome(visit, key)]);
      return unless([200, 202, 404].includes(asked.httpStatus) && asked.body !== undefined, () =>
        wrong(asked, '202, the outcome, or 404 where it has not arrived yet', { page: 'gives up asking' }),
      );
    }),
    check('idempotency.never', 'API-58', 'A key that never arrived is answered with 404', async (visit) => {
      const asked = await outcome(visit, visit.newKey());
      const page = 'says that nobody knows what became of it, though nothing was done';
      if (asked.httpStatus !== 404) return [wrong(asked, 'HTTP 404 in JSON', { page })];
      return unless(saysNeverArrived(asked.body), () => wrong(asked, 'reason: never_arrived', { page }));
    }),
    check('idempotency.reads', 'API-58', 'A key on a read means nothing', async (visit) => {
      await knowsItsKeys(visit);
      const headers = { 'Idempotency-Key': visit.newKey() };
      const [one, other] = [
        await visit.services('modules', { headers }),
        await visit.services('platforms', { headers }),
      ];
      if (one.status > 299) throw new NotChecked('the modules could not be read');
      const isOwn = one.text !== other.text && ![409, 422].includes(other.status);
      const page = 'has no part in it: strangers fill the store of outcomes with replies of the catalogue';
      return isOwn
        ? unless((await outcome(visit, headers['Idempotency-Key'])).httpStatus === 404, () =>
            wrong(one, 'no stored outcome, because it is a read', { came: 'an outcome under its key', page }),
          )
        : [wrong(other, 'the answer of this call, because another read had the key', { page: 'shows another list' })];
    }),
    check(
      'idempotency.others',
      'API-58',
      'The outcome of a member’s write is told to nobody else',
      async (visit) => {
        await knowsItsKeys(visit);
        const key = visit.newKey();
        // A removal of what no cart holds changes nothing.
        await visit.ask('cartRemove', { body: { id: 999_999_999 }, isAccount: true, key });
        if ((await visit.ask('outcome', { params: { key }, isAccount: true })).httpStatus === 404)
          throw new NotChecked('the server keeps no outcomes of writes');
        const came = await outcome(visit, key);
        return unless(came.httpStatus >= 400 || came.status === 401, () =>
          wrong(came, '401 or 404, because another caller asks', {
            page: 'has no part in it: who learns a key reads what the write answered',
          }),
        );
      },
      'account',
    ),
  ],
};
