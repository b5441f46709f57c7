import { describe, expect, it, vi } from 'vitest';
import { readSession } from '../../../src/contract/session';
import { readAgain, readAsMember } from '../../../src/store/resources/read-again';
import { createResource } from '../../../src/store/resources/resource';
import { selectAccount, sessionRead } from '../../../src/store/slices/session';
import { listenTo } from '../../kit/console';
import { failure, pageOfStore } from '../../kit/page-of-store';

interface Titles {
  readonly titles: readonly string[];
}

const translate = (body: unknown): Titles | null => {
  if (body === 'odd') throw new TypeError('odd');
  return Array.isArray(body) ? { titles: body.map(String) } : null;
};

const shared = createResource<Titles, number>({
  name: 'products',
  keyOf: (shelf) => [shelf],
  translate,
  failedText: 'pricing.load_failed',
});

const own = createResource<Titles>({
  name: 'invoices',
  keyOf: (_, state) => [selectAccount(state).memberId],
  translate,
  ownerOf: selectAccount,
  failedText: 'invoice_list.failed_title',
  isQuiet: true,
});

const account = (id: number) => {
  const read = readSession({ member_id: id, email: 'a@example.com' });
  if (!read) throw new Error('no account');
  return read;
};

function mistake(): never {
  throw new Error('A mistake');
}

/** Holds answers back, so that the test can give them in its own order. */
function held() {
  const waiting: ((answer: unknown) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => void waiting.push(resolve)),
    give: (at: number, answer: unknown) => waiting[at]?.(answer),
    count: () => waiting.length,
  };
}

describe('a resource', () => {
  it('holds an answer that nobody can change', async () => {
    const page = pageOfStore({ products: ['A'] });
    await page.store.dispatch(shared.read(1));
    const { data } = shared.at(page.store.getState(), 1);
    expect(() => Object.assign(data ?? {}, { titles: [] })).toThrow(TypeError);
    const titles = (data?.titles ?? []) as string[];
    expect(() => titles.push('B')).toThrow(TypeError);
    expect(data).toEqual({ titles: ['A'] });
  });

  it('sends one request for any number of readers', async () => {
    const page = pageOfStore({ products: ['A'] });
    const both = [page.store.dispatch(shared.read(1)), page.store.dispatch(shared.read(1))];
    expect(shared.at(page.store.getState(), 1).status).toBe('pending');
    await Promise.all(both);
    await page.store.dispatch(shared.read(1));
    expect(shared.at(page.store.getState(), 1)).toEqual({ status: 'ready', data: { titles: ['A'] }, failure: null });
    expect(page.calls).toHaveLength(1);
  });

  it('caches one answer for each key', async () => {
    const page = pageOfStore({ products: ['A'] });
    await page.store.dispatch(shared.read(1));
    await page.store.dispatch(shared.read(2));
    expect(page.calls).toHaveLength(2);
    expect(shared.at(page.store.getState(), 3).status).toBe('idle');
  });

  it('reports a failure and asks again on the next read', async () => {
    let answer: unknown = failure('status', { status: 500 });
    const page = pageOfStore({ products: () => answer });
    await page.store.dispatch(shared.read(1));
    expect(shared.at(page.store.getState(), 1)).toMatchObject({
      status: 'failed',
      data: null,
      failure: { status: 500 },
    });
    expect(page.events).toEqual([
      { name: 'error', detail: { code: 500, message: 'pricing.load_failed', surface: 'products' } },
    ]);
    answer = ['A'];
    await page.store.dispatch(shared.read(1));
    expect(shared.at(page.store.getState(), 1).status).toBe('ready');
  });

  it.each([
    ['a reply of another shape', {}],
    ['a body whose reading throws', 'odd'],
  ])('fails on %s', async (_, body) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = pageOfStore({ invoices: body });
    await page.store.dispatch(own.read());
    expect(own.at(page.store.getState())).toMatchObject({ status: 'failed', failure: { kind: 'not-json' } });
    expect(page.events).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(body === 'odd' ? 1 : 0);
    told.mockRestore();
  });

  it('does not report a refusal that concerns its view only', async () => {
    const page = pageOfStore({ invoices: failure('status', { status: 404 }) });
    await page.store.dispatch(own.read());
    expect(own.at(page.store.getState()).status).toBe('failed');
    expect(page.events).toEqual([]);
  });

  it('keeps its data during a refetch, and after a refetch has failed', async () => {
    const server = held();
    const page = pageOfStore({ products: server.answer });
    const first = page.store.dispatch(shared.read(1));
    server.give(0, ['A']);
    await first;
    const again = page.store.dispatch(shared.read(1, { force: true }));
    expect(shared.at(page.store.getState(), 1)).toMatchObject({ status: 'pending', data: { titles: ['A'] } });
    server.give(1, failure('network'));
    await again;
    expect(shared.at(page.store.getState(), 1)).toMatchObject({ status: 'failed', data: { titles: ['A'] } });
  });

  it('drops a superseded answer, and its readers wait for the newer one', async () => {
    const server = held();
    const page = pageOfStore({ products: server.answer });
    const first = page.store.dispatch(shared.read(1));
    const forced = page.store.dispatch(shared.read(1, { force: true }));
    server.give(0, ['old']);
    server.give(1, ['new']);
    await Promise.all([first, forced]);
    expect(shared.at(page.store.getState(), 1).data).toEqual({ titles: ['new'] });
    expect(server.count()).toBe(2);
  });

  it('refetches for another owner, and drops the answer for the previous one', async () => {
    const server = held();
    const page = pageOfStore({ invoices: server.answer });
    page.store.dispatch(sessionRead(account(7)));
    const first = page.store.dispatch(own.read());
    page.store.dispatch(sessionRead(account(7)));
    server.give(0, ['before']);
    await first;
    expect(own.at(page.store.getState()).data).toBeNull();
    const second = page.store.dispatch(own.read());
    server.give(1, ['after']);
    await second;
    expect(own.at(page.store.getState()).data).toEqual({ titles: ['after'] });
  });
});

