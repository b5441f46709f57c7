import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { attributesOf, nameClashes, propsOf } from './attributes';
import { readAttribute, readProperty } from './codecs';
import { addBootSlot, ViewHost, type Environment } from './host';
import { servedIn } from './served';
import { createLink, type ElementLink } from './link';
import { registerElement, type VersionedConstructor } from './registry';
import { applyPageSheets, applySheets } from './sheets';
import type { WidgetSpec } from './spec';

export type { Environment } from './host';

/** A widget's custom element as a page script sees it: an `HTMLElement` with the widget's properties. */
export type WidgetElement<P extends object = object> = HTMLElement & { -readonly [K in keyof P]: P[K] };

/** The base class from r2wc: it mounts a React root into `container` on connect and unmounts it on disconnect. */
interface Mountable extends HTMLElement {
  readonly container: ShadowRoot;
  attachShadow(options: ShadowRootInit): ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Defines the custom element of a widget. Defining the same version twice is silent; a second version logs one error and changes
 * nothing. Without a DOM the function does nothing.
 * @returns the class behind the tag, or undefined without a DOM or when another script owns the tag.
 */
export function defineWidget<P extends object>(
  spec: WidgetSpec<P>,
  environment: Environment,
): VersionedConstructor<WidgetElement<P>> | undefined {
  return registerElement(spec.tag, environment.version, () => createWidget(spec, environment));
}

/**
 * Builds the custom element class. r2wc only mounts and unmounts the view here, because r2wc alone loses properties set before
 * the upgrade, misreads `open=""`, keeps removed attributes, writes objects into the DOM, resets state when a node moves, and
 * mounts nodes that are not in the page.
 */
function createWidget<P extends object>(
  spec: WidgetSpec<P>,
  environment: Environment,
): VersionedConstructor<WidgetElement<P>> {
  // Only tests and stories look for clashes, because every spec that ships is in them.
  if (process.env.NODE_ENV !== 'production') for (const clash of nameClashes(spec)) console.error(`waybill: ${clash}`);
  const props = propsOf(spec);
  const attributes = attributesOf(spec);
  const initial = Object.fromEntries([...props].map(([name, { fallback }]) => [name, fallback])) as P;
  const css = [...environment.baseCss, ...spec.css];
  const links = new WeakMap<Node, ElementLink<P>>();

  function linkOf(root: ShadowRoot): ElementLink<P> {
    const link = links.get(root) ?? createLink(root.host as HTMLElement, root, initial);
    links.set(root, link);
    return link;
  }

  function Root({ container }: { readonly container: ShadowRoot }) {
    return createElement(ViewHost<P>, { link: linkOf(container), view: spec.view, environment });
  }

  const Base = r2wc(Root, { shadow: 'open', props: [], events: [] }) as unknown as new () => Mountable;

  class Widget extends Base {
    static readonly version = environment.version;
    static readonly observedAttributes = [...attributes.keys()];

    constructor() {
      super();
      applySheets(this.container, css);
      if (!servedIn(this.container)) addBootSlot(this.container);
    }

    /** Keeps the root that a server rendered; the browser's own method would empty it. */
    override attachShadow(options: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback() {
      this.#adoptOwnProperties();
      if (spec.pageCss) applyPageSheets(this, spec.pageCss);
      const link = linkOf(this.container);
      link.connected();
      const mount = () => super.connectedCallback();
      const wrapper = environment.takeOver && servedIn(this.container);
      if (!wrapper) return mount();
      environment.takeOver?.({ wrapper, spec, link, environment, mount });
    }

    /**
     * Defers the unmount by a microtask. A node that only moved is connected again by then and keeps its state, and React never
     * unmounts one root in the middle of another root's commit.
     */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        linkOf(this.container).disconnected();
        addBootSlot(this.container);
      });
    }

    /** Exists so that `moveBefore()` moves the node without disconnecting it. */
    connectedMoveCallback() {}

    adoptedCallback() {
      applySheets(this.container, css);
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = attributes.get(attribute);
      const prop = name === undefined ? undefined : props.get(name);
      if (name === undefined || !prop) return;
      linkOf(this.container).props.set(name, readAttribute(this, attribute, prop, text));
    }

    /** Reassigns properties that a script set before the upgrade, because those own properties hide the accessors. */
    #adoptOwnProperties() {
      for (const name of props.keys()) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }
  }

  for (const [name, prop] of props) {
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Widget) {
        return Reflect.get(linkOf(this.container).props.read(), name);
      },
      set(this: Widget, value: unknown) {
        linkOf(this.container).props.set(name, readProperty(this, name, prop, value));
      },
    });
  }
  for (const method of Object.keys(spec.methods ?? {})) {
    Object.defineProperty(Widget.prototype, method, {
      configurable: true,
      writable: true,
      value(this: Widget, ...args: unknown[]) {
        return linkOf(this.container).call(method, args);
      },
    });
  }
  return Widget as unknown as VersionedConstructor<WidgetElement<P>>;
}
