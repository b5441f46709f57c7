import { Component, type ReactNode } from 'react';
import { useElement } from './context';
import { hasFallback } from './fallback';

interface BoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a page whole when a view throws while it renders. */
export class Boundary extends Component<BoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}

/** The element's own children, which its author meant for this, else `view`. */
export function Crashed({ view }: { readonly view: ReactNode }) {
  return hasFallback(useElement().host) ? <slot /> : view;
}
