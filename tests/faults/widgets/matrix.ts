import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLocale, surfaces } from 'virtual:waybill/locales';
import { playCell } from './cell';
import { fakeTime } from './clock';
import { watchListeners } from './listeners';
import type { Row } from './row';
import { trialsOf } from './trials';
import { LANGUAGES } from './words';

const nameOf = ({ widget, endpoint, as }: Row): string => `${widget}: ${endpoint}${as ? `, ${as}` : ''}`;

/** Declares tests that play every fault on every row, rotating through the languages. */
export function playMatrix(area: string, rows: readonly Row[]): void {
  let cells = 0;
  let listeners: ReturnType<typeof watchListeners> | undefined;
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  beforeAll(async () => {
    // Texts are loaded lazily; loading them first keeps a message from missing them while the fake time advances.
    await Promise.all(LANGUAGES.flatMap((language) => surfaces.map((surface) => loadLocale(language, surface))));
    listeners = watchListeners();
    // React captures a stack for each element, which takes a third of the time here, so stacks are turned off.
    Object.defineProperty(Error, 'stackTraceLimit', {
      configurable: true,
      get: () => 0,
      set() {
        // React sets the limit for each element; the setter ignores that.
      },
    });
  });
  afterAll(() => {
    listeners?.restore();
    if (limit) Object.defineProperty(Error, 'stackTraceLimit', limit);
    console.log(`${cells} cells through the widgets: ${rows.length} rows (${area})`);
  });
  beforeEach(fakeTime);
  afterEach(() => void vi.useRealTimers());

  describe(`${area}, for every fault of the server:`, () => {
    it.each(rows.map((row, at) => ({ row, at, name: nameOf(row) })))(
      '$name shows the failure once, keeps the input, and can go on',
      async ({ row, at }) => {
        if (!listeners) throw new Error('nobody watches');
        const found: Record<string, readonly string[]> = {};
        const trials = trialsOf(row);
        for (const [turn, trial] of trials.entries()) {
          const language = LANGUAGES[(at + turn) % LANGUAGES.length] ?? 'en';
          const wrong = await playCell({ row, trial, language, listeners });
          cells += 1;
          if (wrong.length > 0) found[`${trial.name} (${language})`] = wrong;
          // Enough failures to diagnose the row; each may have waited for its whole timeout.
          if (Object.keys(found).length > 8) break;
        }
        expect(found).toEqual({});
      },
      300_000,
    );

    it('every row is tried with every fault', () => {
      expect(cells).toBe(rows.reduce((sum, row) => sum + trialsOf(row).length, 0));
    });
  });
}
