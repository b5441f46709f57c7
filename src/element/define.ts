import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { attributesOf, nameClashes, propsOf } from './attributes';
import { readAttribute, readProperty } from './codecs';
import { addBootSlot, ViewHost, type Environment } from './host';
import { createLink, type ElementLink } from './link';
import { registerElement, type VersionedConstructor } from './registry';
import { applyPageSheets, applySheets } from './sheets';
import type { WidgetSpec } from './spec';

export type { Environment } from './host';

/** An element as the page's scripts see it. */
export type WidgetElement<P extends object = object> = HTMLElement & { -readonly [K in keyof P]: P[K] };

/** The class that r2wc makes: it mounts a React root into `container` when connected and unmounts it when not. */
interface Mountable extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Makes a custom element of a widget. The same version twice is silent, another version says so once and changes nothing,
 * and without a DOM nothing happens.
 * @returns the class behind the tag, or undefined where there is none of ours.
 */
export function defineWidget<P extends object>(
  spec: WidgetSpec<P>,
  environment: Environment,
): VersionedConstructor<WidgetElement<P>> | undefined {
  return registerElement(spec.tag, environment.version, () => createWidget(spec, environment));
}

/**
 * r2wc only mounts and unmounts here. By itself it loses properties set before upgrade, misreads `open=""`, keeps removed
 * attributes, writes objects into the DOM, forgets state when a node moves and mounts what is not in the page.
 */
function createWidget<P extends object>(
  spec: WidgetSpec<P>,
  environment: Environment,
): VersionedConstructor<WidgetElement<P>> {
  for (const clash of nameClashes(spec)) console.error(`waybill: ${clash}`);
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
      addBootSlot(this.container);
    }

    override connectedCallback() {
      this.#adoptOwnProperties();
      if (spec.pageCss) applyPageSheets(this, spec.pageCss);
      linkOf(this.container).connected();
      super.connectedCallback();
    }

    /**
     * Waits a microtask: a node that is only moved is back by then and keeps its state, and React never has to unmount
     * one root in the middle of another's commit.
     */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        linkOf(this.container).disconnected();
        addBootSlot(this.container);
      });
    }

    /** Its presence lets `moveBefore()` move the node without disconnecting it. */
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

    /** Properties set before the upgrade cover the accessors: they are taken off and assigned anew. */
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
