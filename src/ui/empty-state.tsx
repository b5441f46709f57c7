import type { ReactNode } from 'react';

export { default as emptyCss } from './empty-state.css?inline';

interface EmptyProps {
  /** The drawing: a route without a destination, or a search without results. */
  art?: 'route' | 'search';
  title?: string;
  text: string;
  /** The single action that helps the person to continue. */
  action?: ReactNode;
}

const ART = {
  route: [
    'M14 62h20a8 8 0 0 0 8-8V42a8 8 0 0 1 8-8h32a8 8 0 0 0 8-8v-2',
    'M6 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM90 4c-5 0-8 3.6-8 7.8C82 17 90 23 90 23s8-6 8-11.2C98 7.6 95 4 90 4Z',
  ],
  search: [
    'M78 32h8M94 32h6',
    'M8 58h30a9 9 0 0 0 9-9v-8a9 9 0 0 1 9-9h14M4 58a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM103 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM118.5 30.5l6 6',
  ],
} as const;

/** Renders an empty state: a line drawing, one sentence and one action. */
export function EmptyState({ art = 'route', title, text, action }: EmptyProps) {
  const [dashed, drawn] = ART[art];
  return (
    <div className="empty" part="empty">
      <svg className="empty-art" viewBox="0 0 132 72" aria-hidden="true">
        <path d={dashed} strokeDasharray="4 6" />
        <path d={drawn} />
      </svg>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      {action}
    </div>
  );
}
