import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { hasFallback } from './fallback';

/** What the crash view is given. */
export interface CrashViewProps {
  /** Mounts the crashed view anew. */
  readonly onRetry: () => void;
}

interface BoundaryProps {
  /** Called when a view has thrown and is not mounted anew by itself. */
  readonly onCrash: (error: unknown) => void;
  /** Called when a view is mounted anew, because others had changed what it had rendered. */
  readonly onRepair: (error: unknown) => void;
  /** Called when the reader asks for the crashed view again. */
  readonly onRetry?: () => void;
  /** Stands below the element's own children after a crash. */
  readonly crashView?: ComponentType<CrashViewProps>;
  readonly root: ShadowRoot;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasCrashed: boolean;
  /** How often the view was mounted anew by itself. */
  readonly repairs: number;
}

/** A focus that can be given back to a view that was mounted anew. */
interface FocusedPlace {
  /** Focuses the control at the same place among those of its kind, if there still is one. */
  restore(): void;
}

/** Returns where the focus of a shadow root is, or null where it is elsewhere. */
function focusPlaceIn(root: ShadowRoot): FocusedPlace | null {
  const focused = root.activeElement;
  if (!focused) return null;
  const alike = () => root.querySelectorAll<HTMLElement>(focused.localName);
  const place = [...alike()].indexOf(focused as HTMLElement);
  return { restore: () => alike()[place]?.focus({ preventScroll: true }) };
}

/** Names of the errors of a DOM whose nodes others have moved or replaced, as translators do. */
const CHANGED_BY_OTHERS = new Set(['NotFoundError', 'HierarchyRequestError']);
const MAX_REPAIRS = 3;

const isChangedByOthers = (error: unknown): boolean =>
  error instanceof DOMException && CHANGED_BY_OTHERS.has(error.name);

/**
 * Error boundary: renders the element's own children when a view throws while it renders, so that the rest of the page survives. A view
 * that cannot update because others have changed its nodes is mounted anew, at most three times, and the focus stays where it was.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState, FocusedPlace | null> {
  override state: BoundaryState = { hasCrashed: false, repairs: 0 };
  #focused: FocusedPlace | null = null;

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasCrashed: true };
  }

  /** Reads the focus before the view that holds it is removed. */
  override getSnapshotBeforeUpdate(_: BoundaryProps, before: BoundaryState): FocusedPlace | null {
    return this.state.hasCrashed && !before.hasCrashed ? focusPlaceIn(this.props.root) : null;
  }

  override componentDidUpdate(_: BoundaryProps, before: BoundaryState, focused: FocusedPlace | null): void {
    if (focused) this.#focused = focused;
    if (!before.hasCrashed || this.state.hasCrashed) return;
    this.#focused?.restore();
    this.#focused = null;
  }

  override componentDidCatch(error: unknown): void {
    if (!isChangedByOthers(error) || this.state.repairs >= MAX_REPAIRS) return this.props.onCrash(error);
    this.props.onRepair(error);
    this.setState(({ repairs }) => ({ hasCrashed: false, repairs: repairs + 1 }));
  }

  readonly #retry = (): void => {
    this.props.onRetry?.();
    this.setState({ hasCrashed: false });
  };

  override render(): ReactNode {
    const { crashView, root, children } = this.props;
    if (!this.state.hasCrashed) return children;
    const isSlotShown = !crashView || hasFallback(root.host as HTMLElement);
    return (
      <>
        {isSlotShown && <slot />}
        {crashView && createElement(crashView, { onRetry: this.#retry })}
      </>
    );
  }
}
