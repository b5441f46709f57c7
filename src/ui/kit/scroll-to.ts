/** Default duration of a scroll, in ms. [LAY-14] */
export const SCROLL_MS = 500;
/** Duration of a scroll to a category or an anchor of the pricing page, in ms. [LAY-15] */
export const PRICING_SCROLL_MS = 1200;

/** Events by which a person interrupts the scroll. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const ease = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

interface Way {
  readonly box: Element;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

const positionOf = ({ scrollLeft, scrollTop }: Element) => [scrollLeft, scrollTop] as const;

/** Lists the ancestors of an element, across shadow roots, up to the page. */
function boxesAround(target: Element): Element[] {
  const boxes: Element[] = [];
  for (let node: Node | null = target; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof Element && node !== target) boxes.push(node);
  }
  return boxes;
}

/**
 * Measures the target position of every scroller. The function scrolls there and back before the next paint, so that
 * `scroll-margin`, the page's `scroll-padding` under a fixed header, and nested scrollers all count.
 */
function wayTo(target: Element): readonly Way[] {
  const before = boxesAround(target).map((box) => ({ box, from: positionOf(box) }));
  arrive(target);
  const way = before.map(({ box, from }) => ({ box, from, to: positionOf(box) }));
  const moved = way.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);
  for (const { box, from } of moved) move(box, from);
  return moved;
}

const arrive = (target: Element): void => target.scrollIntoView({ block: 'start', behavior: 'instant' });

const move = (box: Element, [left, top]: readonly [number, number]): void =>
  box.scrollTo({ left, top, behavior: 'instant' });

let stop: (() => void) | null = null;

/**
 * Scrolls an element to the top of its scrollers. With reduced motion the scroll is instant. The person's own wheel, touch or
 * key, and the next call, cancel the scroll. [LAY-14]
 * @param ms duration
 */
export function scrollTo(target: Element, ms = SCROLL_MS): void {
  stop?.();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    arrive(target);
    return;
  }
  const way = wayTo(target);
  if (way.length === 0) return;
  const listening = new AbortController();
  for (const type of INTERRUPTIONS) {
    addEventListener(type, () => stop?.(), { signal: listening.signal, capture: true, passive: true });
  }
  const start = performance.now();
  const step = (): void => {
    const share = Math.min(1, (performance.now() - start) / ms);
    // Content that loaded above has moved the target since.
    if (share === 1) arrive(target);
    if (share === 1 || !target.isConnected) return stop?.();
    const part = ease(share);
    for (const { box, from, to } of way) {
      move(box, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    frame = requestAnimationFrame(step);
    return undefined;
  };
  let frame = requestAnimationFrame(step);
  stop = () => {
    stop = null;
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
