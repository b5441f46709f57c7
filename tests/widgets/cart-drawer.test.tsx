import { afterEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule } from '../kit/wire';

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

/** Opens a page with a cart that has one package. */
async function openCart(layout: string) {
  const page = await mountPage(`<${TAG} layout="${layout}"></${TAG}>`);
  waybill.cart.add('package/1001');
  await holds(() => page.writes().length > 0 && page.store.getState().cart.busy === null);
  return page;
}

/** Stubs the window's view of elements: the test says whether the cart in the page is in it. */
function viewport() {
  const watches = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #see: (entries: { isIntersecting: boolean }[]) => void;
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        this.#see = see;
      }
      observe() {
        watches.add(this.#see);
      }
      disconnect() {
        watches.delete(this.#see);
      }
    },
  );
  return { see: (isIntersecting: boolean) => watches.forEach((tell) => tell([{ isIntersecting }])) };
}

describe('the cart in the sidebar', () => {
  it.each([
    [1550, true],
    [1551, false],
  ])('in a window of %i px is a drawer: %s [LAY-02]', async (width, isDrawer) => {
    windowOf(width);
    await openCart('sidebar');
    await until(() => expect(all(root(), 'button', /^Your cart/)).toHaveLength(isDrawer ? 1 : 0));
    expect(all(root(), 'heading', /Your cart/)).toHaveLength(isDrawer ? 0 : 1);
  });

  it.each(['column', 'page'])('is no drawer as a %s [LAY-02]', async (layout) => {
    windowOf(800);
    await openCart(layout);
    await until(() => one(root(), 'heading', /Your cart/));
    expect(all(root(), 'button', /^Your cart/)).toEqual([]);
  });

  it('shows nothing while it is empty, but keeps its button as long as something can be undone or it has the focus', async () => {
    windowOf(1400);
    const page = await mountPage(`<${TAG} layout="sidebar"></${TAG}>`);
    await until(() => expect(document.querySelector(TAG)?.shadowRoot?.querySelector('.cart-dock')).not.toBeNull());
    expect(all(root(), 'button')).toEqual([]);
    waybill.cart.add('package/1001');
    await holds(() => page.writes().length > 0 && page.store.getState().cart.busy === null);
    await until(() => bar());
    bar().focus();
    bar().click();
    one(await until(() => one(root(), 'dialog', 'Your cart')), 'button', 'Clear cart').click();
    await until(() => one(shadowOf('waybill-dialogs'), 'dialog', 'Clear your cart?'));
    one(shadowOf('waybill-dialogs'), 'button', 'Clear cart').click();
    await until(() => expect(textOf(one(root(), 'dialog'))).toContain('Your shopping cart is empty.'));
    all(root(), 'button', 'Close')[0]?.click();
    await holds(() => all(root(), 'dialog').length === 0);
    bar().focus();
    bar().blur();
    expect(textOf(bar())).toBe('Your cartReview');
    bar().focus();
    bar().click();
    await until(() => one(root(), 'button', 'Undo'));
    all(root(), 'button', 'Close')[1]?.click();
    await until(() => expect(all(root(), 'button', 'Undo')).toEqual([]));
    one(root(), 'button', 'Close').click();
    await holds(() => all(root(), 'dialog').length === 0);
    bar().focus();
    expect(textOf(bar())).toBe('Your cartReview');
    bar().blur();
    await until(() => expect(all(root(), 'button')).toEqual([]));
  });

  it('shows its count and total, opens, and closes by its cross and on navigation [LAY-02, PRC-16]', async () => {
    windowOf(1400);
    const page = await openCart('sidebar');
    waybill.cart.add('package/1001');
    await holds(() => page.writes().length > 0 && page.store.getState().cart.busy === null);
    await until(() => bar());
    expect(textOf(bar())).toBe('Your cart11 item in your cart$90.00 /monthReview');
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

  it('shows what is due once if nothing else is in it, with no rule above the total [LAY-02, PRC-16]', async () => {
    windowOf(1400);
    const onboarding = wireModule(211, {
      title: 'Onboarding',
      type: 'service',
      charge: 'once',
      price: '249.00',
      base_price: '249.00',
    });
    await mountPage(`<${TAG} layout="sidebar"></${TAG}>`, {
      answers: {
        session: sessionBody(),
        cart: cartBody(null, [onboarding]),
        bundles: bundlesBody({ modules: [...MODULES, onboarding] }),
      },
    });
    await until(() => expect(textOf(bar())).toBe('Your cart11 item in your cart$249.00 onceReview'));
    bar().click();
    const drawer = await until(() => one(root(), 'dialog', 'Your cart'));
    await until(() => expect(textOf(drawer)).toContain('One-time$249.00'));
    expect(drawer.querySelector('.sums')).toBeNull();
  });

  it('follows the width of the window [LAY-02]', async () => {
    const resize = windowOf(1600);
    await openCart('sidebar');
    await until(() => one(root(), 'heading', /Your cart/));
    resize(1500);
    await until(() => bar());
    resize(1600);
    await until(() => expect(all(root(), 'heading', /Your cart/)).toHaveLength(1));
  });
});

describe('the cart in a column', () => {
  it('has a bar that opens it as a drawer, while it is out of view and not empty', async () => {
    const { see } = viewport();
    windowOf(400);
    await openCart('column');
    await until(() => one(root(), 'heading', /Your cart/));
    expect(all(root(), 'button', /^Your cart/)).toEqual([]);
    await until(() => {
      see(false);
      bar();
    });
    bar().click();
    const drawer = await until(() => one(root(), 'dialog', 'Your cart'));
    expect(textOf(drawer)).toContain('Plan 1001');
    // The cart stands in one place only.
    expect(all(root(), 'heading', /Your cart/)).toHaveLength(1);
    one(drawer, 'button', 'Close').click();
    await until(() => expect(all(root(), 'dialog')).toEqual([]));
    see(true);
    bar().focus();
    bar().blur();
    await until(() => expect(all(root(), 'button', /^Your cart/)).toEqual([]));
    one(root(), 'heading', /Your cart/);
  });
});
