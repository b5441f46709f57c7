import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useElement } from './context';

/** Children that show nothing. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template']);

const isSeen = (node: Node): boolean =>
  node instanceof Element
    ? !node.hasAttribute('slot') && !UNSEEN.has(node.localName)
    : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';

/** Whether the default slot would show something: an element or text that is more than white space. */
export const hasFallback = (host: HTMLElement): boolean => [...host.childNodes].some(isSeen);

/** Calls back when the page's author adds or takes away children; the parser does so after the element is connected. */
export function watchFallback(root: ShadowRoot, changed: () => void): () => void {
  root.addEventListener('slotchange', changed);
  return () => root.removeEventListener('slotchange', changed);
}

interface UntilReadyProps {
  /** The first data is there. */
  readonly ready: boolean;
  /** The size of what it stands for. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the element's own children until the first data, or the skeleton where there are none; from then on only the
 * view, also while it loads anew.
 */
export function UntilReady({ ready, skeleton, children }: UntilReadyProps) {
  const element = useElement();
  const [wasReady, setWasReady] = useState(ready);
  if (ready && !wasReady) setWasReady(true);
  const setReady = element.ready;
  useLayoutEffect(() => setReady(ready), [setReady, ready]);
  if (ready || wasReady) return children;
  return (
    <>
      <slot />
      {element.hasFallback ? null : skeleton}
    </>
  );
}
