/** px between a focused element and the bar. */
const GAP = 8;
/** The custom property of the page that tells toasts and dialogs aside how much of the lower edge is taken. */
const BAR_ROOM = '--waybill-bar-room';

/** The space (px) that each bar of the page needs. */
const rooms = new Map<HTMLElement, number>();
/** The page's own style before the first bar. */
let before = { scrollPaddingBlockEnd: '', paddingBlockEnd: '' };
let roomBefore = '';

/** Sets the space of a bar, or takes it away; bars that overlap share the largest, and the last one leaves the page's own style. */
function reserveFor(bar: HTMLElement, room: number): void {
  const { style } = bar.ownerDocument.documentElement;
  const { scrollPaddingBlockEnd, paddingBlockEnd } = style;
  if (rooms.size === 0) {
    before = { scrollPaddingBlockEnd, paddingBlockEnd };
    roomBefore = style.getPropertyValue(BAR_ROOM);
  }
  if (room > 0) rooms.set(bar, room);
  else if (!rooms.delete(bar)) return;
  const px = `${Math.max(...rooms.values())}px`;
  Object.assign(style, rooms.size > 0 ? { scrollPaddingBlockEnd: px, paddingBlockEnd: px } : before);
  // What else is fixed to the lower edge stands above the bar.
  style.setProperty(BAR_ROOM, rooms.size > 0 ? px : roomBefore);
}

/** Returns whether the bar lies over a part of the element. */
function covers(bar: HTMLElement, element: Element): boolean {
  const over = bar.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left >= over.right || right <= over.left || bottom <= over.top || top >= over.bottom) return false;
  // An open dialog or popover lies above the bar.
  const x = (Math.max(left, over.left) + Math.min(right, over.right)) / 2;
  const y = (Math.max(top, over.top) + Math.min(bottom, over.bottom)) / 2;
  return bar.contains((bar.getRootNode() as ShadowRoot).elementFromPoint(x, y));
}

/**
 * Reserves the space of a bar that is fixed to the lower edge of the window: at the end of the page, so that nothing stays under
 * it, and below what the browser scrolls into view. A bar in the page's flow needs none.
 * @returns gives the space back
 */
export function keepClear(bar: HTMLElement): () => void {
  const { defaultView: view } = bar.ownerDocument;
  const reserve = (): void => {
    const { top, height } = bar.getBoundingClientRect();
    const isFixed = height > 0 && getComputedStyle(bar).position === 'fixed';
    reserveFor(bar, isFixed ? Math.ceil(innerHeight - top) + GAP : 0);
  };
  // The browser does not scroll to an element that is within the window already. A move of the focus inside one shadow root
  // raises no `focusin` in the document, but the key does.
  const clear = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.key !== 'Tab' || !(target instanceof Element) || bar.contains(target) || !covers(bar, target)) return;
    const { top, bottom } = target.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top - GAP;
    // The top of an element that is taller than the rest of the window stays in view.
    view?.scrollBy({ top: Math.min(bottom - edge, top - GAP), behavior: 'instant' });
  };
  reserve();
  const resized = new ResizeObserver(reserve);
  resized.observe(bar);
  const listening = new AbortController();
  addEventListener('resize', reserve, { signal: listening.signal });
  addEventListener('keyup', clear, { signal: listening.signal, capture: true });
  return () => {
    resized.disconnect();
    listening.abort();
    reserveFor(bar, 0);
  };
}
