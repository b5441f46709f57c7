import type { ReactNode } from 'react';

export { default as skeletonCss } from './skeleton.css?inline';

/**
 * Groups the skeleton bars of one view. Hidden from screen readers, because the live region announces loading once, and invisible
 * for the first 150 ms.
 */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div className="sk-group" aria-hidden="true" part="skeleton">
      {children}
    </div>
  );
}

interface BarProps {
  /** Any CSS length; the bar's height is the line height of the surrounding text. */
  width?: string;
  /** Renders a block (button, tile, picture) of this height instead of a line of text. */
  height?: string;
}

export function Bar({ width = '100%', height }: BarProps) {
  return <span className={height ? 'sk sk-block' : 'sk'} style={{ width, height }} />;
}
