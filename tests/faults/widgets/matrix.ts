import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLocale, surfaces } from 'virtual:waybill/locales';
import { playCell } from './cell';
import { fakeTime } from './clock';
import { watchListeners } from './listeners';
import type { Row } from './row';
import { trialsOf } from './trials';
import { LANGUAGES } from './words';

const nameOf = ({ widget, endpoint, as }: Row): string => `${widget}: ${endpoint}${as ? `, ${as}` : ''}`;

/** Plays every fault on every row, each in another language than the one before. */
export function playMatrix(area: string, rows: readonly Row[]): void {
  let cells = 0;
  let listeners: ReturnType<typeof watchListeners> | undefined;
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  beforeAll(async () => {
    // Loaded when they are first shown; here at once, so that no message waits for its words while time jumps on.
    await Promise.all(LANGUAGES.flatMap((language) => surfaces.map((surface) => loadLocale(language, surface))));
    listeners = watchListeners();
    // React takes a stack for each element that it makes, which is a third of the time here, and nobody reads them.
    Object.defineProperty(Error, 'stackTraceLimit', {
      configurable: true,
      get: () => 0,
      set() {
        // React sets it for each of them.
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

  describe(`${area}, whatever the server does`, () => {
    it.each(rows.map((row, at) => ({ row, at, name: nameOf(row) })))(
      '$name says so once, keeps what there was, and goes on',
      async ({ row, at }) => {
        if (!listeners) throw new Error('nobody watches');
        const found: Record<string, readonly string[]> = {};
        const trials = trialsOf(row);
        for (const [turn, trial] of trials.entries()) {
          const language = LANGUAGES[(at + turn) % LANGUAGES.length] ?? 'en';
          const wrong = await playCell({ row, trial, language, listeners });
          cells += 1;
          if (wrong.length > 0) found[`${trial.name} (${language})`] = wrong;
          // So many say what is wrong with the row; each may have waited long for what never came.
          if (Object.keys(found).length > 8) break;
        }
        expect(found).toEqual({});
      },
      300_000,
    );

    it('is tried with every fault', () => {
      expect(cells).toBe(rows.reduce((sum, row) => sum + trialsOf(row).length, 0));
    });
  });
}
