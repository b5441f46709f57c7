import type { ReactNode } from 'react';

interface DocsLinkProps {
  /** The path as Storybook writes it into its address: `docs/widgets-cart--docs`, `story/widgets-cart--empty`. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Renders a link to another page of this Storybook, wherever that is served. */
export function DocsLink({ to, children }: DocsLinkProps) {
  return (
    <a href={`./?path=/${to}`} target="_top">
      {children}
    </a>
  );
}
