import type { ReactNode } from 'react';
import { CatalogueIcon } from './catalogue-icon';
import { chevronDownIcon } from './icons';
import { usePrinting } from './kit/use-printing';

export { default as categoryCss } from './category.css?inline';

interface CategoryProps {
  /** The icon name from the server. */
  icon: string;
  name: string;
  lead?: string;
  /** A summary of the content, shown where space allows: "3 packages from $149". */
  meta?: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The level of the heading, below the host page's own headings. */
  level?: 2 | 3 | 4;
  /** The id that anchors link to. */
  id?: string;
  part?: string;
  /** Rendered only while open, so that a long page starts with few DOM nodes. */
  children: ReactNode;
}

/**
 * Renders an accordion item with `details`, so that Enter and Space work and screen readers announce its state. On paper it is open,
 * because nobody can open it there.
 */
export function Category({
  icon,
  name,
  lead,
  meta,
  open,
  onToggle,
  level = 3,
  id,
  part = 'category',
  children,
}: CategoryProps) {
  const Heading = `h${level}` as const;
  const isShown = usePrinting() || open;
  return (
    <details className="category" id={id} open={isShown} part={part}>
      {/* A controlled component: the browser's own toggle would run one frame ahead of the content. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle(!open);
        }}
      >
        <CatalogueIcon name={icon} />
        <div className="category-text">
          <Heading className="category-name">{name}</Heading>
          {lead && <p className="category-lead">{lead}</p>}
        </div>
        <div className="category-meta">
          {meta && <span>{meta}</span>}
          <svg className="icon chev" viewBox="0 0 24 24" aria-hidden="true">
            <path d={chevronDownIcon} />
          </svg>
        </div>
      </summary>
      {isShown && <div className="category-body">{children}</div>}
    </details>
  );
}
