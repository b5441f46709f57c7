/** The layout of a list, as far as virtualizing its lines needs it. */
export interface ListLayout {
  /** The scroll container: an element of the host page, also outside of the shadow root; null is the window. */
  readonly scroller: Element | null;
  readonly columns: number;
  /** The distance from the start of the scroll container's content, in px. */
  readonly offset: number;
}

function scrollerOf(list: Element): Element | null {
  for (let at: Node | null = list; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element) || at === document.body || at === document.documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

const columnsOf = (list: Element): number =>
  Math.max(
    1,
    getComputedStyle(list)
      .gridTemplateColumns.split(' ')
      .filter((width) => width.endsWith('px')).length,
  );

export function listLayoutOf(list: Element): ListLayout {
  const scroller = scrollerOf(list);
  const { top } = list.getBoundingClientRect();
  const offset = scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY;
  return { scroller, columns: columnsOf(list), offset };
}

export const sameListLayout = (a: ListLayout, b: ListLayout): boolean =>
  a.scroller === b.scroller && a.columns === b.columns && Math.abs(a.offset - b.offset) < 1;
