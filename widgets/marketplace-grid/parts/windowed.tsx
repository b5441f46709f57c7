import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Item } from '../../../src/domain/marketplace/types';
import { LAYOUTS, type ItemsProps } from './items';
import { listLayoutOf, sameListLayout, type ListLayout } from './list-layout';
import { useLines } from './use-lines';

/** Renders a virtualized list: the DOM has only the lines in view, and ARIA attributes give the full size. */
export function Windowed({ items, featured, view, linkToItem, label, wanted }: ItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [plan, setPlan] = useState<ListLayout | null>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const look = () => {
      const next = listLayoutOf(current);
      setPlan((was) => (was && sameListLayout(was, next) ? was : next));
    };
    const watch = new ResizeObserver(look);
    watch.observe(current);
    // The content above can resize too, which moves the list.
    watch.observe(document.documentElement);
    look();
    return () => watch.disconnect();
  }, []);

  const { Entry, className, part } = LAYOUTS[view];
  const { columns, shown, before, after, measure, reveal } = useLines(plan, items.length, view);
  const isLaidOut = plan !== null;
  const toWanted = useEffectEvent(() => {
    const at = items.findIndex(({ key }) => key === wanted);
    if (at >= 0) reveal(at);
  });
  useEffect(() => {
    if (isLaidOut && wanted !== null) toWanted();
  }, [isLaidOut, wanted]);
  const entriesOf = (line: number): readonly Item[] => items.slice(line * columns, (line + 1) * columns);
  return (
    <ul
      className={className}
      part={part}
      aria-label={label}
      ref={list}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {shown.flatMap(({ index }) =>
        entriesOf(index).map((item, at) => (
          <Entry
            key={item.key}
            item={item}
            isFeatured={featured.has(item.key)}
            linkToItem={linkToItem}
            setSize={items.length}
            position={index * columns + at + 1}
            line={at === 0 ? index : undefined}
            measure={at === 0 ? measure : undefined}
          />
        )),
      )}
    </ul>
  );
}
