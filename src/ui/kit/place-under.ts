/** Distance of a panel to its anchor and to the edges of the window, in px. */
const GAP = 8;

/**
 * Moves a fixed panel below its anchor and keeps it inside the window; above the anchor if there is more room.
 * @param side the edges that meet: those at the start or at the end of the line
 */
export function placeUnder(panel: HTMLElement, anchor: DOMRect, side: 'start' | 'end'): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isLeft = (getComputedStyle(panel).direction === 'rtl') === (side === 'end');
  const left = isLeft ? anchor.left : anchor.right - width;
  const below = anchor.bottom + GAP;
  const isBelow = below + height + GAP <= clientHeight || anchor.top < clientHeight - anchor.bottom;
  panel.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
  panel.style.top = `${Math.max(GAP, isBelow ? below : anchor.top - height - GAP)}px`;
}
