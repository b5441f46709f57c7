import { useLayoutEffect, useRef } from 'react';
import { fillSafely } from './kit/sanitise';

export { default as safeHtmlCss } from './safe-html.css?inline';

interface SafeHtmlProps {
  /** Untrusted HTML from the server. */
  html: string;
  part?: string;
}

/** Renders sanitised HTML from a server. No other component renders server HTML. */
export function SafeHtml({ html, part }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? fillSafely(ref.current, html) : undefined), [html]);
  return <div ref={ref} className="prose" part={part} />;
}
