import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../src/api/endpoints';
import { urlOf } from '../../src/api/url';
import { failureOf, html, json, never, scripted, runUntilReply, type Act } from '../api/kit';
import { timesCalled, expectedOf, FAULTS, type Outcome } from './faults';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const WRITES = NAMES.filter((name) => ENDPOINTS[name].write);
const PARAMS = { id: 7, action: 'activate', kind: 'module', member_id: 7, invoice_number: '1', key: 'k', lang: 'fr' };
/** The path that asks for an outcome; the scripted client's random keys are predictable, and this is its first. */
const QUESTION = '/requests/000102030405060708090a0b0c0d0e0f';
const TOKEN = '/services/token';

const pathOf = (name: EndpointName): string => urlOf('', ENDPOINTS[name].path, PARAMS);

/** The timers of the client that are set now. Files share their process, so that the clock may have timers of others too. */
const timers = new Set<unknown>();

/** Notes each timer that the client sets, until it is cleared or runs. */
function watchTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  timers.clear();
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    const timer = set(() => {
      timers.delete(timer);
      run();
    }, ms);
    if (new Error('here').stack?.includes('/src/api/')) timers.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof set>) => {
    timers.delete(timer);
    clear(timer);
  });
}

let cells = 0;
afterAll(() => console.log(`${cells} cells: ${NAMES.length} endpoints, ${FAULTS.length} faults`));
beforeEach(() => {
  vi.useFakeTimers();
  watchTimers();
});
afterEach(() => {
  // In this order, because the watched timers are those of the fake clock, which later files must not find.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Plays one fault on one endpoint. */
async function cell(name: EndpointName, act: Act, question: Act) {
  const path = pathOf(name);
  const server = scripted({ [TOKEN]: json({ token: 't' }), [QUESTION]: question, [path]: act });
  const reply = await runUntilReply(
    server.client.request(name, { params: PARAMS, body: ENDPOINTS[name].write ? {} : undefined }),
  );
  cells += 1;
  const kind = reply.ok ? 'ok' : failureOf(reply).kind;
  const outcome: Outcome = kind === 'status' ? failureOf(reply).status : kind;
  return { outcome, calls: server.to(path).length, timers: timers.size };
}

const each = (isAsked: boolean, name: EndpointName) =>
  FAULTS.map((fault) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const outcome = expectedOf(fault, endpoint, isAsked);
    return { fault, wanted: { outcome, calls: timesCalled(fault, endpoint), timers: 0 } };
  });

const meets = async (name: EndpointName, isAsked: boolean): Promise<void> => {
  const question = isAsked ? json({ status: 404, reason: 'never_arrived' }, 404) : html(502);
  const others: string[] = [];
  for (const { fault, wanted } of each(isAsked, name)) {
    const [found, right] = [await cell(name, fault.act, question), wanted].map((one) => JSON.stringify(one));
    if (found !== right) others.push(`${fault.name}: ${found}, not ${right}`);
  }
  expect(others).toEqual([]);
};

describe('for every fault of the server,', () => {
  it.each(NAMES)('%s returns the right failure, retries as often as allowed, and leaves no timer', async (name) => {
    await meets(name, true);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it.each(WRITES)('%s does not report a failure while its outcome is unknown', (name) => meets(name, false));

  it.each(NAMES)('%s is not sent without a connection', async (name) => {
    const server = scripted(json({ token: 't' }), { online: () => false });
    expect(failureOf(await server.client.request(name, { params: PARAMS })).kind).toBe('offline');
    expect(server.calls).toEqual([]);
    cells += 1;
  });

  it.each(NAMES)('%s ends at once when its caller aborts', async (name) => {
    const leaving = new AbortController();
    const server = scripted({ [TOKEN]: json({ token: 't' }), [pathOf(name)]: never });
    const asked = server.client.request(name, { params: PARAMS, signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect(failureOf(await runUntilReply(asked)).kind).toBe('aborted');
    expect(timers.size).toBe(0);
    cells += 1;
  });

  it('a timer of the client that stays would be seen', async () => {
    const server = scripted({ [TOKEN]: json({ token: 't' }), [pathOf('session')]: never });
    void server.client.request('session', { params: PARAMS });
    await vi.advanceTimersByTimeAsync(100);
    expect(timers.size).toBe(1);
  });

  it('every endpoint is tried with every fault', () => {
    expect(cells).toBe((NAMES.length + WRITES.length) * FAULTS.length + 2 * NAMES.length);
  });
});
