import type { ReactNode } from 'react';

export { default as skeletonCss } from './skeleton.css?inline';

/** Holds the bars of one surface: silent for screen readers (the live region tells it once), unseen for 150 ms. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div className="sk-group" aria-hidden="true" part="skeleton">
      {children}
    </div>
  );
}

interface BarProps {
  /** Any CSS length; a bar takes the line height of the text it stands for. */
  width?: string;
  /** A block (button, tile, picture) of this height instead of a line of text. */
  height?: string;
}

export function Bar({ width = '100%', height }: BarProps) {
  return <span className={height ? 'sk sk-block' : 'sk'} style={{ width, height }} />;
}
