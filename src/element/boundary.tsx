import { Component, type ReactNode } from 'react';
import { useElement } from './context';
import { hasFallback } from './fallback';

interface BoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary: renders the fallback when a view throws while it renders, so that the rest of the page survives. */
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

/** Renders the crash fallback: the element's own children when the page's author supplied some, else `view`. */
export function Crashed({ view }: { readonly view: ReactNode }) {
  return hasFallback(useElement().host) ? <slot /> : view;
}
