import { afterEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const TAG = 'waybill-cart';
const root = () => shadowOf(TAG);
const bar = () => one(root(), 'button', /^Your cart/);

/** Stubs a window of a width that the test can change. */
function windowOf(width: number) {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  let now = width;
  const matches = (media: string) => now <= Number(/<= (\d+)px/.exec(media)?.[1] ?? -1);
  vi.stubGlobal('matchMedia', (media: string) => {
    const known = lists.get(media) ?? Object.assign(new EventTarget(), { media, matches: matches(media) });
    lists.set(media, known);
    return known;
  });
  return (next: number) => {
    now = next;
    for (const [media, list] of lists) {
      list.matches = matches(media);
      list.dispatchEvent(new Event('change'));
    }
  };
}

afterEach(() => vi.unstubAllGlobals());

async function openCart(layout: string) {
  const page = await mountPage(`<${TAG} layout="${layout}"></${TAG}>`);
  await until(() => expect(textOf(root())).toContain('Your cart'));
  return page;
}

describe('the cart in the sidebar', () => {
  it.each([
    [1550, true],
    [1551, false],
  ])('in a window of %i px is a drawer: %s [LAY-02]', async (width, isDrawer) => {
    windowOf(width);
    await openCart('sidebar');
    await until(() => expect(all(root(), 'heading', /Your cart/)).toHaveLength(isDrawer ? 0 : 1));
    expect(all(root(), 'button', /^Your cart/)).toHaveLength(isDrawer ? 1 : 0);
  });

  it.each(['column', 'page'])('is no drawer as a %s [LAY-02]', async (layout) => {
    windowOf(800);
    await openCart(layout);
    await until(() => one(root(), 'heading', /Your cart/));
    expect(all(root(), 'button', /^Your cart/)).toEqual([]);
  });

  it('shows its count and total, opens, and closes by its cross and on navigation [LAY-02, PRC-16]', async () => {
    windowOf(1400);
    const page = await openCart('sidebar');
    waybill.cart.add('package/1001');
    await holds(() => page.writes().length > 0 && page.store.getState().cart.busy === null);
    expect(textOf(bar())).toBe('Your cart11 item in your cart$90.00');
    expect(bar().getAttribute('aria-expanded')).toBe('false');
    bar().click();
    const drawer = await until(() => one(root(), 'dialog', 'Your cart'));
    expect(textOf(drawer)).toContain('Plan 1001');
    expect(document.documentElement.style.overflow).toBe('hidden');
    one(drawer, 'button', 'Close').click();
    await holds(() => all(root(), 'dialog').length === 0);
    expect(document.documentElement.style.overflow).toBe('');
    bar().click();
    await until(() => one(root(), 'dialog', 'Your cart'));
    document.dispatchEvent(new CustomEvent('waybill-navigate'));
    await holds(() => all(root(), 'dialog').length === 0);
  });

  it('follows the width of the window [LAY-02]', async () => {
    const resize = windowOf(1600);
    await openCart('sidebar');
    await until(() => one(root(), 'heading', /Your cart/));
    resize(1500);
    await until(() => bar());
    resize(1600);
    await until(() => one(root(), 'heading', /Your cart/));
  });
});
