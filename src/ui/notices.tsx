import { useState, type ReactNode } from 'react';
import { Banner } from './banner';
import { Button } from './button';

/** One of them, with its finished texts. */
export interface NoticeItem {
  readonly id: string;
  readonly tone: 'info' | 'positive' | 'warning' | 'danger';
  /** A path of `icons.ts`, in place of the tone's. */
  readonly icon?: string;
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

interface NoticesProps {
  /** What presses most first. */
  readonly items: readonly NoticeItem[];
  /** How many are shown at once. */
  readonly room: number;
  /** `Show 2 more` */
  readonly more: (count: number) => string;
}

/** What one should know, a few at a time; the others are behind their count. */
export function Notices({ items, room, more }: NoticesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, room);
  const rest = items.length - shown.length;
  if (items.length === 0) return null;
  return (
    <ul className="stack notices" part="notices">
      {shown.map(({ id, tone, icon, title, text, actions }) => (
        <li key={id}>
          <Banner tone={tone} icon={icon} title={title} actions={actions}>
            {text}
          </Banner>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
            {more(rest)}
          </Button>
        </li>
      )}
    </ul>
  );
}
