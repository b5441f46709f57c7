import type { ComponentType } from 'react';

/**
 * The public contract of one widget, as data. Attributes, properties, types and manifests are derived from it,
 * so a widget is described exactly once. It imports nothing that runs.
 *
 * What only describes it (`summary`, `events`, `slots`, …) is cut out of the chunks by `tools/spec-docs.mjs` and costs a page
 * nothing, so it may be said in full.
 */
export interface WidgetSpec<P extends object = object> {
  /** `waybill-…`; a rename is a breaking change. */
  readonly tag: `waybill-${string}`;
  /** One sentence for the manifest and the editor's tooltip. */
  readonly summary: string;
  readonly props: { readonly [K in keyof P]-?: PropSpec<P[K]> };
  readonly view: ComponentType<P>;
  /** Style sheets as text; one shared CSSStyleSheet each. The tokens and the base come first by themselves. */
  readonly css: readonly string[];
  /** Sheets for the element's own children, which stand in the page: its tag has to stand in every selector. */
  readonly pageCss?: readonly string[];
  /** Sits in a line of text: no container, no block. */
  readonly inline?: boolean;
  /** The room that it takes; lengths are CSS. Every widget says it. */
  readonly room?: Room;
  /** Surfaces whose texts its first view shows, besides `common`; the build compares it with the views' own `useT`. */
  readonly texts?: readonly string[];
  /** Reads that its first view waits for. The loader starts them together with the chunk. */
  readonly preload?: readonly 'bundles'[];
  /** What this element raises, or lets through from the widgets inside, by the names of `src/bus/events.ts`, which describes them. */
  readonly events?: readonly `waybill-${string}`[];
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

/** What a page's script may call on the element; the view answers by `expose`. */
export interface MethodSpec extends Described {
  /** TypeScript types by name, in the order of the arguments. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** TypeScript type of what it returns; undefined where the view is not mounted, so that is always a part of it. */
  readonly returns?: string;
}

/**
 * What `waybill.css` keeps free on the host's page until a widget has what it needs. `contents` is for one that only stands
 * around others, `nothing` for one that is not seen.
 */
export type Room = 'nothing' | 'contents' | Box;

interface Box {
  readonly height: string;
  readonly width?: string;
  /** An attribute, or one with its value, that takes no room: `floating`, `mode=modal`. */
  readonly unless?: string;
  /** Where it takes no room: one value of an attribute, in some windows. */
  readonly none?: { readonly attribute: string; readonly value: string; readonly media: string };
}

/**
 * How a property is read. All but `data` are also attributes, in kebab case.
 * A wrong value warns once and keeps the fallback; it never throws.
 */
export type PropSpec<T> = Described &
  (
    | { readonly kind: 'string'; readonly fallback: T }
    | { readonly kind: 'boolean'; readonly fallback: T & false }
    | { readonly kind: 'number'; readonly fallback: T; readonly min?: number; readonly max?: number }
    /** A CSS length that is not negative; a bare number is pixels. It is given as CSS reads it, `64px`. */
    | { readonly kind: 'length'; readonly fallback: T }
    | { readonly kind: 'enum'; readonly values: readonly (T & string)[]; readonly fallback: T }
    /** Some of the words, separated by white space or commas; always in the order of `values`. */
    | { readonly kind: 'list'; readonly values: readonly string[]; readonly fallback: T }
    /** An object, by identity; never an attribute, never written to the DOM. */
    | {
        readonly kind: 'data';
        readonly fallback: T;
        /** Name of its type among the package's public types, for the declarations; `unknown` without it. */
        readonly type?: string;
      }
  );
