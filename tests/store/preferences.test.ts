import { describe, expect, it } from 'vitest';
import { selectPlanCategories } from '../../src/store/selectors/pricing-plans';
import { cycleChosen, editionChosen } from '../../src/store/slices/preferences';
import { bundles } from '../../src/store/resources/catalogue';
import { selectReadScope } from '../../src/store/selectors/config';
import { configured } from '../../src/store/slices/config';
import { openStore, signIn } from '../kit/flows';
import { pageOfStore } from '../kit/page-of-store';
import { bundlesBody, sessionBody } from '../kit/wire';

const shown = (page: Awaited<ReturnType<typeof openStore>>) =>
  selectPlanCategories(page.store.getState()).flatMap(({ plans }) => plans.map(({ id }) => id));

describe('the toggles of the pricing page', () => {
  it('default to annual and standard [PRC-02, PRC-03]', async () => {
    const page = await openStore();
    expect(page.store.getState().preferences).toEqual({ annual: true, commercial: false, compared: null });
    expect(shown(page)).toEqual(expect.arrayContaining([1001, 1002]));
  });

  it('filter the plans that were read, without a call [PRC-06, PRC-07]', async () => {
    const page = await openStore();
    const calls = page.calls.length;
    page.store.dispatch(cycleChosen('month'));
    expect(shown(page)).toContain(1003);
    expect(shown(page)).not.toContain(1001);
    page.store.dispatch(cycleChosen('year'));
    page.store.dispatch(editionChosen('commercial'));
    expect(shown(page)).toContain(1004);
    expect(page.calls).toHaveLength(calls);
  });

  it('are remembered [PRC-08, PRC-09]', async () => {
    const page = await openStore();
    page.store.dispatch(cycleChosen('month'));
    page.store.dispatch(editionChosen('commercial'));
    expect([page.kept.get('annual'), page.kept.get('commercial')]).toEqual([false, true]);
  });

  it('show only bundles that are pricing plans, by category [PRC-04, PRC-18]', async () => {
    const page = await openStore();
    expect(shown(page)).not.toContain(1006);
    expect(selectPlanCategories(page.store.getState()).map(({ category }) => category.path)).toEqual([
      'dynamic-routing',
      'scheduled-recurring-routing',
      'last-mile-delivery',
    ]);
  });
});

const scopeOf = async (configuredAs: string | null, session?: object) => {
  const page = await openStore();
  page.store.dispatch(configured({ currency: configuredAs }));
  signIn(page, session);
  return selectReadScope(page.store.getState()).currency;
};

describe('the currency of the page', () => {
  it('is sent with every read of the catalogue, and a change refetches it', async () => {
    const page = pageOfStore({ bundles: bundlesBody({ currency: 'EUR', currency_symbol: '€' }) });
    page.store.dispatch(configured({ currency: 'EUR' }));
    await page.store.dispatch(bundles.read(selectReadScope(page.store.getState())));
    expect(page.calls.map(({ options }) => options?.query)).toEqual([{ ind: 14, currency: 'EUR' }]);
    page.store.dispatch(configured({ currency: 'USD' }));
    await page.store.dispatch(bundles.read(selectReadScope(page.store.getState())));
    expect(page.calls).toHaveLength(2);
  });

  it('is that in which a member is billed, and the configured one only for visitors [CRT-61]', async () => {
    expect(await scopeOf('EUR', sessionBody({ currency: 'USD' }))).toBe('USD');
    expect(await scopeOf('EUR', sessionBody({ member_id: 0 }))).toBe('EUR');
    expect(await scopeOf('EUR')).toBe('EUR');
  });

  it('is the server’s choice where the page names none, so that no list is read twice', async () => {
    expect(await scopeOf(null, sessionBody({ currency: 'GBP' }))).toBeNull();
  });

  it('stays the configured one for a member of whom the server tells none', async () => {
    expect(await scopeOf('EUR', sessionBody({ currency: undefined }))).toBe('EUR');
  });
});
