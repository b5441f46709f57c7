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

/** px; the estimated height of a line before its measurement, and the gap between two lines. */
const LINE = { grid: { estimate: 218, gap: 16 }, list: { estimate: 76, gap: 0 } } as const;
/** Number of extra lines above and below the view, so that Tab always finds the next item. */
const OVERSCAN = 2;

interface Span {
  /** Number of items in each line. */
  readonly columns: number;
  /** The lines in the DOM. */
  readonly shown: readonly VirtualItem[];
  /** px; the height of the lines above and below them. */
  readonly before: number;
  readonly after: number;
  /** Ref for the first item of each line. */
  readonly measure: ((element: HTMLLIElement | null) => void) | undefined;
  /** Scrolls an item into view. */
  readonly reveal: (item: number) => void;
}

interface Lines {
  /** Returns the span for a number of items. Measurements and the scroll offset survive a change of that number. */
  readonly spanOf: (items: number) => Span;
  /** Observes the scroll container; returns the cleanup function. */
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
      // Does what the library's own React hook does around an update. That hook does not support memoized views.
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

/** Returns the lines in view of the window, or of the element that scrolls the list. */
export function useLines(plan: ListLayout | null, items: number, view: MarketLayout): Span {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const lines = useMemo(() => plan && linesFor(plan, view, draw), [plan, view]);
  useLayoutEffect(() => lines?.watch(), [lines]);
  return lines?.spanOf(items) ?? NOTHING;
}
