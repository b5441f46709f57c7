import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../src/domain/money/currency';
import { writerOf } from '../../demo/server/texts/format';
import { LANGUAGES } from '../../demo/server/texts/language';
import { plain } from './pdf-text';

const CODES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'PHP'] as const;
const WRITTEN = [
  ['en', 'USD', 'USD 2,988.00'],
  ['fr', 'USD', '2 988,00 USD'],
  ['ru', 'GBP', '2 988,00 GBP'],
  ['pt', 'EUR', 'EUR 2.988,00'],
  ['vi', 'JPY', '298.800 JPY'],
  ['es', 'CHF', '2.988,00 CHF'],
] as const;

describe('a sum on paper', () => {
  it.each(WRITTEN)('in %s and %s is written %s [MNY-23]', (language, code, written) => {
    expect(plain(writerOf(language, code).sum(298_800))).toBe(written);
  });

  it.each(LANGUAGES)('in %s names its currency once, by its code', (language) => {
    for (const code of CODES) {
      const text = writerOf(language, code).sum(-298_800);
      expect(text.split(code)).toHaveLength(2);
      const { symbol } = currencyOf(code);
      expect(text.replace(code, '')).not.toContain(symbol);
      expect(writerOf(language, code).amount(-298_800).split(symbol)).toHaveLength(2);
    }
  });
});
