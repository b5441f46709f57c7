import { check, NotChecked, unless, type Area, type Complaint } from '../check';
import { firstOf, wrong } from '../expect';
import { sequence } from '../response-headers';
import type { Came } from '../server';
import type { Visit } from '../visit';

/** A removal of what no cart holds changes nothing, whoever asks. */
const NOTHING = { id: 999_999_999 };

/** What browsers say of a page that is none of the site's own: an old one only its origin, and a frame without one `null`. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://stranger.invalid', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://stranger.invalid' },
  { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
];

const remove = (visit: Visit, headers: Readonly<Record<string, string>> = {}): Promise<Came> =>
  visit.ask('cartRemove', { body: NOTHING, isAccount: true, headers });

const refused = (came: Came): Complaint[] =>
  unless(came.status === 403 || came.status === 401, () =>
    wrong(came, '403, because a page of another site sent the cookie of a member', {
      page: 'has no part in it: where the browser sends the cookie, that page orders for the member',
    }),
  );

export const foreign: Area = {
  name: 'foreign',
  title: 'Writes of a page on another site',
  checks: [
    check(
      'foreign.refused',
      'API-01',
      'A write with a member’s cookie from a page of another site is refused',
      async (visit) => firstOf(await sequence(FOREIGN, async (headers) => refused(await remove(visit, headers)))),
      'account',
    ),
    check(
      'foreign.own',
      'API-01',
      'A write from a listed page is not refused',
      async (visit) => {
        if (!visit.origin) throw new NotChecked('it needs the address of a page: add --origin');
        const came = await remove(visit, { 'Sec-Fetch-Site': 'cross-site' });
        return unless(came.status !== 403, () =>
          wrong(came, `any answer but 403, because ${visit.origin} is listed`, { page: 'can change nothing' }),
        );
      },
      'account',
    ),
  ],
};
