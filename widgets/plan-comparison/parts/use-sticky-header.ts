import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ancestorsOf, groupAt, holdHeader } from './sticky-header';

/**
 * Keeps the header of a table in view inside any page layout, and returns the index of the group below it.
 * Measures at most once a frame, and only after a scroll or resize. [PRC-11, PRC-12]
 * @param header the sticky element; the narrow layout has another one
 */
export function useStickyHeader(table: RefObject<HTMLTableElement | null>, header: HTMLElement | null): number {
  const [group, show] = useState(0);
  const shift = useRef(0);

  const look = useEffectEvent(() => {
    const element = table.current;
    if (!element || !header) return;
    const held = holdHeader({ table: element, header, shift: shift.current });
    shift.current = held.shift;
    show(groupAt([...element.tBodies], held.line));
    element.style.setProperty('--head', `${header.offsetHeight}px`);
  });

  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !header) return;
    const boxes = [...ancestorsOf(element)];
    let frame = 0;
    const soon = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    const listening = new AbortController();
    // Scroll events do not bubble and do not leave a shadow root, so each root gets a capturing listener.
    const roots = new Set([element, ...boxes].map((box) => box.getRootNode()));
    for (const root of roots) {
      root.addEventListener('scroll', soon, { signal: listening.signal, capture: true, passive: true });
    }
    addEventListener('resize', soon, { signal: listening.signal });
    const resized = new ResizeObserver(soon);
    for (const box of [element, header, ...boxes]) resized.observe(box);
    look();
    return () => {
      listening.abort();
      resized.disconnect();
      cancelAnimationFrame(frame);
      header.style.translate = '';
      shift.current = 0;
    };
  }, [table, header]);

  return group;
}
