import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ancestorsOf, groupAt, holdHeader } from './sticky-header';

/**
 * Keeps the header of a table in view in whatever the page puts around it, and tells which group it stands over.
 * Everything is measured once a frame, and only where something has moved. [PRC-11, PRC-12]
 * @param header another one in the two-column form
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
    // Scrolling is not heard outside of a shadow root, and inside only on its way down.
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
