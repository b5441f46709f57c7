import { fadeIn } from '../ui/kit/fade';
import { HEADER_AFTER, keepsHeader, MOBILE } from '../ui/kit/layout';
import { watchWindow } from '../ui/kit/throttle';

/** The host's header; while it stays, the attribute says `fixed`, for the host's own style sheet. */
const HEADER = 'data-waybill-header';

/** Everything that makes it stay. Its stacking is the host's business, but something has to stand above the page. */
const FIXED = { position: 'fixed', insetBlockStart: '0', insetInline: '0', zIndex: '100' } as const;

type Styles = Partial<Record<keyof typeof FIXED, string>>;

const nothing = (): void => undefined;

/**
 * Keeps the header of a phone at the top once the page is scrolled by more than 20 px. Something of its height stays in its
 * place, so that the page does not jump. Paths of products with a header of their own are left alone. [LAY-07, LAY-08]
 * @returns the way to stop
 */
export function keepHeader(header: HTMLElement, path: () => string): () => void {
  const page = header.ownerDocument;
  const room = page.createElement('div');
  room.setAttribute('aria-hidden', 'true');
  let was: Styles | null = null;
  let endFade = nothing;

  function fix(): void {
    const { style } = header;
    room.style.height = `${header.offsetHeight}px`;
    was = Object.fromEntries(Object.keys(FIXED).map((name) => [name, style[name as keyof typeof FIXED]]));
    header.before(room);
    Object.assign(style, FIXED);
    header.setAttribute(HEADER, 'fixed');
    endFade = fadeIn(header);
  }

  function release(): void {
    endFade();
    Object.assign(header.style, was);
    was = null;
    header.setAttribute(HEADER, '');
    room.remove();
  }

  function look(): void {
    const isFixed = scrollY > HEADER_AFTER && matchMedia(MOBILE).matches && keepsHeader(path());
    if (isFixed && !was) fix();
    else if (!isFixed && was) release();
    else if (was) room.style.height = `${header.offsetHeight}px`;
  }

  const stop = watchWindow({ onScroll: look, onResize: look });
  look();
  return () => {
    stop();
    if (was) release();
  };
}
