import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/i18n/create-i18n';
import type { CachedOverlay, OverlayReply } from '../../src/i18n/overlay';
import { readLocales } from '../../tools/locales.mjs';

const locales = readLocales();
const reply = (title: string, minutes = 30): OverlayReply => ({ minutes, texts: { cart: { title } } });

function setup(load: (language: string) => Promise<OverlayReply | null>, stored = new Map<string, unknown>()) {
  const asked = vi.fn(load);
  const i18n = createI18n({
    languages: [...locales.keys()],
    loadLocale: async (language, surface) => locales.get(language)?.[surface] ?? {},
    overlay: {
      load: asked,
      now: Date.now,
      cache: {
        read: (language) => stored.get(language),
        write: (language, value: CachedOverlay) => void stored.set(language, value),
      },
    },
  });
  const title = (language = 'en') => i18n.translate(language)('cart.title');
  return { i18n, asked, stored, title };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe('the overlay of texts from the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('overrides bundled texts, and is requested per language [I18-08, API-28]', async () => {
    const { i18n, asked, title } = setup(async (language) => reply(`title ${language}`));
    await i18n.ensure('pt-BR', ['cart']);
    await settle();
    expect(asked.mock.calls).toEqual([['pt']]);
    expect(title('pt')).toBe('title pt');
    expect(i18n.translate('pt')('cart.view')).toBe('Ver carrinho');
  });

  it('renews only who shows texts that the server changes', async () => {
    const { i18n } = setup(() => new Promise((resolve) => setTimeout(() => resolve(reply('Basket', 1)), 100)));
    const pricing = () => i18n.translate('en', 'common pricing');
    const cart = () => i18n.translate('en', 'common cart');
    await i18n.ensure('en', ['common', 'cart', 'pricing']);
    const before = [pricing(), cart()];
    await vi.advanceTimersByTimeAsync(100);
    expect([pricing() === before[0], cart() === before[1]]).toEqual([true, false]);
    const basket = cart();
    await minutes(2);
    expect(cart()).toBe(basket);
  });

  it('never delays the first paint', async () => {
    const { i18n, title } = setup(() => new Promise(() => {}));
    await i18n.ensure('en', ['cart']);
    expect(i18n.isLoaded('en', ['cart'])).toBe(true);
    expect(title()).toBe('Your cart');
  });

  it('is cached between pages for the number of minutes that the server sends [I18-05]', async () => {
    const first = setup(async () => reply('Basket', 30));
    await first.i18n.ensure('en', ['cart']);
    await settle();
    const [nextPage, laterPage] = [new Map(first.stored), new Map(first.stored)];

    await minutes(29);
    const second = setup(async () => reply('Trolley'), nextPage);
    await second.i18n.ensure('en', ['cart']);
    expect(second.title()).toBe('Basket');
    await settle();
    expect(second.asked).not.toHaveBeenCalled();

    await minutes(1);
    const later = new Promise<OverlayReply>((resolve) => setTimeout(() => resolve(reply('Trolley')), 500));
    const third = setup(() => later, laterPage);
    await third.i18n.ensure('en', ['cart']);
    expect(third.title()).toBe('Your cart');
    await minutes(0.01);
    expect(third.title()).toBe('Trolley');
  });

  it('is loaded again on an open page when the cache has expired [I18-06]', async () => {
    const titles = ['Basket', 'Trolley'];
    const { i18n, asked, title } = setup(async () => reply(titles.shift() ?? 'Cart', 30));
    await i18n.ensure('en', ['cart']);
    await minutes(29);
    expect([title(), asked.mock.calls.length]).toEqual(['Basket', 1]);
    await minutes(1);
    expect([title(), asked.mock.calls.length]).toEqual(['Trolley', 2]);
  });

  it('gives way to the bundled text when the server removes its own', async () => {
    const replies: OverlayReply[] = [reply('Basket', 1), { minutes: 1, texts: {} }];
    const { i18n, title } = setup(async () => replies.shift() ?? null);
    await i18n.ensure('en', ['cart']);
    await settle();
    expect(title()).toBe('Basket');
    await minutes(1);
    expect(title()).toBe('Your cart');
  });

  it('changes nothing when it fails to load, and is requested again on a later use', async () => {
    let up = false;
    const { i18n, asked, title } = setup(async () => {
      if (!up) throw new TypeError('Failed to fetch');
      return reply('Basket');
    });
    await i18n.ensure('en', ['cart']);
    await i18n.ensure('en', ['cart']);
    await settle();
    expect([title(), asked.mock.calls.length]).toEqual(['Your cart', 1]);
    up = true;
    await minutes(1);
    await i18n.ensure('en', ['pricing']);
    await settle();
    expect([title(), asked.mock.calls.length]).toEqual(['Basket', 2]);
  });

  it.each([0, -5, Number.NaN])(
    'is never requested in a loop, because a lifetime of %s minutes counts as one',
    async (bad) => {
      const { i18n, asked } = setup(async () => reply('Basket', bad));
      await i18n.ensure('en', ['cart']);
      await vi.advanceTimersByTimeAsync(59_000);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('sets no timer so long that the browser would overflow and fire it at once', async () => {
    const { i18n, asked, title } = setup(async () => reply('Basket', 60 * 24 * 40));
    await i18n.ensure('en', ['cart']);
    await settle();
    expect([title(), vi.getTimerCount(), asked.mock.calls.length]).toEqual(['Basket', 0, 1]);
  });

  it.each([
    ['a text', 'garbage'],
    ['null', null],
    ['an object without an expiry', { texts: { cart: { title: 'x' } } }],
    ['an object without texts', { until: Number.MAX_SAFE_INTEGER, texts: null }],
  ])('ignores an invalid cache entry: %s', async (_name, garbage) => {
    const { i18n, title } = setup(async () => null, new Map([['en', garbage]]));
    await i18n.ensure('en', ['cart']);
    expect(title()).toBe('Your cart');
  });

  it('never replaces a bundled text by an empty or non-text value', async () => {
    const texts = { cart: { title: '', view: { a: 1 }, clear: 'Empty it' }, pricing: 'x' };
    const { i18n, title } = setup(async () => ({ minutes: 5, texts }));
    await i18n.ensure('en', ['cart']);
    await settle();
    const t = i18n.translate('en');
    expect([title(), t('cart.view'), t('cart.clear')]).toEqual(['Your cart', 'View cart', 'Empty it']);
  });
});
