import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The first id of the accounts that a load test opens; seeded and registered accounts have lower ones. */
const FIRST = 1_000_000;

const secret = () => randomBytes(16).toString('hex');

/**
 * Opens accounts like the demo's `subscriber` and signs each in, which without demo mode only the database can.
 * @param {string} databaseUrl
 * @param {number} count
 * @param {number} [first] the id of the first
 * @returns {Promise<readonly {id: number, cookie: string}[]>}
 */
export async function signInMembers(databaseUrl, count, first = FIRST) {
  const client = new Client(databaseUrl);
  await client.connect();
  const signedIn = Array.from({ length: count }, (_, nr) => ({ id: first + nr, session: secret() }));
  try {
    await client.query(
      `insert into members (id, name, title, profile)
       select $1 + nr, 'load-' || $1 + nr, 'Of a load test', jsonb_set(profile, '{billing_info,member_id}', to_jsonb($1 + nr))
       from members, generate_series(0, $2::int - 1) nr where name = 'subscriber'`,
      [first, count],
    );
    await client.query(
      `insert into sessions (id, public_id, member_id, expires_at)
       select * from unnest($1::text[], $2::text[], $3::int[], array_fill(now() + interval '1 day', array[$4::int]))`,
      [signedIn.map(({ session }) => session), signedIn.map(secret), signedIn.map(({ id }) => id), count],
    );
  } finally {
    await client.end();
  }
  return signedIn.map(({ id, session }) => ({ id, cookie: `waybill_session=${session}` }));
}
