import { useEffect, useEffectEvent, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { placeUnder } from './kit/place-under';

export { default as termCss } from './term.css?inline';

/** Delays in ms: a pointer that only passes by opens nothing, and has the time to move from the term onto its explanation. */
const OPENING = 120;
const CLOSING = 200;

interface TermProps {
  /** The explanation. */
  note: ReactNode;
  /** The accessible name if the term is an icon. */
  label?: string | undefined;
  part?: string;
  /** The term. */
  children: ReactNode;
}

/**
 * Renders a term with an explanation, which opens by hover, focus and tap, and closes by Escape and a press elsewhere. It may be
 * hovered itself, so that it can be read under a screen magnifier. Screen readers read it as the description of the term.
 */
export function Term({ note, label, part = 'term', children }: TermProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('');

  const openLater = (isWanted: boolean, event: PointerEvent): void => {
    clearTimeout(waiting.current);
    if (event.pointerType !== 'touch') waiting.current = setTimeout(open, isWanted ? OPENING : CLOSING, isWanted);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);

  const place = useEffectEvent((): void => {
    const button = box.current?.firstElementChild;
    if (button && panel.current) placeUnder(panel.current, button.getBoundingClientRect(), 'start');
  });
  const leave = useEffectEvent((event: Event): void => {
    const isKey = event instanceof KeyboardEvent;
    const isElsewhere = box.current !== null && !event.composedPath().includes(box.current);
    if (isKey ? event.key === 'Escape' : isElsewhere) open(false);
  });
  useEffect(() => {
    const element = panel.current;
    if (!element || !isOpen) return undefined;
    element.showPopover();
    place();
    const { signal, abort } = listening();
    for (const name of ['keydown', 'pointerdown']) addEventListener(name, leave, { signal, capture: true });
    for (const name of ['resize', 'scroll']) addEventListener(name, place, { signal, capture: true, passive: true });
    return () => {
      abort();
      if (element.isConnected) element.hidePopover();
    };
  }, [isOpen]);

  return (
    <span
      className="term"
      ref={box}
      onPointerEnter={(event) => openLater(true, event)}
      onPointerLeave={(event) => openLater(false, event)}
    >
      <button
        type="button"
        className={label ? 'term-icon' : 'term-name'}
        part={part}
        aria-label={label}
        aria-describedby={id}
        onPointerDown={({ pointerType }) => void (pointer.current = pointerType)}
        onFocus={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return;
          // A pointer that has just left closes nothing that the focus opens.
          clearTimeout(waiting.current);
          open(true);
        }}
        onBlur={() => open(false)}
        // A mouse has opened it by hovering, so its press closes nothing.
        onClick={({ detail }) => open(detail > 0 && pointer.current !== 'touch' ? true : !isOpen)}
      >
        {children}
      </button>
      <span className="term-note" ref={panel} id={id} role="tooltip" popover="manual">
        {note}
      </span>
    </span>
  );
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
