import { useLayoutEffect, useRef } from 'react';
import { fillSafely } from './kit/sanitise';

export { default as safeHtmlCss } from './safe-html.css?inline';

interface SafeHtmlProps {
  /** The server's, of whatever kind. */
  html: string;
  part?: string;
}

/** The only place where HTML from a server is shown. */
export function SafeHtml({ html, part }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? fillSafely(ref.current, html) : undefined), [html]);
  return <div ref={ref} className="prose" part={part} />;
}
