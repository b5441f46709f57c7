import { signInMembers } from '../members.mjs';

/** The accounts of the test. What no page can do is written into the tables: sign in, and let months pass. */

/** Route Planner by the month, with what it bundles, and one add-on. */
const HELD = {
  planId: 5,
  selected: [],
  lines: [
    ...[101, 102, 103, 131, 171, 181].map((id) => ({ id, bundled: 1, quantity: 1 })),
    { id: 191, bundled: 0, quantity: 1 },
  ],
};
/** The credit of the accounts in turn, in cents: none, less than a period costs, more than one, more than two. */
const CREDITS = [0, 9_000, 30_000, 50_000];
/** Accounts opened at once. */
const BATCH = 200;
/** Ids of the accounts in arrears; those that order have lower ones. */
const FIRST_IN_ARREARS = 2_000_000;

/** Returns the day, as PostgreSQL writes it, so many months ago; no later than the 28th, which every month has. */
function monthsAgo(months, now = new Date()) {
  const day = Math.min(now.getUTCDate(), 28);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day)).toISOString().slice(0, 10);
}

/** Lets orders of accounts take effect with the next call, and not after some seconds. */
const withoutDelay = (client, ids) =>
  client.query(
    `insert into settings (name, value) select 'activation-' || id, '{"pace":"normal","takes":0,"modules":"none"}' from unnest($1::int[]) id`,
    [ids],
  );

/** Opens accounts that have a subscription of Route Optimization, and signs each in. */
export async function openSubscribers(databaseUrl, client, count) {
  const members = await signInMembers(databaseUrl, count);
  await withoutDelay(
    client,
    members.map(({ id }) => id),
  );
  return members;
}

/**
 * Returns a function that gives one more account whose period was over one to four months ago, with some credit left.
 * @returns {() => Promise<{id: number, cookie: string, credit: number, endedOn: string}>}
 */
export function accountsInArrears(databaseUrl, client) {
  const free = [];
  let opened = 0;
  let opening = null;
  async function open() {
    const members = await signInMembers(databaseUrl, BATCH, FIRST_IN_ARREARS + opened);
    opened += BATCH;
    const all = members.map((member, nr) => {
      const months = 1 + (nr % 4);
      return {
        ...member,
        credit: CREDITS[(nr >> 2) % CREDITS.length],
        endedOn: monthsAgo(months),
        startedOn: monthsAgo(months + 1),
      };
    });
    await client.query(
      `insert into subscriptions (member_id, content, timeframe, kind, state, is_ordered, anchor_on, period_started_on, period_ends_on, credit)
       select id, $2::jsonb, 'month', 0, 1, true, started_on, started_on, ends_on, credit
       from unnest($1::int[], $3::date[], $4::date[], $5::int[]) as account (id, started_on, ends_on, credit)`,
      [
        all.map(({ id }) => id),
        JSON.stringify(HELD),
        all.map((one) => one.startedOn),
        all.map((one) => one.endedOn),
        all.map((one) => one.credit),
      ],
    );
    await withoutDelay(
      client,
      all.map(({ id }) => id),
    );
    free.push(...all);
  }
  return async () => {
    while (free.length === 0) {
      opening ??= open().finally(() => (opening = null));
      await opening;
    }
    return free.shift();
  };
}
