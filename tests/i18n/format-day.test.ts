import { describe, expect, it, vi } from 'vitest';
import { formatDay, formatPeriod } from '../../src/i18n/format-day';
import { readLocales } from '../../tools/locales.mjs';

const ZONES = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Pacific/Kiritimati'];

/** Stubs the device's time zone: every Intl.DateTimeFormat without a zone of its own uses this one. */
function readIn(timeZone: string): void {
  const { DateTimeFormat } = Intl;
  class Local extends DateTimeFormat {
    constructor(language?: string, options?: Intl.DateTimeFormatOptions) {
      super(language, { timeZone, ...options });
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Local } }));
}

describe('a billing day', () => {
  it('needs no further full stop at the end of a Russian sentence, because its “г.” has one', () => {
    expect(formatDay('2026-12-10', 'ru', 'long')).toMatch(/\.$/);
    expect(JSON.stringify(readLocales().get('ru'))).not.toContain('{{date}}.');
  });

  it.each(ZONES)('is the same day for a reader in %s [REV-60]', (zone) => {
    readIn(zone);
    // A language tag per zone avoids the cached formatter of the previous zone.
    const english = `en-x-${zone.slice(-4).toLowerCase()}`;
    expect(formatDay('2026-12-28', english, 'long')).toBe('December 28, 2026');
    expect(formatDay('2026-12-28T00:00:00Z', english, 'long')).toBe('December 28, 2026');
    expect(formatDay('2026-12-28T23:59:59.999Z', english, 'long')).toBe('December 28, 2026');
    expect(formatDay(Date.parse('2026-12-28T05:31:00Z'), english, 'long')).toBe('December 28, 2026');
    expect(formatPeriod('2026-11-28T05:31:00Z', '2026-12-28', english).replaceAll(/\s/g, ' ')).toBe(
      'Nov 28 – Dec 27, 2026',
    );
  });

  it.each([
    ['th', '28 ธันวาคม ค.ศ. 2026'],
    ['fa', '28 دسامبر 2026'],
    ['ar-SA', '28 ديسمبر 2026'],
  ])('uses the Gregorian calendar and Latin digits, as invoices do, even in %s [REV-60]', (language, text) => {
    expect(formatDay('2026-12-28', language, 'long').replaceAll(/[\u200E\u200F]/g, '')).toBe(text);
  });

  it.each([
    ['2025-03-01', 'en', 'medium', 'Mar 1, 2025'],
    ['2025-03-01', 'es', 'long', '1 de marzo de 2025'],
    ['2025-03-01', 'ru', 'short', '01.03.2025'],
    ['2026-12-01', 'fr', 'long', '1er décembre 2026'],
    ['2026-12-11', 'fr', 'long', '11 décembre 2026'],
    ['2026-12-01', 'fr', 'short', '01/12/2026'],
    ['2026-12-01', 'fr-CA', 'medium', '1er déc. 2026'],
    ['2026-12-01', 'pt', 'long', '1º de dezembro de 2026'],
    ['2026-12-01', 'es', 'long', '1 de diciembre de 2026'],
    ['2026-12-01', 'ru', 'long', '1 декабря 2026\u00A0г.'],
    ['2026-12-01', 'ru', 'medium', '1 дек. 2026\u00A0г.'],
    ['soon', 'en', 'medium', ''],
  ] as const)('formats %s in %s in the %s style', (iso, language, style, text) => {
    expect(formatDay(iso, language, style)).toBe(text);
  });

  it.each([
    ['fr', '2026-12-02', '1er nov. – 1er déc. 2026'],
    ['fr', '2026-12-01', '1er–30 nov. 2026'],
    ['pt', '2026-12-01', '1º – 30 de nov. de 2026'],
    ['ru', '2026-12-01', '1–30 нояб. 2026 г.'],
  ])('writes the first day and the year of a period in %s as a single day has them', (language, to, text) => {
    const period = formatPeriod('2026-11-01', to, language);
    expect(period.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')).toBe(text);
    expect(period).not.toContain(' г.');
  });

  it('is empty for an invalid period, such as one that ends before it starts', () => {
    expect(formatPeriod('2026-12-28', '2026-11-28', 'en')).toBe('');
    expect(formatPeriod('soon', 'later', 'en')).toBe('');
  });
});
