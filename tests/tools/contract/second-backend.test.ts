import { describe, expect, it, onTestFinished } from 'vitest';
import { checkContract } from '../../../tools/contract/contract';
import type { Quirks } from '../../second-backend/quirks';
import { startSecondBackend } from '../../second-backend/server';

/** Runs the contract checks on the second backend, which was written from the documents alone. */
async function reportOn(turned: Partial<Quirks> = {}) {
  const backend = await startSecondBackend(turned);
  onTestFinished(() => backend.close());
  const options = { api: backend.url, only: [], write: true, slow: false, timeout: 15_000 };
  const ports = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    now: Date.now,
    wait: async () => undefined,
  };
  const account = { origin: 'https://shop.example', cookie: 'member=subscriber' };
  const { text, report } = await checkContract({ ...options, ...account }, ports);
  const results = report.areas.flatMap((area) => area.results);
  const complaints = results.flatMap((result) => result.complaints.map((one) => ({ id: result.id, ...one })));
  return { text, results, complaints };
}

describe('the report on a second backend', () => {
  it('fits on two screens, and begins with what harms a page or a member', async () => {
    const { text } = await reportOn();
    expect(text.split('\n').length).toBeLessThanOrEqual(100);
    expect(text).toContain('  1. “A page of somebody else may not call with a session”');
    expect(text).toContain('  2. “A token in which a single sign is another one is refused”');
    expect(text).toContain('  3. $.tracking_id');
  });

  it('has the same complaints for every notation that the page can read', async () => {
    const { complaints } = await reportOn();
    const numbers = await reportOn({
      numbers: 'number',
      lists: 'array',
      billingCycle: 'month or year',
      details: 'list',
    });
    const said = (list: typeof complaints) => new Set(list.map(({ id, path }) => `${id} ${path}`));
    expect([...said(complaints)].filter((one) => !said(numbers.complaints).has(one))).toEqual([]);
  });

  it('does not pass a check of list items if the list is empty', async () => {
    const { results } = await reportOn({ empty: 'lists' });
    const passed = results.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id);
    expect(
      passed.filter((id) => /^(packages\.(ids|codes|modules|categories|bills)|modules\.(ids|dependencies))$/.test(id)),
    ).toEqual([]);
  });

  it('includes the write checks for a cart that is identified by a cookie', async () => {
    const { results } = await reportOn();
    const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
    for (const id of ['writes.remove', 'writes.category', 'writes.private'])
      expect(outcomes.get(id), id).toBe('passed');
  });

  it('has nothing of what attackers meet, once that backend looks at tokens, origins, types, sizes and keys', async () => {
    const MET =
      /^(token|foreign|caching)\.|^cors\.(strangers|lookalikes)$|^malformed\.(token|type|size|key|words|numbers)$/;
    const failed = async (guards: Quirks['guards']) =>
      (await reportOn({ guards })).results
        .filter(({ id, outcome }) => MET.test(id) && outcome === 'failed')
        .map(({ id }) => id);
    expect(await failed('all')).toEqual([]);
    expect((await failed('none')).toSorted()).toEqual([
      'cors.strangers',
      'foreign.refused',
      'malformed.key',
      'malformed.size',
      'malformed.token',
      'malformed.type',
      'token.changed',
      'token.needed',
      'token.strange',
    ]);
  });
});
