import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Item } from '../../../src/domain/marketplace/types';
import { LOOKS, type ItemsProps } from './items';
import { samePlan, planOf, type Plan } from './plan-of-lines';

/** px that a line takes before it was measured, and between two of them. */
const LINE = { grid: { estimate: 218, gap: 16 }, list: { estimate: 76, gap: 0 } } as const;
/** Lines above and below what is in sight, so that Tab always finds the next one. */
const OVERSCAN = 2;

type Lines = Virtualizer<Element, HTMLLIElement> | Virtualizer<Window, HTMLLIElement>;

interface Span {
  readonly lines: Lines;
  readonly shown: readonly VirtualItem[];
  /** px, of all lines */
  readonly total: number;
}

const NOTHING: readonly VirtualItem[] = [];

/** Which lines are in sight: of the window, or of the element that scrolls the list. */
function useLines(plan: Plan | null, count: number, view: ItemsProps['view']): Span | null {
  const [span, setSpan] = useState<Span | null>(null);
  useLayoutEffect(() => {
    if (!plan) return undefined;
    const { scroller, offset, columns } = plan;
    const shared = {
      count: Math.ceil(count / columns),
      estimateSize: () => LINE[view].estimate,
      gap: LINE[view].gap,
      overscan: OVERSCAN,
      scrollMargin: offset,
    };
    const changed = (lines: Lines): void =>
      setSpan({ lines, shown: lines.getVirtualItems(), total: lines.getTotalSize() });
    const lines: Lines = scroller
      ? new Virtualizer<Element, HTMLLIElement>({
          ...shared,
          getScrollElement: () => scroller,
          observeElementRect,
          observeElementOffset,
          scrollToFn: elementScroll,
          onChange: changed,
        })
      : new Virtualizer<Window, HTMLLIElement>({
          ...shared,
          getScrollElement: () => window,
          observeElementRect: observeWindowRect,
          observeElementOffset: observeWindowOffset,
          scrollToFn: windowScroll,
          initialOffset: () => scrollY,
          onChange: changed,
        });
    // What the library's own hook for React does around an update; that one is not made for memoised views.
    const { _didMount: begin, _willUpdate: settle } = lines;
    const leave = begin();
    settle();
    changed(lines);
    return leave;
  }, [plan, count, view]);
  return span;
}

/** Of thousands of items only the lines in sight stand in the page; what assistive technology is told is all of them. */
export function Windowed({ items, view, linkToItem, label }: ItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const look = () => {
      const next = planOf(current);
      setPlan((was) => (was && samePlan(was, next) ? was : next));
    };
    const watch = new ResizeObserver(look);
    watch.observe(current);
    // What stands above can grow as well.
    watch.observe(document.documentElement);
    look();
    return () => watch.disconnect();
  }, []);
  const span = useLines(plan, items.length, view);

  const { Entry, className, part } = LOOKS[view];
  const { columns, offset } = plan ?? { columns: 1, offset: 0 };
  const shown = span?.shown ?? NOTHING;
  const [first, last] = [shown[0], shown.at(-1)];
  const before = first ? first.start - offset : 0;
  const after = span && last ? span.total - (last.end - offset) : 0;
  const entriesOf = (line: number): readonly Item[] => items.slice(line * columns, (line + 1) * columns);
  return (
    <ul
      className={className}
      part={part}
      aria-label={label}
      ref={list}
      style={{ paddingBlock: `${Math.max(0, before)}px ${Math.max(0, after)}px` }}
    >
      {shown.flatMap(({ index }) =>
        entriesOf(index).map((item, at) => (
          <Entry
            key={item.key}
            item={item}
            linkToItem={linkToItem}
            setSize={items.length}
            position={index * columns + at + 1}
            line={at === 0 ? index : undefined}
            measure={at === 0 ? span?.lines.measureElement : undefined}
          />
        )),
      )}
    </ul>
  );
}
