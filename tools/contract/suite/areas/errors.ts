import { check, unless, type Area } from '../check';
import { firstOf, refuses, turnsDown, wrong } from '../expect';
import { at } from '../records';
import type { Came } from '../server';
import { newShopper } from '../shopper';

const travelsInBody = (status: number): boolean => (status >= 405 && status <= 408) || status >= 600;

/** Checks all replies of this run; this area comes last. */
const over = (
  answers: readonly Came[],
  isWrong: (came: Came) => boolean,
  expected: string,
  page: string,
  weight?: 'decoration',
) => firstOf(answers.filter(isWrong).map((came) => wrong(came, expected, { page, weight })));

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
        turnsDown(
          await visit.ask('cartAdd', {
            body: 'id=1',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          }),
          'is not harmed; but a form of any other site can fill a member’s cart',
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
  ],
};

export const errors: Area = {
  name: 'errors',
  title: 'Every answer of this run',
  checks: [
    check(
      'errors.inBody',
      'API-58',
      'Statuses 405–408 and from 600 on came in the body, over HTTP 200',
      async ({ answers }) =>
        over(
          answers,
          ({ httpStatus }) => travelsInBody(httpStatus),
          'HTTP 200, with the status in the body',
          'sees a broken connection: browsers fail on such a response',
        ),
    ),
    check('errors.agree', 'API-58', 'No error came with a success in its body', async ({ answers }) =>
      over(
        answers,
        ({ httpStatus, status }) => httpStatus >= 400 && status < 400,
        'a status in the body that is an error, too',
        'believes the body, and takes the error for a success',
      ),
    ),
    check('errors.status', 'API-58', 'Every JSON reply said its status as a number', async ({ answers }) =>
      over(
        answers,
        ({ body, headers }) =>
          body !== undefined && headers.get('Content-Type') !== null && typeof at(body, 'status') !== 'number',
        'a whole number as $.status',
        'goes by the HTTP status',
        'decoration',
      ),
    ),
    check('errors.type', 'API-03', 'Every JSON reply said that it is JSON', async ({ answers }) =>
      over(
        answers,
        ({ body, headers }) =>
          body !== undefined && !/^application\/(\w+\+)?json\b/.test(headers.get('Content-Type') ?? ''),
        'Content-Type: application/json',
        'reads it all the same, but a gateway or a browser may not',
      ),
    ),
    check('errors.crash', 'ERR-07', 'No answer had a status from 500 on', async ({ answers }) =>
      over(
        answers,
        ({ status }) => status >= 500 && status < 600,
        'a status below 500',
        'says that something went wrong, and empties a cart where it is 500',
      ),
    ),
  ],
};
