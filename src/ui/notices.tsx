import { useState, type ReactNode } from 'react';
import { Banner } from './banner';
import { Button } from './button';

/** A notice with translated texts. */
export interface NoticeItem {
  readonly id: string;
  readonly tone: 'info' | 'positive' | 'warning' | 'danger';
  /** A path of `icons.ts` that overrides the tone's icon. */
  readonly icon?: string;
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  /** Says what became of another notice, so that it takes the focus if that one goes with it. */
  readonly isOutcome?: true;
}

interface NoticesProps {
  /** Notices, most urgent first. */
  readonly items: readonly NoticeItem[];
  /** The number of notices shown before the person expands the list. */
  readonly room: number;
  /** Returns the label of the button that shows the hidden notices, such as “Show 2 more”. */
  readonly more: (count: number) => string;
}

/** Renders the first few notices; a button with their count shows the others. */
export function Notices({ items, room, more }: NoticesProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, room);
  const rest = items.length - shown.length;
  if (items.length === 0) return null;
  return (
    <ul className="stack notices" part="notices">
      {shown.map(({ id, tone, icon, title, text, actions, isOutcome }) => (
        <li key={id} data-outcome={isOutcome}>
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
