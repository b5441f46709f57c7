import type { ReactNode } from 'react';
import { CatalogueIcon } from './catalogue-icon';
import { chevronDownIcon } from './icons';

export { default as categoryCss } from './category.css?inline';

interface CategoryProps {
  /** The server's icon name. */
  icon: string;
  name: string;
  lead?: string;
  /** What is inside, told while there is room: "3 packages from $149". */
  meta?: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The heading's level under the host page's own. */
  level?: 2 | 3 | 4;
  /** The anchor that names it. */
  id?: string;
  part?: string;
  /** Rendered only while open, so that a long page starts with the nodes one sees. */
  children: ReactNode;
}

/** An item of an accordion, from `details`: Enter and Space work and a screen reader tells its state. */
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
  return (
    <details className="category" id={id} open={open} part={part}>
      {/* Controlled: the browser's own toggle would run one frame ahead of the content. */}
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
      {open && <div className="category-body">{children}</div>}
    </details>
  );
}
