import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/i18n/create-i18n';
import type { Translate } from '../../src/i18n/keys';
import { readLocales } from '../../tools/locales.mjs';

const locales = readLocales();
const languages = [...locales.keys()];

function setup(missing: Record<string, string[]> = {}) {
  const loadLocale = vi.fn(async (language: string, surface: string) => {
    const texts = { ...locales.get(language)?.[surface] };
    for (const key of missing[language] ?? []) delete texts[key];
    return texts;
  });
  return { loadLocale, i18n: createI18n({ languages, loadLocale }) };
}

const anyKey = (translate: Translate) => translate as (key: string) => string;

describe('createI18n', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('loads a surface of a language only when it is used, and once [I18-01]', async () => {
    const { i18n, loadLocale } = setup();
    expect(loadLocale).not.toHaveBeenCalled();
    await Promise.all([i18n.ensure('es', ['pricing']), i18n.ensure('es', ['pricing', 'common'])]);
    await i18n.ensure('es', ['common']);
    expect(loadLocale.mock.calls).toEqual([
      ['es', 'pricing'],
      ['es', 'common'],
    ]);
    expect(i18n.isLoaded('es', ['pricing', 'common'])).toBe(true);
    expect(i18n.isLoaded('es', ['cart'])).toBe(false);
  });

  it.each([
    ['pt-BR', 'pt', 'Seu carrinho'],
    ['vi-VN', 'vi', 'Giỏ hàng của bạn'],
    ['de', 'en', 'Your cart'],
    ['zh-Hant-TW', 'en', 'Your cart'],
  ])('resolves %s to the texts of %s and loads no other language [I18-01]', async (tag, language, title) => {
    const { i18n, loadLocale } = setup();
    await i18n.ensure(tag, ['cart']);
    expect(i18n.translate(tag)('cart.title')).toBe(title);
    expect(loadLocale.mock.calls).toEqual([[language, 'cart']]);
  });

  it('falls back to English for a missing text, and loads English only then [I18-02]', async () => {
    const { i18n, loadLocale } = setup({ fr: ['title', 'count_one', 'count_many', 'count_other'] });
    await i18n.ensure('fr', ['cart']);
    expect(loadLocale.mock.calls).toEqual([['fr', 'cart']]);
    expect(i18n.translate('fr')('cart.title')).toBe('');
    await vi.waitFor(() => expect(i18n.translate('fr')('cart.title')).toBe('Your cart'));
    expect(i18n.translate('fr')('cart.count', { count: 0 })).toBe('0 items in your cart');
    expect(i18n.translate('fr')('cart.view')).toBe('Voir le panier');
    expect(loadLocale.mock.calls).toEqual([
      ['fr', 'cart'],
      ['en', 'cart'],
    ]);
  });

  it('never shows a raw key, and warns once per key outside production [I18-02]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { i18n } = setup();
    const t = anyKey(i18n.translate('en'));
    expect(t('cart.nowhere')).toBe('');
    expect(warn).not.toHaveBeenCalled();
    await i18n.ensure('en', ['cart']);
    expect([t('cart.nowhere'), t('cart.nowhere'), t('nowhere')]).toEqual(['', '', '']);
    expect(warn.mock.calls).toEqual([['Waybill: no text for cart.nowhere']]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(t('cart.nowhere.else')).toBe('');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('falls back to English if a language cannot be loaded, and rejects if English cannot either', async () => {
    const broken = new Set(['es/cart']);
    const i18n = createI18n({
      languages,
      loadLocale: async (language, surface) => {
        if (broken.has(`${language}/${surface}`)) throw new TypeError('Failed to fetch');
        return locales.get(language)?.[surface] ?? {};
      },
    });
    await i18n.ensure('es', ['cart']);
    expect(i18n.isLoaded('es', ['cart'])).toBe(true);
    expect(i18n.translate('es')('cart.title')).toBe('Your cart');

    broken.add('es/pricing').add('en/pricing');
    await expect(i18n.ensure('es', ['pricing'])).rejects.toThrow('Failed to fetch');
    expect(i18n.isLoaded('es', ['pricing'])).toBe(false);
    broken.clear();
    await i18n.ensure('es', ['pricing']);
    expect(i18n.translate('es')('pricing.monthly')).toBe('Mensual');
  });

  it.each([
    ['en', 1, '1 package'],
    ['en', 2, '2 packages'],
    ['fr', 0, '0 forfait'],
    ['fr', 2, '2 forfaits'],
    ['es', 1_000_000, '1000000 de paquetes'],
    ['ru', 1, '1 пакет'],
    ['ru', 3, '3 пакета'],
    ['ru', 11, '11 пакетов'],
    ['ru', 21, '21 пакет'],
    ['vi', 1, '1 gói'],
  ])('uses the plural form of %s for %i', async (language, count, text) => {
    const { i18n } = setup();
    await i18n.ensure(language, ['pricing']);
    // A number and its noun stay on one line, so a non-breaking space joins them.
    expect(i18n.translate(language)('pricing.packages', { count })).toBe(text.replace(' ', '\u00A0'));
  });

  it('interpolates values literally: without escaping or nesting, and never as options', async () => {
    const { i18n } = setup();
    await i18n.ensure('en', ['cart', 'dialogs']);
    const t = i18n.translate('en');
    expect(t('cart.remove', { name: '<b>A & B</b> $t(cart.title) {{name}}', lng: 'fr', context: 'x' })).toBe(
      'Remove <b>A & B</b> $t(cart.title) {{name}}',
    );
  });

  it('keeps the translate function of whoever shows none of the texts that arrive', async () => {
    const { i18n } = setup({ fr: ['title'] });
    await i18n.ensure('fr', ['common', 'cart', 'pricing']);
    const [cart, pricing, every] = [
      i18n.translate('fr', 'common cart'),
      i18n.translate('fr', 'common pricing'),
      i18n.translate('fr'),
    ];
    await i18n.ensure('fr', ['dialogs']);
    await i18n.ensure('es', ['cart']);
    expect(i18n.translate('fr', 'common cart')).toBe(cart);
    expect(i18n.translate('fr')).not.toBe(every);
    // English stands in for the missing title.
    expect(cart('cart.title')).toBe('');
    await vi.waitFor(() => expect(cart('cart.title')).toBe('Your cart'));
    expect(i18n.translate('fr', 'common cart')).not.toBe(cart);
    expect(i18n.translate('fr', 'common pricing')).toBe(pricing);
  });

  it('returns a new translate function and notifies subscribers only when texts have been loaded', async () => {
    const { i18n } = setup();
    const listener = vi.fn();
    const stop = i18n.subscribe(listener);
    const before = i18n.translate('en');
    expect(i18n.translate('en')).toBe(before);
    await i18n.ensure('en', ['cart']);
    expect(listener).toHaveBeenCalledTimes(1);
    const after = i18n.translate('en');
    expect(after).not.toBe(before);
    await i18n.ensure('en', ['cart']);
    expect(i18n.translate('en')).toBe(after);
    stop();
    await i18n.ensure('en', ['pricing']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('shares no texts between two instances', async () => {
    const [one, two] = [setup(), setup()];
    await one.i18n.ensure('en', ['cart']);
    expect(one.i18n.translate('en')('cart.title')).toBe('Your cart');
    expect(two.i18n.translate('en')('cart.title')).toBe('');
  });
});
