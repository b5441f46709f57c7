import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContract } from '../../../tools/contract/contract';
import type { Options } from '../../../tools/contract/options';
import type { Fetch } from '../../../tools/contract/suite/server';
import { openBackend, START, type Backend } from '../../server/kit';
import { statusOf } from './deviate';
import { DEVIATIONS } from './deviations';

const ORIGIN = 'https://shop.example';
/** On the site of the page, so that its session is sent. */
const API = 'https://api.shop.example';

let backend: Backend;
let direct: Fetch;
let remembering: Fetch;
let cookie = '';
let token = '';
let now = Date.parse('2026-05-04T08:00:00Z');

const kept = async (answer: Promise<Response>) => {
  const response = await answer;
  return [await response.text(), response] as const;
};

beforeAll(async () => {
  backend = await openBackend({ now: () => now, origins: [ORIGIN], publicUrl: API });
  direct = async (url, init) => backend.app.request(url, init);
  cookie = (await backend.browser().signIn('subscriber')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  token = String((await backend.browser().call('/services/token')).body.token);
  const known = new Map<string, Promise<readonly [text: string, response: Response]>>();
  // Replies about the catalogue are cached, because it never changes here and computing it per deviation is slow.
  remembering = async (url, init) => {
    const headers = new Headers(init.headers);
    const isFixed = init.method === 'GET' && !/requests/.test(url) && !headers.has('X-Waybill-Tracking');
    if (!isFixed) return direct(url, init);
    const call = JSON.stringify([url, ...headers]);
    const answer = known.get(call) ?? kept(direct(url, init));
    known.set(call, answer);
    const [text, response] = await answer;
    return new Response([204, 304].includes(response.status) ? null : text, response);
  };
}, START);
afterAll(() => backend.close());

const run = async (fetch: Fetch, more: Partial<Options> = {}) => {
  const began = now;
  try {
    return await checkContract(
      {
        api: API,
        only: [],
        write: false,
        slow: false,
        origin: ORIGIN,
        cookie,
        timeout: 15_000,
        ...more,
      },
      { fetch, now: () => now, wait: async (duration) => void (now += duration) },
    );
  } finally {
    now = began;
  }
};

const failedOf = ({ report }: Awaited<ReturnType<typeof run>>): string[] =>
  report.areas.flatMap(({ results }) => results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));

describe('the reference backend', () => {
  it(
    'passes every check of the contract',
    async () => {
      const { report, text, isRight } = await run(direct, { write: true });
      expect(text).not.toMatch(/^ *1\. /m);
      expect(report).toMatchObject({ failed: 0, notRun: 1, isCut: false });
      expect(report.passed).toBeGreaterThan(140);
      expect(isRight).toBe(true);
    },
    START,
  );

  it('lets its tokens expire [API-38]', async () => {
    expect((await run(direct, { slow: true, only: ['token'] })).report).toMatchObject({ passed: 7, notRun: 0 });
  });

  it('would fail the check if its tokens never expired', async () => {
    const forever = statusOf(/GET \/services\/bundles/, ({ status }) => status === 405, 200, { status: 200, data: [] });
    expect(failedOf(await run(forever(direct), { slow: true, only: ['token'] }))).toEqual(['token.expires']);
  });
});

describe('a deviation', () => {
  it('exists in at least 25 kinds', () => {
    expect(DEVIATIONS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(DEVIATIONS.map((one) => [one.name, one] as const))(
    'is reported by its check: %s',
    async (_, { change, caught, says, write, only = [] }) => {
      const checked = await run(change(remembering), { token, write, only });
      expect(failedOf(checked).toSorted()).toEqual([...caught].toSorted());
      const named = checked.report.areas.flatMap(({ results }) => results).find(({ id }) => id === caught[0]);
      expect(
        named?.complaints.map((one) => `${one.expected} ${one.path} = ${one.came} ${one.asked}`).join('\n'),
      ).toContain(says);
      expect(checked.isRight).toBe(false);
    },
  );
});
