import { EventEmitter, once } from 'node:events';
import { eq, inArray, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../demo/server/db/open';
import { requests, settings } from '../../demo/server/db/schema';
import type { Env } from '../../demo/server/http/env';
import { createIdempotency, pruneRequests } from '../../demo/server/http/idempotency';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const KEY = 'a-key-of-the-rules';
const NOW = 1_790_000_000_000;

beforeEach(async () => {
  await backend.db.delete(requests).where(eq(requests.key, KEY));
  await backend.db.delete(settings).where(inArray(settings.name, ['written', 'other']));
});

interface Given {
  /** The answers of the write in turn; the last one repeats. Without an answer the write fails after its effect. */
  readonly answers?: readonly ((c: Context<Env>) => Response | Promise<Response>)[];
  readonly secret?: string;
  readonly db?: () => Db;
}

/** Creates a server with a single write, on the shared database. */
function appOf({ answers = [(c) => c.json({ status: 201, said: 'done' }, 201)], secret = 'secret', db }: Given = {}) {
  let turn = 0;
  const { middleware, routes } = createIdempotency({ now: () => NOW, secret, anybodys: ['/anybodys'] });
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('db', db?.() ?? backend.db);
    const id = Number(c.req.header('Member') ?? 0);
    c.set('session', id > 0 ? ({ publicId: '', member: { id } } as Env['Variables']['session']) : null);
    await next();
  });
  app.use(middleware);
  app.route('/requests', routes);
  app.all('*', async (c) => {
    await c
      .get('db')
      .insert(settings)
      .values({ name: turn === 0 ? 'written' : 'other', value: String(turn) })
      .onConflictDoNothing();
    const answer = answers[Math.min(turn++, answers.length - 1)];
    if (!answer) throw new Error('nothing scripted');
    return answer(c);
  });
  app.onError((_, c) => c.json({ status: 500 }, 500));
  return {
    turns: () => turn,
    write: (path = '/write', { method = 'POST', body = '{}', key = KEY as string | null, member = 0 } = {}) =>
      app.request(path, {
        method,
        headers: { ...(key !== null && { 'Idempotency-Key': key }), ...(member > 0 && { Member: String(member) }) },
        ...(method !== 'GET' && { body }),
      }),
    ask: (key = KEY) => app.request(`/requests/${key}`),
  };
}

const failing = (): never => {
  throw new Error('It failed after its effect');
};
const effects = async (): Promise<number> =>
  (
    await backend.db
      .select()
      .from(settings)
      .where(inArray(settings.name, ['written', 'other']))
  ).length;

describe('an idempotency key', () => {
  it.each([
    ['sixteen characters', 'a'.repeat(16), 201],
    ['sixty-four characters', 'a'.repeat(64), 201],
    ['digits, dashes and underscores', '0123456789-_AZaz', 201],
    ['fifteen characters', 'a'.repeat(15), 400],
    ['sixty-five characters', 'a'.repeat(65), 400],
    ['nothing', '', 400],
    ['another character first', `.${'a'.repeat(16)}`, 400],
    ['another character last', `${'a'.repeat(16)}.`, 400],
  ])('is validated: %s', async (_, key, status) => {
    const { write, turns } = appOf();
    const response = await write('/write', { key });
    expect([response.status, turns()]).toEqual([status, status === 201 ? 1 : 0]);
    const said = status === 201 ? 'done' : 'An Idempotency-Key has 16 to 64 letters, digits or dashes.';
    expect(await response.text()).toContain(said);
    await backend.db.delete(requests).where(eq(requests.key, key));
  });

  it('is optional: without one every call is carried out and no outcome is stored', async () => {
    const { write, turns } = appOf();
    const before = await backend.db.$count(requests);
    await write('/write', { key: null });
    await write('/write', { key: null });
    expect([turns(), await backend.db.$count(requests)]).toEqual([2, before]);
  });
});

