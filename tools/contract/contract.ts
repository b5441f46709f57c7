import type { Options } from './options';
import { Usage } from '../cli/usage.mjs';
import { redacted, written } from './report';
import { AREAS } from './suite/areas/index';
import { NoAnswer, type Need } from './suite/check';
import { at, textOf } from './suite/records';
import { runSuite, type Report } from './suite/run';
import { createServer, type Fetch } from './suite/server';
import { createVisit } from './suite/visit';

export interface Ports {
  readonly fetch: Fetch;
  /** Returns the current time in ms since 1970. */
  readonly now: () => number;
  /** Waits for a duration in ms. */
  readonly wait: (duration: number) => Promise<void>;
}

/** Time limit in ms of all checks together; `SLOW` is added for the check that waits for a token to expire. */
const LIMIT = 180_000;
const SLOW = 360_000;

/** Signs in at the reference backend and returns the cookie. @throws Usage where the demo account does not exist */
async function cookieOf({ api, account, timeout }: Options, fetch: Fetch): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(`${api}/?as=${encodeURIComponent(account ?? '')}`, { redirect: 'manual', signal });
  const [cookie] = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  if (!cookie) throw new Usage(`${api} has no demo account “${account}” to sign in as`);
  return cookie;
}

/**
 * Runs the contract suite against a backend.
 * @throws Usage where the backend cannot be reached, or has no such account
 */
export async function checkContract(
  options: Options,
  ports: Ports,
): Promise<{ readonly report: Report; readonly text: string; readonly json: string; readonly isRight: boolean }> {
  const { api, origin, timeout, only } = options;
  const probe = createServer({ api, fetch: ports.fetch, timeout });
  // Any reply will do; this checks only that the backend can be reached.
  const first = await probe.ask('token').catch((error: unknown) => {
    throw new Usage(`${api} can’t be reached: ${error instanceof NoAnswer ? error.reason : String(error)}`);
  });
  const cookie = options.account === undefined ? options.cookie : await cookieOf(options, ports.fetch);
  const server = createServer({ api, fetch: ports.fetch, cookie, origin, timeout });
  const hasAccount = cookie !== undefined;
  const { wait, now } = ports;
  const visit = createVisit(server, { token: options.token, origin, hasAccount, wait, now });
  const can: Readonly<Record<Need, boolean>> = {
    write: options.write,
    slow: options.slow,
    account: hasAccount,
    origin: origin !== undefined,
  };
  const areas = AREAS.filter(({ name }) => only.length === 0 || only.includes(name));
  const until = now() + LIMIT + (options.slow ? SLOW : 0);
  const report = await runSuite(areas, visit, { has: (need) => can[need], until, now });
  const tokens = [first, ...server.answers].map(({ body }) => textOf(at(body, 'token')));
  const secrets = [options.token, cookie, cookie?.split('=').slice(1).join('='), ...new Set(tokens)];
  const json = redacted(JSON.stringify({ api, ...report }, null, 2), secrets);
  return {
    report,
    // Secrets are redacted before lines are cut, because half of a secret would not be found.
    text: redacted(written(JSON.parse(json) as Report, redacted(api, secrets)), secrets),
    json,
    isRight: report.failed === 0 && !report.isCut,
  };
}
