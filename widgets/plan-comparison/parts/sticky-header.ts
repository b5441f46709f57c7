/** What is around an element on the page, from the inside out: through slots and shadow roots, up to the root. */
export function* ancestorsOf(element: Element): Generator<Element> {
  let node: Element | null = element;
  while (node) {
    const root = node.getRootNode();
    node = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (node) yield node;
  }
}

const CLIPS = /paint|content|strict/;

/** Where what can be seen of an element begins: below the page's own header, and inside of all that cuts it off. Viewport px. */
function visibleTop(element: Element, offset: number): number {
  let top = offset;
  for (const box of ancestorsOf(element)) {
    const { overflowY, contain, position } = getComputedStyle(box);
    if (overflowY !== 'visible' || CLIPS.test(contain)) {
      top = Math.max(top, box.getBoundingClientRect().top + box.clientTop);
    }
    // What is fixed, a dialog for one, is cut off by nothing around it.
    if (position === 'fixed') break;
  }
  return top;
}

/** A header that stays in view, with what it was moved by so far, in its own px. */
export interface StickyHeader {
  readonly table: HTMLElement;
  readonly header: HTMLElement;
  readonly shift: number;
}

/** px; less is what rounding makes. */
const NOTICEABLE = 0.4;

/**
 * Keeps a header at the top of what can be seen of its table. `position: sticky` does so by itself, and smoothly, unless
 * something between the table and what scrolls has an `overflow` of its own, is scrolled itself, or is scaled: what is missing
 * then is added here.
 * @returns the new shift, and where the header ends in the viewport
 */
export function holdHeader({ table, header, shift }: StickyHeader): { readonly shift: number; readonly line: number } {
  const box = table.getBoundingClientRect();
  const { top, height } = header.getBoundingClientRect();
  // Of the page's `zoom` and transforms.
  const scale = box.height / table.offsetHeight || 1;
  const offset = Number.parseFloat(getComputedStyle(header).top) || 0;
  const wanted = Math.max(box.top, Math.min(visibleTop(table, offset), box.bottom - height));
  const missing = (wanted - top) / scale + shift;
  const next = Math.abs(missing) < NOTICEABLE ? 0 : missing;
  if (next !== shift) header.style.translate = next ? `0 ${next}px` : '';
  return { shift: next, line: wanted + height };
}

/** Which group the header stands over; the first before any does. [PRC-12] */
export function groupAt(groups: readonly Element[], line: number): number {
  const reached = groups.findLastIndex((group) => group.getBoundingClientRect().top <= line + 1);
  return Math.max(0, reached);
}
