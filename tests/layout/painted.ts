import { flatParent, upFrom } from './flat-tree';

/** A rectangle in the coordinates of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rounding and antialiasing, in CSS pixels, which nobody sees. */
export const SLACK = 1;

export const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left <= SLACK || bottom - top <= SLACK;

/** Tells whether a box keeps within another one. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** A list of suggestions, which covers what stands below its field while it is open. */
const SUGGESTIONS = ':has(> [role="listbox"])';

const isInTopLayer = (element: Element): boolean => element.matches(':modal, :popover-open');

/** Returns the layer of an element: what floats over the rest of the page while that scrolls, or the page. */
export function layerOf(element: Element): Element {
  for (const at of upFrom(element)) {
    const { position } = getComputedStyle(at);
    if (isInTopLayer(at) || /fixed|sticky/.test(position)) return at;
    if (position === 'absolute' && at.matches(SUGGESTIONS)) return at;
  }
  return document.documentElement;
}

/** The boxes that may cut a part of an element off, the nearest first. */
export interface Cutter {
  readonly element: Element;
  readonly box: Box;
  /** Whether the part beyond the box can be scrolled into view. */
  readonly scrolls: { readonly across: boolean; readonly down: boolean };
}

const cuts = (overflow: string): boolean => overflow !== 'visible';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
const FAR = 1e6;

function cutterOf(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): Cutter | null {
  if (!cuts(overflowX) && !cuts(overflowY)) return null;
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [left + element.clientLeft, top + element.clientTop];
  const box = {
    left: cuts(overflowX) ? x : -FAR,
    right: cuts(overflowX) ? x + element.clientWidth : FAR,
    top: cuts(overflowY) ? y : -FAR,
    bottom: cuts(overflowY) ? y + element.clientHeight : FAR,
  };
  return { element, box, scrolls: { across: scrolls(overflowX), down: scrolls(overflowY) } };
}

/** Returns what may cut an element off. Positioned elements escape the ancestors that do not position them. */
export function cuttersOf(element: Element): Cutter[] {
  const found: Cutter[] = [];
  let position = 'static';
  for (let at: Element | null = element; at && at !== document.documentElement; at = flatParent(at)) {
    const style = getComputedStyle(at);
    const holds =
      position === 'static' ||
      style.transform !== 'none' ||
      style.containerType !== 'normal' ||
      (position === 'absolute' && style.position !== 'static');
    if (holds) {
      const isInline = style.display === 'inline' || style.display === 'contents';
      const cutter = isInline || at === document.body ? null : cutterOf(at, style);
      if (cutter) found.push(cutter);
      position = 'static';
    }
    if (isInTopLayer(at)) break;
    if (/absolute|fixed/.test(style.position)) ({ position } = style);
  }
  return found;
}
