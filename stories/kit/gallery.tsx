import type { ReactNode } from 'react';

/** Renders states side by side with their names. Inline styles, because the story's shadow root holds only the primitive's sheets. */
export function Gallery({ children, column = 200 }: { children: ReactNode; column?: number }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}px), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ minWidth: 0 }}>
      <p style={{ margin: '0 0 8px', font: '11px/1.4 var(--wb-font-mono)', color: 'var(--wb-muted)' }}>{name}</p>
      {children}
    </div>
  );
}
