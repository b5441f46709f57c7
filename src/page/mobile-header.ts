import { fadeIn } from '../ui/kit/fade';
import { HEADER_AFTER, keepsHeader, MOBILE } from '../ui/kit/layout';
import { watchWindow } from '../ui/kit/throttle';

/** Marks the host page's header. While the header is sticky the attribute's value is `fixed`, for the host page's own style sheet. */
const HEADER = 'data-waybill-header';

/** The styles that make the header sticky. The z-index only lifts the header above the page; the host page may choose its own stacking. */
const FIXED = { position: 'fixed', insetBlockStart: '0', insetInline: '0', zIndex: '100' } as const;

type Styles = Partial<Record<keyof typeof FIXED, string>>;

const nothing = (): void => undefined;

/**
 * Makes a phone's header sticky once the person has scrolled the page by more than 20 px. A spacer of the header's height keeps
 * the page from jumping. The function skips product pages with a header of their own. [LAY-07, LAY-08]
 * @returns a function that stops it
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