describe('a repeated call', () => {
  it('gets the stored answer unchanged, marked as a replay and not cacheable', async () => {
    const { write, turns } = appOf({ answers: [(c) => c.body('Hé', 409, { 'Content-Type': 'text/x-own' })] });
    const first = await write();
    expect([first.status, first.headers.get('Idempotent-Replay')]).toEqual([409, null]);
    const again = await write();
    expect([again.status, await again.text(), again.headers.get('Content-Type')]).toEqual([409, 'Hé', 'text/x-own']);
    expect(again.headers.get('Idempotent-Replay')).toBe('true');
    expect(again.headers.get('Cache-Control')).toBe('no-store');
    expect([turns(), await effects()]).toEqual([1, 1]);
  });

  it('is stored with its time, and without a content type if the answer had none', async () => {
    const { write } = appOf({ answers: [() => new Response(null, { status: 204 })] });
    await write();
    expect((await write()).status).toBe(204);
    const [row] = await backend.db.select().from(requests).where(eq(requests.key, KEY));
    expect(row).toMatchObject({ startedAt: NOW, httpStatus: 204, body: '', contentType: '' });
    expect(row?.fingerprint).toMatch(/^[\da-f]{64}$/);
  });

  it.each([
    ['with another method', '/write', { method: 'PUT' }],
    ['to another path', '/other', {}],
    ['with another query', '/write?x=1', {}],
    ['with another body', '/write', { body: '{"id":2}' }],
    ['from another caller', '/write', { member: 8 }],
    ['from an anonymous caller', '/write', { member: 0 }],
  ])('is refused %s', async (_, path, more) => {
    const { write, turns } = appOf();
    await write('/write', { member: 7 });
    const other = await write(path, { member: 7, ...more });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ message: 'This Idempotency-Key was used for another request.' });
    expect(turns()).toBe(1);
  });

  it('is the same for any sender if its body names the person', async () => {
    const { write, turns } = appOf();
    await write('/anybodys', { member: 7 });
    expect([(await write('/anybodys', { member: 8 })).status, turns()]).toEqual([201, 1]);
  });

  it('cannot be recognised from its stored hash without the secret', async () => {
    await appOf().write();
    expect((await appOf({ secret: 'another' }).write()).status).toBe(422);
  });

  it('waits for the first if both are concurrent, and is not carried out', async () => {
    const { write, turns } = appOf();
    const all = await Promise.all([write(), write(), write()]);
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(all.filter(({ headers }) => headers.has('Idempotent-Replay'))).toHaveLength(2);
    expect([turns(), await effects()]).toEqual([1, 1]);
  });

  it('is carried out if the first one failed', async () => {
    const { write, turns } = appOf({ answers: [failing, (c) => c.json({ status: 200 })] });
    const all = await Promise.all([write(), write()]);
    expect(all.map(({ status }) => status)).toEqual([500, 200]);
    expect([turns(), await effects()]).toEqual([2, 1]);
  });
});

const status = async (response: Response | Promise<Response>): Promise<number> => (await response).status;

describe('a write that fails', () => {
  it('leaves no effect and no outcome, and frees its key', async () => {
    const { write, ask } = appOf({ answers: [failing, failing, (c) => c.json({ status: 200 })] });
    expect([await status(write()), await status(ask()), await effects()]).toEqual([500, 404, 0]);
    expect([await status(write()), await status(ask()), await effects()]).toEqual([500, 404, 0]);
    expect([await status(write()), await status(ask()), await status(write())]).toEqual([200, 200, 200]);
    expect(await effects()).toBe(1);
  });

  it('frees its key after a temporary refusal', async () => {
    const { write } = appOf({ answers: [(c) => c.json({ status: 429 }, 429), (c) => c.json({ status: 200 })] });
    expect([(await write()).status, (await write()).status]).toEqual([429, 200]);
  });

  it.each([500, 502, 503] as const)(
    'leaves no effect and frees its key where it answers %i itself',
    async (failure) => {
      const { write, ask } = appOf({
        answers: [(c) => c.json({ status: failure }, failure), (c) => c.json({ status: 200 })],
      });
      expect([await status(write()), await status(ask()), await effects()]).toEqual([failure, 404, 0]);
      expect([await status(write()), await effects()]).toEqual([200, 1]);
    },
  );

  it('is reported as an outage if the database is gone', async () => {
    const gone = new Proxy(backend.db, {
      get: (db, name) => (name === 'transaction' ? () => Promise.reject(new Error('gone')) : Reflect.get(db, name)),
    });
    const { write, turns } = appOf({ db: () => gone });
    expect([(await write()).status, (await write()).status, turns()]).toEqual([500, 500, 0]);
  });
});

describe('the outcome of a write', () => {
  it('is its answer over 200, with its content type, not cacheable', async () => {
    const { write, ask } = appOf({ answers: [(c) => c.json({ status: 604 }, 409)] });
    await write();
    const outcome = await ask();
    expect([outcome.status, await outcome.json()]).toEqual([200, { status: 604 }]);
    expect(outcome.headers.get('Content-Type')).toBe('application/json');
    expect(outcome.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is never_arrived for an unknown key', async () => {
    const outcome = await appOf().ask();
    expect(outcome.status).toBe(404);
    expect(await outcome.json()).toMatchObject({ message: 'This request never arrived.' });
  });

  it('is running while the write runs, and known at once afterwards', async () => {
    const moments = new EventEmitter();
    const [arrived, finished] = [once(moments, 'arrived'), once(moments, 'finished')];
    const { write, ask } = appOf({
      answers: [
        async (c) => {
          moments.emit('arrived');
          await finished;
          return c.json({ status: 200 });
        },
      ],
    });
    const writing = write();
    await arrived;
    const outcome = await ask();
    expect([outcome.status, await outcome.json()]).toEqual([202, { status: 202 }]);
    moments.emit('finished');
    await writing;
    expect((await ask()).status).toBe(200);
  });
});

describe('stored outcomes', () => {
  it('are deleted after a day', async () => {
    const day = 86_400_000;
    const row = { fingerprint: '', httpStatus: 200 };
    const at = (startedAt: number) => ({ ...row, key: `stored-at-${startedAt}`, startedAt });
    await backend.db.insert(requests).values([at(0), at(1)]);
    await pruneRequests(backend.db, day + 1);
    const kept = await backend.db.select({ key: requests.key }).from(requests).where(lt(requests.startedAt, day));
    expect(kept).toEqual([{ key: 'stored-at-1' }]);
  });
});
