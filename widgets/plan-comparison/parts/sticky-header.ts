/** Yields the ancestors of an element from the inside out, through slots and shadow roots, up to the root. */
export function* ancestorsOf(element: Element): Generator<Element> {
  let node: Element | null = element;
  while (node) {
    const root = node.getRootNode();
    node = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    if (node) yield node;
  }
}

const CLIPS = /paint|content|strict/;

/** Returns the top of the visible area in viewport px: below the page's fixed header (`offset`) and inside all clipping ancestors. */
function visibleTop(element: Element, offset: number): number {
  let top = offset;
  for (const box of ancestorsOf(element)) {
    const { overflowY, contain, position } = getComputedStyle(box);
    if (overflowY !== 'visible' || CLIPS.test(contain)) {
      top = Math.max(top, box.getBoundingClientRect().top + box.clientTop);
    }
    // Ancestors do not clip a fixed element, such as a dialog.
    if (position === 'fixed') break;
  }
  return top;
}

/** A sticky header, with its current translation in its own px. */
export interface StickyHeader {
  readonly table: HTMLElement;
  readonly header: HTMLElement;
  readonly shift: number;
}

/** px; a smaller shift is a rounding error. */
const NOTICEABLE = 0.4;

/**
 * Keeps a header at the top of the visible part of its table. `position: sticky` does so on its own unless an element between the
 * table and the scroller sets `overflow`, scrolls or is scaled; then this function adds the missing translation.
 * @returns the new translation, and the header's lower edge in viewport px
 */
export function holdHeader({ table, header, shift }: StickyHeader): { readonly shift: number; readonly line: number } {
  const box = table.getBoundingClientRect();
  const { top, height } = header.getBoundingClientRect();
  // The scale from the page's `zoom` and transforms.
  const scale = box.height / table.offsetHeight || 1;
  const style = getComputedStyle(header);
  const offset = Number.parseFloat(style.top) || 0;
  // In a low window the header does not stay.
  const line = style.position === 'static' ? box.top : visibleTop(table, offset);
  const wanted = Math.max(box.top, Math.min(line, box.bottom - height));
  const missing = (wanted - top) / scale + shift;
  const next = Math.abs(missing) < NOTICEABLE ? 0 : missing;
  if (next !== shift) header.style.translate = next ? `0 ${next}px` : '';
  return { shift: next, line: wanted + height };
}

/** Returns the index of the group below the header; 0 before the first group. [PRC-12] */
export function groupAt(groups: readonly Element[], line: number): number {
  const reached = groups.findLastIndex((group) => group.getBoundingClientRect().top <= line + 1);
  return Math.max(0, reached);
}
