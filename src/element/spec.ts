import type { CrashViewProps } from './boundary';
import type { ComponentType } from 'react';

/**
 * Describes the public contract of one widget as data. The build derives attributes, properties, types and manifests from it, so
 * that each widget has one description. This module imports only types.
 *
 * `tools/spec-docs.mjs` cuts the purely descriptive fields (`summary`, `events`, `slots`, …) out of the chunks. They cost a page
 * nothing, so describe in full.
 */
export interface WidgetSpec<P extends object = object> {
  /** `waybill-…`. Renaming a tag is a breaking change. */
  readonly tag: `waybill-${string}`;
  /** One sentence for the manifest and the editor's tooltip. */
  readonly summary: string;
  readonly props: { readonly [K in keyof P]-?: PropSpec<P[K]> };
  readonly view: ComponentType<P>;
  /** What stands there after the view has thrown, if not the sentence of all widgets. */
  readonly crashView?: ComponentType<CrashViewProps>;
  /** Style sheets as text; all elements share one CSSStyleSheet for each. The tokens and the base sheet precede them automatically. */
  readonly css: readonly string[];
  /** Sheets for the element's own children, which live in the page. Every selector has to contain the element's tag. */
  readonly pageCss?: readonly string[];
  /** Lays the widget out inside a line of text: no container, no block. */
  readonly inline?: boolean;
  /** Reserves layout room until the widget is ready. Lengths are CSS. Every widget sets it. */
  readonly room?: Room;
  /** Surfaces of texts that the first view shows, besides `common`. The build compares them with the `useT` calls of the views. */
  readonly texts?: readonly string[];
  /** Reads that the first view waits for. The loader starts them together with the chunk. */
  readonly preload?: readonly 'bundles'[];
  /** Parts that load on demand and that a server renders at once; a served view is hydrated when they have loaded. */
  readonly servedParts?: readonly (() => Promise<unknown>)[];
  /** Events that this element raises, or that bubble from widgets inside it. `src/bus/events.ts` describes them by name. */
  readonly events?: readonly `waybill-${string}`[];
  /** The slots by name; `{id}` at the end of a name stands for the id of an item. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<string, string>>;
  readonly methods?: Readonly<Record<string, MethodSpec>>;
}

interface Described {
  /** One sentence for the manifest. */
  readonly summary: string;
}

/** Describes a method that a page script may call on the element. The view implements the method with `expose`. */
export interface MethodSpec extends Described {
  /** TypeScript types, keyed by argument name, in the order of the arguments. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The TypeScript return type. Generated types add `undefined`, which a call returns while the view is not mounted. */
  readonly returns?: string;
}

/**
 * Describes the room that `waybill.css` reserves on the host page until a widget is ready. `contents` is for a widget that only
 * wraps others, `nothing` for a widget without visible output.
 */
export type Room = 'nothing' | 'contents' | Box;

interface Box {
  readonly height: string;
  readonly width?: string;
  /** Width in CSS pixels from which the parts stand side by side as meant; the page doctor reports a narrower column. */
  readonly wide?: number;
  /** An attribute, or an attribute with a value, with which the widget takes no room: `floating`, `mode=modal`. */
  readonly unless?: string;
  /** One value of an attribute with which the widget takes no room while the media query matches. */
  readonly none?: { readonly attribute: string; readonly value: string; readonly media: string };
}

/**
 * Selects the codec of a property. Every kind except `data` also has an attribute, in kebab case. An invalid value warns once and
 * gives the fallback; the codec never throws.
 */
export type PropSpec<T> = Described &
  (
    | { readonly kind: 'string'; readonly fallback: T }
    | { readonly kind: 'boolean'; readonly fallback: T & false }
    | { readonly kind: 'number'; readonly fallback: T; readonly min?: number; readonly max?: number }
    /** A CSS length that is not negative. The codec turns a bare number into pixels: `64` becomes `64px`. */
    | { readonly kind: 'length'; readonly fallback: T }
    | { readonly kind: 'enum'; readonly values: readonly (T & string)[]; readonly fallback: T }
    /** A set of words, separated by white space or commas. The codec returns them in the order of `values`. */
    | { readonly kind: 'list'; readonly values: readonly string[]; readonly fallback: T }
    /** An object, compared by identity. It has no attribute and never appears in the DOM. */
    | {
        readonly kind: 'data';
        readonly fallback: T;
        /** The name of its type among the package's public types, for the declarations. The default is `unknown`. */
        readonly type?: string;
      }
  );
