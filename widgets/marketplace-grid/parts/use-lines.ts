import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useMemo, useReducer } from 'react';
import type { MarketLayout } from '../../../src/domain/marketplace/types';
import type { ListLayout } from './list-layout';

/** px that a line takes before it was measured, and between two of them. */
const LINE = { grid: { estimate: 218, gap: 16 }, list: { estimate: 76, gap: 0 } } as const;
/** Lines above and below what is in sight, so that Tab always finds the next one. */
const OVERSCAN = 2;

interface Span {
  /** Of each line. */
  readonly columns: number;
  /** The lines that stand in the page. */
  readonly shown: readonly VirtualItem[];
  /** px of the lines above them, and below. */
  readonly before: number;
  readonly after: number;
  /** For the first item of each line. */
  readonly measure: ((element: HTMLLIElement | null) => void) | undefined;
  /** Scrolls until an item is in sight. */
  readonly reveal: (item: number) => void;
}

interface Lines {
  /** With another number of items, what was measured and how far the page is scrolled stay known. */
  readonly spanOf: (items: number) => Span;
  /** Looks at what scrolls them; returns the way out. */
  readonly watch: () => () => void;
}

const NOTHING: Span = { columns: 1, shown: [], before: 0, after: 0, measure: undefined, reveal: () => undefined };

function linesOf<S extends Element | Window>(
  { columns, offset }: ListLayout,
  options: Omit<VirtualizerOptions<S, HTMLLIElement>, 'count' | 'scrollMargin'>,
): Lines {
  const own = { ...options, count: 0, scrollMargin: offset };
  const lines = new Virtualizer<S, HTMLLIElement>(own);
  const { _didMount: begin, _willUpdate: settle } = lines;
  return {
    spanOf(items) {
      const count = Math.ceil(items / columns);
      if (lines.options.count !== count) lines.setOptions({ ...own, count });
      const shown = lines.getVirtualItems();
      const [first, last] = [shown[0], shown.at(-1)];
      return {
        columns,
        shown,
        before: first ? Math.max(0, first.start - offset) : 0,
        after: last ? Math.max(0, lines.getTotalSize() - (last.end - offset)) : 0,
        measure: lines.measureElement,
        reveal: (item) => lines.scrollToIndex(Math.floor(item / columns), { align: 'center' }),
      };
    },
    watch() {
      // What the library's own hook for React does around an update; that one is not made for memoised views.
      const leave = begin();
      settle();
      return leave;
    },
  };
}

function linesFor(plan: ListLayout, view: MarketLayout, onChange: () => void): Lines {
  const { scroller } = plan;
  const shared = { estimateSize: () => LINE[view].estimate, gap: LINE[view].gap, overscan: OVERSCAN, onChange };
  return scroller
    ? linesOf<Element>(plan, {
        ...shared,
        getScrollElement: () => scroller,
        observeElementRect,
        observeElementOffset,
        scrollToFn: elementScroll,
      })
    : linesOf<Window>(plan, {
        ...shared,
        getScrollElement: () => window,
        observeElementRect: observeWindowRect,
        observeElementOffset: observeWindowOffset,
        scrollToFn: windowScroll,
        initialOffset: () => scrollY,
      });
}

/** Which lines are in sight: of the window, or of the element that scrolls the list. */
export function useLines(plan: ListLayout | null, items: number, view: MarketLayout): Span {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const lines = useMemo(() => plan && linesFor(plan, view, draw), [plan, view]);
  useLayoutEffect(() => lines?.watch(), [lines]);
  return lines?.spanOf(items) ?? NOTHING;
}
