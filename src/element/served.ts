import type { Environment } from './host';
import type { ElementLink } from './link';
import type { WidgetSpec } from './spec';

/**
 * The attribute of the element in a shadow root that a server rendered a view into; its value says from what, as JSON. The tag has it too,
 * with the value `EMPTY` where the view shows nothing.
 */
export const SERVED = 'data-served';
export const EMPTY = 'empty';

/** The attribute of a slot beside a served view. Where scripts are off, the sheet shows what the tag holds there instead of the view. */
export const WITHOUT_SCRIPTS = 'data-without-scripts';

/** Returns the element in a shadow root that holds a view rendered by a server, or null. */
export const servedIn = (root: ShadowRoot): Element | null => root.querySelector(`[${SERVED}]`);

/** A view that a server rendered, with what its element needs to take it over. */
export interface ServedView<P extends object> {
  readonly wrapper: Element;
  readonly spec: WidgetSpec<P>;
  readonly link: ElementLink<P>;
  readonly environment: Environment;
  /** Mounts the view beside the served one. */
  mount(): void;
}
