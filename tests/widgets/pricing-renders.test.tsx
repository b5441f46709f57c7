import { describe, expect, it, vi } from 'vitest';
import { useAssets } from '../../src/hooks/use-assets';
import { planPriceOf } from '../../src/views/plan-price';
import { all, one, shadowOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds } from '../kit/until';
import { bundlesBody, MODULES, wireModule } from '../kit/wire';

// A card writes its price once in each of its renders.
vi.mock('../../src/views/plan-price', async (load) => {
  const { planPriceOf: real } = await load<typeof import('../../src/views/plan-price')>();
  return { planPriceOf: vi.fn(real) };
});

// A row of an add-on writes its unit once in each of its renders.
vi.mock('../../src/hooks/use-assets', async (load) => {
  const { useAssets: real } = await load<typeof import('../../src/hooks/use-assets')>();
  return { useAssets: vi.fn(real) };
});

const root = () => shadowOf('waybill-pricing-table');
const buttonOf = (plan: number) => one(one(root(), 'article', `Plan ${plan}`), 'button');
/** Strict mode, in which tests run, renders everything twice. */
const TWICE = 2;
const rendersOf = (plan: number) => vi.mocked(planPriceOf).mock.calls.filter(([{ id }]) => id === plan).length / TWICE;

const renders = () => Object.fromEntries([1001, 1002, 1007].map((plan) => [plan, rendersOf(plan)]));

const bundles = bundlesBody({ modules: [...MODULES, wireModule(211, { title: 'Onboarding', type: 'service' })] });

async function openPricing() {
  vi.mocked(planPriceOf).mockClear();
  await mountPage('<waybill-pricing-table></waybill-pricing-table>', { answers: { bundles } });
  await holds(() => all(root(), 'article').length > 1);
  // The panels come after the cards, with texts and a session that no card shows.
  await holds(() => all(root(), 'listitem').some((row) => row.textContent.includes('Onboarding')));
}

describe('the cards of packages', () => {
  it('are rendered once until the page is complete', async () => {
    await openPricing();
    expect(renders()).toEqual({ 1001: 1, 1002: 1, 1007: 1 });
  });

  it('are rendered only where a press changes what they show', async () => {
    await openPricing();
    vi.mocked(planPriceOf).mockClear();
    vi.mocked(useAssets).mockClear();
    buttonOf(1007).click();
    await holds(() => buttonOf(1007).getAttribute('aria-pressed') === 'true');
    // The pressed one is rendered as it is being added and as it is in the cart; the featured one as it gives its fill up.
    expect(renders()).toEqual({ 1001: 0, 1002: 1, 1007: 2 });
    expect(useAssets).not.toHaveBeenCalled();
  });
});
