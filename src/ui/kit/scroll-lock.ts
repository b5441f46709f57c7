let locks = 0;
/** The root's own style before the first lock. */
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Locks the scroll position of the page and returns a function that unlocks it. Nested dialogs share one lock. The scroll bar's
 * gutter stays, so that the page does not shift sideways.
 */
export function lockScroll(root: HTMLElement): () => void {
  const { style } = root;
  locks += 1;
  if (locks === 1) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    // Only for a page with a scroll bar; the gutter would leave an empty strip on other pages.
    if (innerWidth > root.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
