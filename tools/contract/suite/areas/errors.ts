import { check, type Area } from '../check';
import { firstOf, wrong } from '../expect';
import { at } from '../records';
import { header, isKept, shown } from '../response-headers';
import type { Came } from '../server';

const travelsInBody = (status: number): boolean => (status >= 405 && status <= 408) || status >= 600;

/** Checks all replies of this run; this area comes last. */
const over = (
  answers: readonly Came[],
  isWrong: (came: Came) => boolean,
  expected: string,
  page: string,
  weight?: 'decoration',
) => firstOf(answers.filter(isWrong).map((came) => wrong(came, expected, { page, weight })));

const overCaching = (answers: readonly Came[], isWrong: (came: Came) => boolean, expected: string, page: string) =>
  firstOf(answers.filter(isWrong).map((came) => wrong(came, expected, { came: shown(came, 'Cache-Control'), page })));

const DAY = 86_400;
/** Returns how long, in seconds, caches may keep a reply without asking. */
const lifeOf = (came: Came): number =>
  Number(/(?:max-age|s-maxage)=(\d+)/i.exec(header(came, 'Cache-Control'))?.[1] ?? 0);

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
    check('errors.kept', 'STO-02', 'No refusal was said to be good for later', async ({ answers }) =>
      overCaching(
        answers,
        (came) => came.status >= 400 && header(came, 'Cache-Control') !== '' && isKept(came),
        'no Cache-Control, or no-store, with a refusal',
        'goes on failing after the server has mended it',
      ),
    ),
    check('errors.immutable', 'STO-02', 'No reply was said to be good for longer than a day', async ({ answers }) =>
      overCaching(
        answers,
        (came) => /immutable/i.test(header(came, 'Cache-Control')) || lifeOf(came) > DAY,
        'a max-age of a day at most: the address of a call does not change with what it answers',
        'shows for months what was true today',
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
