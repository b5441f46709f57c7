import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundles, members, modules, requests, sessions } from '../../demo/server/db/schema';
import { inTransaction } from '../../demo/server/db/transaction';
import { isOutage, reasonOf } from '../../demo/server/db/errors';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const TEXT = `“Ünïcode” 'quotes' "double" back\\slash, {braces}, NULL,\n\ttab 🚚`;

describe('the database returns unchanged', () => {
  it.each(['1999-12-31T23:59:59.999Z', '2026-03-29T01:30:00.001Z', '2026-11-01T06:30:00.500Z', '2038-01-19T03:14:08Z'])(
    'the instant %s, to the millisecond',
    async (written) => {
      const expiresAt = new Date(written);
      const row = { id: written, publicId: written, memberId: null, expiresAt };
      await backend.db.insert(sessions).values(row);
      expect(await backend.db.select().from(sessions).where(eq(sessions.id, written))).toEqual([row]);
      await backend.db.delete(sessions).where(eq(sessions.id, written));
    },
  );

  it.each([0, 1, 2_147_483_648, 1_790_000_000_123, Number.MAX_SAFE_INTEGER])('the number %i', async (startedAt) => {
    const key = `number-${startedAt}`;
    const row = {
      key,
      fingerprint: TEXT,
      memberId: null,
      begunSession: null,
      httpStatus: 200,
      body: TEXT,
      contentType: '',
      startedAt,
    };
    await backend.db.insert(requests).values(row);
    expect(await backend.db.select().from(requests).where(eq(requests.key, key))).toEqual([row]);
  });

  it('lists and objects of every kind', async () => {
    const [module] = await backend.db.select().from(modules).limit(1);
    const [bundle] = await backend.db.select().from(bundles).limit(1);
    const [member] = await backend.db.select().from(members).limit(1);
    if (!module || !bundle || !member) throw new Error('There is no catalogue');
    const copy = { ...module, id: 90_001, code: 'copy', dependencies: [1, -2, 2_147_483_647], platformId: null };
    const subpackages = [{ id: 1, code: TEXT, title: '' }];
    const other = {
      ...bundle,
      id: 90_002,
      code: 'copy',
      highlights: ['', 'NULL', TEXT, '{}'],
      subpackages,
      price: null,
    };
    const somebody = { ...member, id: 90_003, name: TEXT };
    await backend.db.insert(modules).values(copy);
    await backend.db.insert(bundles).values(other);
    await backend.db.insert(members).values(somebody);
    expect(await backend.db.select().from(modules).where(eq(modules.id, copy.id))).toEqual([copy]);
    expect(await backend.db.select().from(bundles).where(eq(bundles.id, other.id))).toEqual([other]);
    expect(await backend.db.select().from(members).where(eq(members.name, TEXT))).toEqual([somebody]);
  });
});

const failure = (code: string): Error => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

describe('a transaction that conflicts with another', () => {
  const key = 'again-and-again-01';
  const row = { key, fingerprint: '', httpStatus: 200, startedAt: 0 };

  it.each(['40001', '40P01'])('is rolled back and run again after %s', async (code) => {
    let runs = 0;
    const result = await inTransaction(backend.db, async (tx) => {
      runs += 1;
      await tx.insert(requests).values(row);
      if (runs < 3) throw failure(code);
      await tx.delete(requests).where(eq(requests.key, key));
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
  });

  it('is given up after some retries, and at once on any other error', async () => {
    const runs = { '40001': 0, '23505': 0 };
    for (const code of ['40001', '23505'] as const)
      await expect(
        inTransaction(backend.db, async () => {
          runs[code] += 1;
          throw failure(code);
        }),
      ).rejects.toThrow('Failed query');
    expect(runs).toEqual({ '40001': 5, '23505': 1 });
  });
});

describe('an error of the database', () => {
  it.each(['ECONNREFUSED', '57P01', '08006', '53300', '57014'])('%s is an outage', (code) => {
    expect(isOutage(failure(code))).toBe(true);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    '“%s” is an outage too',
    (message) => {
      expect(isOutage(new Error(message))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '40001'])('%s is no outage', (code) => {
    expect(isOutage(failure(code))).toBe(false);
  });

  it('gives its reason, even where Node has only a code', () => {
    expect(reasonOf(failure('57P01'))).toBe('57P01');
    expect(reasonOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  });
});
