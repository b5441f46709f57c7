import { readToken } from '../../../../src/contract/token';
import { check, NotChecked, unless, type Area } from '../check';
import { answers, firstOf, refuses, wrong, wrongAt } from '../expect';
import { at } from '../records';
import type { Came } from '../server';
import { PRICING, type Visit } from '../visit';

const TURNED_AWAY = [401, 405, 406];
const SECOND = 1000;

/** Changes a sign in the middle of each part of a token in turn. */
const changed = (token: string): string[] => {
  const parts = token.split('.');
  return parts.map((part, place) => {
    const middle = Math.floor(part.length / 2);
    const other = part[middle] === '1' ? '2' : '1';
    return parts.with(place, part.slice(0, middle) + other + part.slice(middle + 1)).join('.');
  });
};

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
    check('token.changed', 'API-02', 'A token in which a single sign is another one is refused', async (visit) => {
      const found = [];
      for (const one of changed(await visit.token()))
        found.push(
          ...refuses(
            await read(visit, one),
            TURNED_AWAY,
            'has no part in it: whoever changes a token is somebody else',
          ),
        );
      return firstOf(found);
    }),
    check(
      'token.nobody',
      'API-01 API-02',
      'A token opens prices, and nothing of an account',
      async (visit) => {
        const own = readToken((await visit.ask('token', { isAccount: true })).body);
        if (!own) throw new NotChecked('the account gets no token');
        if (at((await visit.ask('session')).body, 'member_id')) throw new NotChecked('everybody is taken for a member');
        const came = await visit.ask('session', { headers: { Authorization: `Bearer ${own}` } });
        const member = at(came.body, 'member_id');
        return unless(!member, () =>
          wrongAt(
            came,
            '$.member_id',
            '0, because a token came and no cookie',
            member,
            'has no part in it: a token that leaked opens the account, also after its five minutes',
          ),
        );
      },
      'account',
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