type Spec = Parameters<typeof createResource<Titles, number>>[0];

/** Builds a resource in which one part of its description throws while `isBroken()`. */
function breaking(part: 'keyOf' | 'ownerOf' | 'request' | 'answerIn' | 'learn', isBroken: () => boolean) {
  const spec: Spec = {
    name: 'products',
    keyOf: (shelf) => [shelf],
    ownerOf: () => 1,
    request: () => ({}),
    answerIn: () => null,
    learn: () => ({ type: 'learnt' }),
    translate,
    failedText: 'pricing.load_failed',
  };
  const whole = spec[part] as (...given: unknown[]) => unknown;
  const broken = (...given: unknown[]): unknown => {
    if (isBroken()) throw new Error('A mistake');
    return whole(...given);
  };
  return createResource<Titles, number>({ ...spec, [part]: broken });
}

const TOLD = [{ name: 'error', detail: { code: 0, message: 'A mistake', surface: 'runtime' } }];

describe('a resource that throws', () => {
  it.each(['ownerOf', 'request', 'answerIn', 'learn'] as const)(
    'in its %s is a failed read that is told once, and is read again once it is mended',
    async (part) => {
      const { said } = listenTo('error');
      let isBroken = true;
      const resource = breaking(part, () => isBroken);
      const answer = (): unknown => (part === 'answerIn' && isBroken ? failure('status', { status: 404 }) : ['A']);
      const page = pageOfStore({ products: answer });
      await Promise.all([page.store.dispatch(resource.read(1)), page.store.dispatch(resource.read(1))]);
      const isJoined = part !== 'ownerOf';
      expect(resource.at(page.store.getState(), 1)).toMatchObject({ status: 'failed', failure: { kind: 'not-json' } });
      expect(page.events).toEqual(isJoined ? TOLD : [...TOLD, ...TOLD]);
      expect(said()).toHaveLength(isJoined ? 1 : 2);

      isBroken = false;
      await page.store.dispatch(resource.read(1, { force: true }));
      expect(resource.at(page.store.getState(), 1)).toMatchObject({ status: 'ready', data: { titles: ['A'] } });
      expect(page.events).toHaveLength(isJoined ? 1 : 2);
    },
  );

  it('in its key is told, and rejects nothing', async () => {
    const { said } = listenTo('error');
    const page = pageOfStore({ products: ['A'] });
    await page.store.dispatch(breaking('keyOf', () => true).read(1));
    expect(page.events).toEqual(TOLD);
    expect(said()).toHaveLength(1);
    expect(page.calls).toEqual([]);
  });

  it('does not end a newer read as failed', async () => {
    listenTo('error');
    let isBroken = true;
    const resource = breaking('learn', () => isBroken);
    const server = held();
    const page = pageOfStore({ products: server.answer });
    const first = page.store.dispatch(resource.read(1));
    const second = page.store.dispatch(resource.read(1, { force: true }));
    server.give(0, ['old']);
    isBroken = false;
    server.give(1, ['new']);
    await Promise.all([first, second]);
    expect(resource.at(page.store.getState(), 1)).toMatchObject({ status: 'ready', data: { titles: ['new'] } });
  });
});

describe('what is read again', () => {
  it('is told if that throws, and rejects nothing', async () => {
    const { said } = listenTo('error');
    const page = pageOfStore({ products: ['A'] });
    const broken = { ...page.ports, pageSession: { of: () => mistake() } };
    for (const again of [readAgain(), readAsMember()]) await again(page.store.dispatch, page.store.getState, broken);
    expect(page.events).toEqual([...TOLD, ...TOLD]);
    expect(said()).toHaveLength(2);
  });
});
