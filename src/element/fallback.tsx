import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useElement } from './context';

/** Lists child elements that render nothing. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template']);

const isSeen = (node: Node): boolean =>
  node instanceof Element
    ? !node.hasAttribute('slot') && !UNSEEN.has(node.localName)
    : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';

/** Returns whether the default slot has visible fallback content: an element, or text that is more than white space. */
export const hasFallback = (host: HTMLElement): boolean => [...host.childNodes].some(isSeen);

/** Calls back when the element's children change. The parser adds children only after it has connected the element. */
export function watchFallback(root: ShadowRoot, changed: () => void): () => void {
  root.addEventListener('slotchange', changed);
  return () => root.removeEventListener('slotchange', changed);
}

interface UntilReadyProps {
  /** True once the first data has loaded. */
  readonly ready: boolean;
  /** The placeholder, with the size of the loaded view. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the element's own children as fallback, or the skeleton when it has none, until the first data has loaded. Afterwards the
 * view stays visible, even while its data reloads.
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
