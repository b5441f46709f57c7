import { describe, expect, test } from 'vitest';
import { sharedModules } from '../../tools/chunk-groups.mjs';

interface Module {
  readonly bytes: number;
  readonly imports?: readonly string[];
  readonly late?: readonly string[];
}

/** Groups the modules of a package whose first views are `firsts`; returns them as names joined by group, sorted. */
function groupsOf(
  modules: Record<string, Module>,
  firsts: readonly string[],
  { start = [], unasked = [] }: { readonly start?: readonly string[]; readonly unasked?: readonly string[] } = {},
) {
  const lates = new Set(Object.values(modules).flatMap(({ late = [] }) => late));
  const graph = {
    getModuleInfo: (id: string) => ({
      code: 'x'.repeat((modules[id]?.bytes ?? 0) * 5),
      importedIds: modules[id]?.imports ?? [],
      dynamicImporters: Object.keys(modules).filter((other) => modules[other]?.late?.includes(id)),
    }),
  };
  const parts = [
    ...firsts.map((id) => ({ roots: [id], isEntry: true })),
    ...(start.length > 0 ? [{ roots: start, isStart: true }] : []),
    ...[...lates].filter((id) => !start.includes(id)).map((id) => ({ roots: [id], isUnasked: unasked.includes(id) })),
  ];
  const groups = new Map<number, string[]>();
  for (const [id, at] of sharedModules({ parts, isOwn: (one) => firsts.includes(one) }, graph))
    groups.set(at, [...(groups.get(at) ?? []), id]);
  return [...groups.values()].map((ids) => ids.toSorted().join(' ')).toSorted();
}

describe('modules that several parts share', () => {
  test('come in one file if the same parts need them', () => {
    const modules = {
      cart: { bytes: 9, imports: ['price', 'line'] },
      quote: { bytes: 9, imports: ['price', 'line'] },
      price: { bytes: 900 },
      line: { bytes: 900 },
    };
    expect(groupsOf(modules, ['cart', 'quote'])).toEqual(['line price']);
  });

  test('stay apart if a first view would get many bytes that it does not need', () => {
    const modules = {
      cart: { bytes: 9, imports: ['price', 'table'] },
      quote: { bytes: 9, imports: ['price', 'table'] },
      video: { bytes: 9, imports: ['price'] },
      price: { bytes: 900 },
      table: { bytes: 9000 },
    };
    expect(groupsOf(modules, ['cart', 'quote', 'video'])).toEqual(['price', 'table']);
  });

  test('come in one file if the bytes without need are fewer than a request costs', () => {
    const modules = {
      cart: { bytes: 9, imports: ['price', 'line'] },
      quote: { bytes: 9, imports: ['price', 'line'] },
      video: { bytes: 9, imports: ['price'] },
      price: { bytes: 900 },
      line: { bytes: 90 },
    };
    expect(groupsOf(modules, ['cart', 'quote', 'video'])).toEqual(['line price']);
  });

  test('stay apart if what the one imports would come where only the other is needed', () => {
    const others = Array.from({ length: 10 }, (_, at) => `other-${at}`);
    const modules = {
      cart: { bytes: 9, late: ['edit', 'send', ...others] },
      quote: { bytes: 9, late: ['edit', 'print', ...others] },
      edit: { bytes: 9, imports: ['check', 'undo'] },
      send: { bytes: 9, imports: ['check'] },
      print: { bytes: 9, imports: ['undo'] },
      ...Object.fromEntries(others.map((id) => [id, { bytes: 9, imports: ['paper'] }])),
      check: { bytes: 90 },
      undo: { bytes: 2000, imports: ['paper'] },
      paper: { bytes: 90_000 },
    };
    expect(groupsOf(modules, ['cart', 'quote'])).toEqual(['check', 'paper', 'undo']);
  });

  test('count nothing for a part whose page has them already', () => {
    const modules = {
      cart: { bytes: 9, imports: ['price'], late: ['panel'] },
      quote: { bytes: 9, imports: ['price'] },
      price: { bytes: 900 },
      // Its page has the price, so that it waits for the row alone.
      panel: { bytes: 9, imports: ['price', 'row'] },
      row: { bytes: 90_000 },
    };
    expect(groupsOf(modules, ['cart', 'quote'])).toEqual(['price']);
  });

  test.each([
    { unasked: ['panel'], files: ['choice row'] },
    { unasked: [], files: ['choice', 'row'] },
  ])('come in one file if a page loads a part of them by itself: $files', ({ unasked, files }) => {
    const modules = {
      cart: { bytes: 9, late: ['panel'] },
      quote: { bytes: 9, late: ['dialog'] },
      share: { bytes: 9, late: ['form'] },
      panel: { bytes: 90, imports: ['row', 'choice'] },
      dialog: { bytes: 90, imports: ['row'] },
      form: { bytes: 90, imports: ['choice'] },
      row: { bytes: 9000 },
      choice: { bytes: 9000 },
    };
    expect(groupsOf(modules, ['cart', 'quote', 'share'], { unasked })).toEqual(files);
  });

  test('of a part with several roots are a file of their own', () => {
    const modules = {
      cart: { bytes: 9, late: ['start', 'count'] },
      start: { bytes: 90 },
      count: { bytes: 90, imports: ['link'] },
      link: { bytes: 90 },
    };
    expect(groupsOf(modules, ['cart'], { start: ['start', 'count'] })).toEqual(['count link start']);
  });
});
