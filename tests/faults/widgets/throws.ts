/// <reference types="vite/client" />
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flow } from '../../../src/store/state';
import { fakeTime } from './clock';
import { watchListeners } from './listeners';
import { playMistake } from './mistakes';
import { isPassable, prepareSoil, soil } from './planted';
import { passedBy, type Planting, type Stand } from './played-rows';
import type { Row } from './row';
import { IN_READS, SPARED, UNMET } from './throw-lists';

await prepareSoil();
// After the soil is prepared, and before the time is faked, so that no cell waits for its compilation.
const PARTS = import.meta.glob([
  '/src/{commands,contract,flows,hooks,page,store,ui,views}/**/*.{ts,tsx}',
  '/src/app/{flows,start,take-over}.ts',
  '/widgets/*/{parts,payment}/**/*.{ts,tsx}',
  '!**/*.d.ts',
]);
const { openFaultyPage, unknownKey } = await import('./page');
const { getRuntime } = await import('../../../src/app/shared');
const { ROWS } = await import('./calls');
const { QUIET_VISITS, VISITS } = await import('./visits');
const { widgets } = await import('../../kit/conformance/widgets');
const { loadLocale, surfaces } = await import('virtual:waybill/locales');

/** The rows of the matrix that a good server leads through, as those of minutes of polls lead nowhere else, between visits. */
const rows = (): readonly Row[] => [
  ...QUIET_VISITS,
  ...Object.values(ROWS)
    .flat()
    .filter(({ as, isEarly }) => !as?.endsWith('ten minutes') && !isEarly),
  ...VISITS,
];

/** Returns where each place can be planted: first where a press passes it, because a press has something to lose. */
async function planOf(stand: Stand, isMeant: (place: string) => boolean): Promise<Map<string, readonly Planting[]>> {
  const plan = new Map<string, readonly Planting[]>();
  for (const row of rows()) {
    const passed = await passedBy(stand, row).catch((error: unknown) => {
      throw new Error(`${row.widget}, ${row.as ?? row.endpoint}: ${String(error)}`, { cause: error });
    });
    for (const stage of ['come', 'ask'] as const)
      for (const place of passed[stage]) {
        const others = plan.get(place) ?? [];
        const isPress = stage === 'ask' && others[0]?.stage === 'come' && place.startsWith('effect');
        if (isMeant(place))
          plan.set(place, isPress ? [{ row, stage, place }, ...others] : [...others, { row, stage, place }]);
      }
  }
  return plan;
}

/** Plays the first of some plantings that throws: what was passed late may be passed by another row in time. */
async function playFirst(stand: Stand, plantings: readonly Planting[]): Promise<readonly string[]> {
  let wrong: readonly string[] = ['it never throws'];
  for (const planting of plantings.slice(0, 3)) {
    wrong = await playMistake(stand, planting);
    if (!wrong.some((text) => text.startsWith('never came: the mistake'))) break;
  }
  return wrong;
}

/** Registers the effects of every flow, so that none can be left out. */
async function joinAll(): Promise<void> {
  const modules = await Promise.all(
    Object.values(import.meta.glob<object>('/src/flows/*/index.ts')).map((load) => load()),
  );
  const { store } = getRuntime();
  for (const each of modules.flatMap((module): unknown[] => Object.values(module)))
    if (each instanceof Object && 'listen' in each) store.join(each as Flow);
}

/** Declares tests that plant a mistake in every place of some kinds, one at a time. */
export function playMistakes(what: string, ...kinds: readonly string[]): void {
  const isMeant = (place: string): boolean => kinds.some((kind) => place.startsWith(`${kind} `)) && isPassable(place);
  let plan = new Map<string, readonly Planting[]>();
  let cells = 0;
  let listeners: ReturnType<typeof watchListeners> | undefined;
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  beforeAll(async () => {
    await Promise.all(Object.values(PARTS).map((load) => load()));
    await Promise.all(surfaces.map((surface) => loadLocale('en', surface)));
    listeners = watchListeners();
    // React captures a stack for each element, which takes a third of the time here.
    Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set() {} });
  }, 120_000);
  afterAll(() => {
    listeners?.restore();
    if (limit) Object.defineProperty(Error, 'stackTraceLimit', limit);
    console.log(`${cells} mistakes (${what})`);
  });
  beforeEach(fakeTime);
  afterEach(() => void vi.useRealTimers());

  describe(`a mistake in ${what}`, () => {
    it('costs what it is in, is told, and is over once it is mended', async () => {
      if (!listeners) throw new Error('nobody watches');
      const stand = { openPage: openFaultyPage, unknownKey, listeners };
      plan = await planOf(stand, isMeant);
      const found: Record<string, readonly string[]> = {};
      const planted: Record<string, number> = {};
      for (const [place, plantings] of plan) {
        const of = `${place.split(' ')[0]} ${plantings[0]?.row.widget}`;
        planted[of] = (planted[of] ?? 0) + 1;
        // All effects of React are caught at one place.
        if (SPARED[place] || (place.startsWith('React') && (planted[of] ?? 0) > 3)) continue;
        const read = IN_READS[place];
        const inRead = plantings.filter(({ row, stage }) => row.endpoint === read && stage === 'come');
        for (const tried of read ? [plantings, inRead] : [plantings]) {
          const wrong = await playFirst(stand, tried);
          cells += 1;
          const at = tried[0]?.row;
          if (wrong.length > 0) found[`${place} (${at?.widget}: ${at?.as ?? at?.endpoint})`] = wrong;
        }
        if (Object.keys(found).length > 8) break;
      }
      expect(found).toEqual({});
    }, 600_000);

    it('is planted in each, or there is a reason why not', async () => {
      await joinAll();
      const passed = new Set([...plan.keys()].map((place) => place.replace(/^effect |, [^,]+$/g, '')));
      const all: Record<string, readonly string[]> = {
        effect: [...soil.effects],
        selector: [...soil.selectors].map((name) => `selector ${name}`),
        view: widgets.map(({ view }) => `view ${view.name}`),
      };
      const due = kinds.flatMap((kind) => all[kind] ?? []);
      expect(due.filter((name) => !passed.has(name) && !UNMET[name])).toEqual([]);
      expect(due.filter((name) => passed.has(name) && UNMET[name])).toEqual([]);
      expect(plan.size).toBeGreaterThan(50);
    });
  });
}
