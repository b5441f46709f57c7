import { describe, expect, it, vi } from 'vitest';
import { formatDay, formatPeriod } from '../../src/i18n/format-day';
import { readLocales } from '../../tools/locales.mjs';

const ZONES = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Pacific/Kiritimati'];

/** Makes every formatter that names no zone one of a reader whose device is in this zone. */
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
  it('ends a Russian sentence with the full stop of its own', () => {
    expect(formatDay('2026-12-10', 'ru', 'long')).toMatch(/\.$/);
    expect(JSON.stringify(readLocales().get('ru'))).not.toContain('{{date}}.');
  });

  it.each(ZONES)('is the same day for a reader in %s [REV-60]', (zone) => {
    readIn(zone);
    // A language of its own for each reader, so that each has a formatter of its own.
    const english = `en-x-${zone.slice(-4).toLowerCase()}`;
    expect(formatDay('2026-12-28', english, 'long')).toBe('December 28, 2026');
    expect(formatDay('2026-12-28T00:00:00Z', english, 'long')).toBe('December 28, 2026');
    expect(formatDay('2026-12-28T23:59:59.999Z', english, 'long')).toBe('December 28, 2026');
    expect(formatDay(Date.parse('2026-12-28T05:31:00Z'), english, 'long')).toBe('December 28, 2026');
    expect(formatPeriod('2026-11-28T05:31:00Z', '2026-12-28', english).replaceAll(/\s/g, ' ')).toBe(
      'Nov 28 – Dec 28, 2026',
    );
  });

  it.each([
    ['th', '28 ธันวาคม ค.ศ. 2026'],
    ['fa', '28 دسامبر 2026'],
    ['ar-SA', '28 ديسمبر 2026'],
  ])('is written in the calendar and the digits of the invoice, in %s too [REV-60]', (language, text) => {
    expect(formatDay('2026-12-28', language, 'long').replaceAll(/[\u200E\u200F]/g, '')).toBe(text);
  });

  it.each([
    ['2025-03-01', 'en', 'medium', 'Mar 1, 2025'],
    ['2025-03-01', 'es', 'long', '1 de marzo de 2025'],
    ['2025-03-01', 'ru', 'short', '01.03.2025'],
    ['soon', 'en', 'medium', ''],
  ] as const)('is %s in %s, %s', (iso, language, style, text) => {
    expect(formatDay(iso, language, style)).toBe(text);
  });

  it('is empty for a period that ends before it starts', () => {
    expect(formatPeriod('2026-12-28', '2026-11-28', 'en')).toBe('');
    expect(formatPeriod('soon', 'later', 'en')).toBe('');
  });
});
