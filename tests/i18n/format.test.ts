import { describe, expect, it, vi } from 'vitest';
import { formatMoney, formatNumber, formatPercent } from '../../src/i18n/format';

/** Replaces no-break spaces by `_` and narrow ones by `·`, so that expected values show them. */
const seen = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u202F', '·');

const look = (symbol: string, decimalText: string, iso: string | null = null, fractionDigits = 2) => ({
  iso,
  symbol,
  decimalText,
  fractionDigits,
});

describe('formatMoney', () => {
  it.each([
    ['en', '$1,234.50'],
    ['es', '1.234,50_$'],
    ['fr', '1·234,50_$'],
    ['pt', '$_1.234,50'],
    ['vi', '1.234,50_$'],
    ['ru', '1_234,50_$'],
  ])('uses the separators and the position of the symbol of %s [MNY-19]', (language, text) => {
    expect(seen(formatMoney(look('$', '1234.50'), language).text)).toBe(text);
  });

  it.each([
    ['US, dollar', 'en', look('$', '1234.50'), '$1,234.50'],
    ['US, euro', 'en', look('€', '1234', null, 0), '€1,234'],
  ])('shows only the symbol if no ISO code is given: %s [MNY-23]', (_case, language, money, text) => {
    expect(seen(formatMoney(money, language).text)).toBe(text);
  });

  it.each([
    ['en', look('$', '1234.50', 'USD'), 'USD_$1,234.50'],
    ['fr', look('$', '1234.50', 'USD'), 'USD_1·234,50_$'],
    ['pt', look('₱', '99', 'PHP', 0), 'PHP_₱_99'],
    ['en', look('CHF', '1234.50', 'CHF'), 'CHF_1,234.50'],
    ['fr', look('CHF', '1234.50', null), '1·234,50_CHF'],
  ])('puts the ISO code first, and never shows it twice: %s %o [MNY-24]', (language, money, text) => {
    expect(seen(formatMoney(money, language).text)).toBe(text);
  });

  it.each([
    [look('$', '5'), '$5.00'],
    [look('₱', '5'), '₱5.00'],
    [look('€', '5'), '€5.00'],
    [look('CHF', '5'), 'CHF_5.00'],
    [look('¥', '1234', null, 0), '¥1,234'],
    [look('£', '5'), '£5.00'],
  ])('formats each supported currency: %o [MNY-21, MNY-22]', (money, text) => {
    expect(seen(formatMoney(money, 'en').text)).toBe(text);
  });

  it('keeps every digit of a large amount, and groups four-digit amounts too [MNY-19]', () => {
    expect(formatMoney(look('$', '9007199254740993.27'), 'en').text).toBe('$9,007,199,254,740,993.27');
    expect(seen(formatMoney(look('€', '1234'), 'es').text)).toBe('1.234,00_€');
  });

  it('uses a real minus sign, and none before zero', () => {
    expect(formatMoney(look('$', '-1234.5', 'USD'), 'en').text).toBe('USD\u00A0−$1,234.50');
    expect(formatMoney(look('$', '-0.00'), 'en').text).toBe('$0.00');
  });

  it('returns the parts in the order of the language', () => {
    expect(formatMoney(look('$', '1234.50', 'USD'), 'fr').parts).toEqual([
      { type: 'iso', text: 'USD' },
      { type: 'literal', text: '\u00A0' },
      { type: 'number', text: '1\u202F234,50' },
      { type: 'literal', text: '\u00A0' },
      { type: 'currency', text: '$' },
    ]);
    expect(formatMoney(look('$', '-12.00'), 'en').parts).toEqual([
      { type: 'number', text: '−' },
      { type: 'currency', text: '$' },
      { type: 'number', text: '12.00' },
    ]);
  });

  it('caches one Intl formatter per language and look', () => {
    const make = vi.fn();
    class Counted extends Intl.NumberFormat {
      constructor(...args: ConstructorParameters<typeof Intl.NumberFormat>) {
        super(...args);
        make(...args);
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: Counted } }));
    formatMoney(look('$', '1.00'), 'en-AU');
    formatMoney(look('€', '2.00', 'EUR'), 'en-AU');
    expect(make).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe('number formats', () => {
  it('group digits and use a real minus sign [MNY-19]', () => {
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
    expect(formatNumber(-1234, 'es')).toBe('−1.234');
  });

  it.each([
    [1000, 'en', '10%'],
    [1250, 'en', '12.5%'],
    [1250, 'fr', '12,5_%'],
    [3333, 'ru', '33,33_%'],
  ])('write %i hundredths of a percent in %s', (basisPoints, language, text) => {
    expect(seen(formatPercent(basisPoints, language))).toBe(text);
  });
});
