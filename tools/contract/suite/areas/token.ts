import { readToken } from '../../../../src/contract/token';
import { check, type Area } from '../check';
import { answers, refuses, wrong } from '../expect';
import type { Came } from '../server';
import { PRICING, type Visit } from '../visit';

const TURNED_AWAY = [401, 405, 406];
const SECOND = 1000;

const read = (visit: Visit, token?: string): Promise<Came> => visit.ask('bundles', { query: PRICING, token });

export const token: Area = {
  name: 'token',
  title: 'Token',
  checks: [
    check('token.given', 'API-37', 'A visitor without a session gets a token', async (visit) =>
      answers(await visit.ask('token'), 'TokenReply'),
    ),
    check('token.opens', 'API-02', 'The token alone opens the services calls', async (visit) => {
      const came = await read(visit, await visit.token());
      const isOpen = came.status !== 401 && came.status !== 405 && came.status !== 406;
      return isOpen ? [] : [wrong(came, 'the packages', { page: 'asks for another token once, then gives up' })];
    }),
    check('token.needed', 'API-02', 'Without a token a services call is refused with 401', async (visit) =>
      refuses(await read(visit), [401], 'never learns that its token is missing'),
    ),
    check('token.strange', 'API-02', 'A token that the server did not make is refused', async (visit) =>
      refuses(await read(visit, 'not.a.token'), TURNED_AWAY, 'never asks for a good one'),
    ),
    check(
      'token.expires',
      'API-38',
      'A token is good for nearly five minutes, and for no more than six',
      async (visit) => {
        const own = readToken((await visit.ask('token')).body) ?? '';
        await visit.wait(285 * SECOND);
        const soon = await read(visit, own);
        if (soon.status > 299)
          return [
            wrong(soon, 'the packages, 4:45 after the token was made', { page: 'asks for a token again and again' }),
          ];
        await visit.wait(75 * SECOND);
        return refuses(await read(visit, own), TURNED_AWAY, 'goes on under a token that ought to be dead');
      },
      'slow',
    ),
  ],
};
