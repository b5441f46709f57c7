import { check, unless, type Area } from '../check';
import { firstOf, refuses, turnsDown, turnsDownInWords, wrong } from '../expect';
import { sequence } from '../response-headers';
import type { Ask } from '../server';
import { newShopper, plainModule } from '../shopper';
import type { Visit } from '../visit';

/** Ids beyond what databases hold, and the sign that none of their texts may have. */
const IDS: readonly string[] = ['99999999999999999999', '-1', '\0'];
const VALUES: readonly unknown[] = [9_999_999_999_999, 1e300, '\0', [[]], { id: 1 }];
const MEGABYTE = 1_048_576;

/** Returns an addition that would be carried out if it was read. */
const addition = async (visit: Visit) => ({ id: Number((await plainModule(visit)).record.id), module: 1, pricing: 1 });

/** Returns additions with bodies that a browser sends to another site without asking it first. */
async function sentByAnybody(visit: Visit): Promise<readonly Ask[]> {
  const text = JSON.stringify(await addition(visit));
  const untyped = new Blob([text]);
  return [
    { body: 'id=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    { body: text, headers: { 'Content-Type': 'text/plain' } },
    { body: untyped, headers: { 'Content-Length': String(untyped.size) } },
  ];
}

export const malformed: Area = {
  name: 'malformed',
  title: 'Nonsense',
  checks: [
    check('malformed.id', 'API-34', 'An id that is none is refused', async (visit) =>
      turnsDown(await visit.services('module', { params: { id: 'not-a-number' } })),
    ),
    check('malformed.query', 'API-30', 'A query that is none breaks nothing', async (visit) => {
      const came = await visit.services('bundles', { query: { ind: 'fourteen' } });
      return unless(came.body !== undefined && came.status < 500, () =>
        wrong(came, 'JSON, and no status from 500 on', { page: 'says that the server is broken' }),
      );
    }),
    check('malformed.words', 'API-58', 'An id that no list can hold is refused with a sentence', async (visit) =>
      firstOf(await sequence(IDS, async (id) => turnsDownInWords(await visit.services('module', { params: { id } })))),
    ),
    check('malformed.token', 'API-02', 'An Authorization header that is none is refused', async (visit) => {
      const came = await visit.ask('bundles', { headers: { Authorization: 'Bearer %%%' } });
      return refuses(came, [401, 405, 406], 'never learns that its token is none');
    }),
    check(
      'malformed.json',
      'API-03',
      'A body that is no JSON is refused',
      async (visit) => turnsDown(await visit.ask('cartAdd', { body: '{"id":' })),
      'write',
    ),
    check(
      'malformed.type',
      'API-03',
      'A body that is not said to be JSON is refused',
      async (visit) =>
        firstOf(
          await sequence(await sentByAnybody(visit), async (ask) =>
            turnsDown(
              await visit.ask('cartAdd', ask),
              'is not harmed; but a page of any other site can fill a member’s cart',
            ),
          ),
        ),
      'write',
    ),
    check(
      'malformed.fields',
      'API-06',
      'A body without its fields is refused',
      async (visit) =>
        firstOf([
          ...turnsDown(await visit.ask('cartAdd', { body: {} })),
          ...turnsDown(await visit.ask('cartAdd', { body: { id: 'x', module: 1, pricing: 1 } })),
          ...turnsDown(await visit.ask('cartRemoveCategory', { body: [] })),
        ]),
      'write',
    ),
    check(
      'malformed.quantity',
      'API-06',
      'A quantity below 0 is refused',
      async (visit) => {
        const came = await newShopper(visit).add(1, 1, { entries: [{ id: 1, quantity: -1 }] });
        return turnsDown(came, 'shows a total that is less than the rest of the cart');
      },
      'write',
    ),
    check(
      'malformed.numbers',
      'API-06',
      'A value that no list can hold is refused with a sentence',
      async (visit) =>
        firstOf(
          await sequence(VALUES, async (id) =>
            turnsDownInWords(await visit.ask('cartAdd', { body: { id, module: 1, pricing: 1 } })),
          ),
        ),
      'write',
    ),
    check(
      'malformed.size',
      'API-03',
      'A body of a megabyte is refused',
      async (visit) =>
        turnsDown(await visit.ask('cartAdd', { body: { ...(await addition(visit)), more: 'x'.repeat(MEGABYTE) } })),
      'write',
    ),
    check(
      'malformed.key',
      'API-58',
      'An Idempotency-Key that is none is refused',
      async (visit) =>
        turnsDownInWords(await visit.ask('cartAdd', { body: await addition(visit), key: 'x '.repeat(200) })),
      'write',
    ),
  ],
};
