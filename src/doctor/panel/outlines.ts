import type { Finding } from '../kit/finding';
import { made } from './nodes';

export interface Outlines {
  /** Scrolls an element into view and marks its outline. */
  show(at: number): void;
  stop(): void;
}

/**
 * Draws an outline with the number of its finding over each element concerned, and keeps it there while the page moves. The elements
 * themselves are left as they are.
 */
export function drawOutlines(page: Document, layer: Element, findings: readonly Finding[]): Outlines {
  const boxes = findings.flatMap(({ element, severity }, at) => {
    // An outline around the whole page, or around what has no place on it, says nothing.
    if (!element || element.matches('html, head, head *, body, script')) return [];
    const number = made(page, 'span', { class: 'outline-number', text: String(at + 1) });
    const box = made(page, 'div', { class: `outline tone-${severity}`, attributes: { 'aria-hidden': 'true' } }, number);
    layer.prepend(box);
    return [{ at, element, box }];
  });
  const place = (): void => {
    for (const { element, box } of boxes) {
      const { left, top, width, height } = element.getBoundingClientRect();
      box.hidden = width === 0 && height === 0;
      box.style.translate = `${left}px ${top}px`;
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
    }
  };
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  page.addEventListener('scroll', later, { capture: true, passive: true, signal });
  addEventListener('resize', later, { signal });
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(later) : null;
  sizes?.observe(page.documentElement);
  place();
  return {
    show(at) {
      for (const one of boxes) one.box.classList.toggle('is-shown', one.at === at);
      findings[at]?.element?.scrollIntoView({ block: 'center' });
    },
    stop() {
      stopping.abort();
      sizes?.disconnect();
      cancelAnimationFrame(frame);
      for (const { box } of boxes) box.remove();
    },
  };
}
