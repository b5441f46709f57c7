import { useLayoutEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { Boundary, type CrashViewProps } from './boundary';
import { ElementContext, type ElementHandle } from './context';
import { hasFallback, watchFallback } from './fallback';
import type { ElementLink } from './link';
import type { ServedView } from './served';

/** Everything that the page supplies to every element. */
export interface Environment {
  readonly version: string;
  /** Style sheets, as text, that come before the widget's own. */
  readonly baseCss: readonly string[];
  /**
   * Wraps the providers around a view.
   * @param served what the view is hydrated from, if a server rendered it
   */
  wrap(host: HTMLElement, tree: ReactNode, served?: object): ReactNode;
  /** Takes over the markup of a server. Without it, a view is mounted in its place. */
  takeOver?<P extends object>(served: ServedView<P>): void;
  /** Reports that a view threw while it rendered, or that it was mounted anew because others had changed its nodes. */
  onCrash(host: HTMLElement, error: unknown): void;
  /** Says that a view has crashed, inside the providers and below the element's own children, and offers to mount it anew. */
  readonly crashView?: ComponentType<CrashViewProps>;
}

/** Adds a slot to the shadow root before React renders, so that the page's own content stays visible until the first commit. */
export function addBootSlot(root: ShadowRoot): void {
  if (bootSlotOf(root)) return;
  const slot = root.ownerDocument.createElement('slot');
  slot.dataset['boot'] = '';
  root.append(slot);
}

const bootSlotOf = (root: ShadowRoot): Element | null => root.querySelector('slot[data-boot]');

interface ViewHostProps<P extends object> {
  readonly link: ElementLink<P>;
  readonly view: ComponentType<P>;
  readonly environment: Environment;
}

/** Renders the root of an element's React tree. */
export function ViewHost<P extends object>({ link, view: View, environment }: ViewHostProps<P>) {
  const props = useSyncExternalStore(link.props.watch, link.props.read, link.props.read);
  const handle = useHandle(link);

  useLayoutEffect(() => {
    bootSlotOf(link.root)?.remove();
    // The view's layout effects run before this one. A view that has not called `ready` by now has nothing to load, so it is
    // ready.
    if (!link.hasReported) link.ready(true);
  }, [link]);

  const onCrash = (error: unknown): void => {
    link.crashed();
    environment.onCrash(link.host, error);
  };
  const guard = { root: link.root, onCrash, onRepair: (error: unknown) => environment.onCrash(link.host, error) };
  return (
    <ElementContext value={handle}>
      <Boundary {...guard}>
        <Wrapped host={link.host} wrap={environment.wrap}>
          <Boundary {...guard} crashView={environment.crashView} onRetry={() => link.ready(true)}>
            <View {...props} />
          </Boundary>
        </Wrapped>
      </Boundary>
    </ElementContext>
  );
}

/** Calls `wrap` in a component of its own, so that the error boundary also catches a provider that throws. */
function Wrapped({ host, wrap, children }: Pick<Environment, 'wrap'> & { host: HTMLElement; children: ReactNode }) {
  return wrap(host, children);
}

function useHandle<P extends object>(link: ElementLink<P>): ElementHandle {
  const hasChildren = useSyncExternalStore(
    useMemo(() => (changed: () => void) => watchFallback(link.root, changed), [link]),
    () => hasFallback(link.host),
    () => false,
  );
  return useMemo(
    () => ({
      host: link.host,
      hasFallback: hasChildren,
      signal: link.signal,
      ready: link.ready,
      state: link.state,
      expose: link.expose,
    }),
    [link, hasChildren],
  );
}
