import { kebab, propsOf } from '../element/attributes';
import type { MethodSpec, PropSpec, WidgetSpec } from '../element/spec';

/** A name with a one-sentence description. */
export interface Named {
  readonly name: string;
  readonly summary: string;
}

export interface EventDoc extends Named {
  readonly cancelable: boolean;
  /** TypeScript types, keyed by property name. */
  readonly detail: Readonly<Record<string, string>>;
}

export interface TokenDoc extends Named {
  /** The syntax as `@property` writes it, e.g. `<color>`. */
  readonly syntax: string;
  /** A CSS value. */
  readonly fallback: string;
}

/** The part of a spec that is public contract. */
export type PublicSpec = Pick<
  WidgetSpec,
  | 'tag'
  | 'summary'
  | 'props'
  | 'inline'
  | 'room'
  | 'events'
  | 'slots'
  | 'parts'
  | 'states'
  | 'cssProperties'
  | 'methods'
>;

/** The input of all generators. */
export interface Sources {
  readonly version: string;
  readonly specs: readonly PublicSpec[];
  /** Every event of the library, whichever element raises it. */
  readonly events: readonly EventDoc[];
  readonly tokens: readonly TokenDoc[];
}

export interface PropertyDoc extends Named {
  readonly prop: PropSpec<unknown>;
  /** The TypeScript type. */
  readonly type: string;
  /** Undefined for a property without an attribute. */
  readonly attribute: string | undefined;
  /** The default as a JavaScript literal; undefined when there is none. */
  readonly fallback: string | undefined;
}

export interface MethodDoc extends MethodSpec {
  readonly name: string;
}

/** One element, with its events resolved to their descriptions. */
export interface ElementDoc {
  /** The name without the prefix, `pricing-table`. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  /** The name of the interface, `WaybillPricingTableElement`. */
  readonly typeName: string;
  readonly properties: readonly PropertyDoc[];
  readonly methods: readonly MethodDoc[];
  readonly events: readonly EventDoc[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly states: readonly Named[];
  /** Custom properties of this element only; the tokens apply to all elements. */
  readonly cssProperties: readonly Named[];
}

/** Converts a tag to Pascal case: `waybill-pricing-table` → `WaybillPricingTable`. */
export const pascal = (tag: string): string =>
  tag.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());

export const typeNameOf = (tag: string): string => `${pascal(tag)}Element`;

export const union = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(' | ');

export function valueType(prop: PropSpec<unknown>): string {
  switch (prop.kind) {
    case 'enum':
      return union(prop.values);
    case 'list':
      return `readonly (${union(prop.values)})[]`;
    case 'length':
      return 'string';
    case 'data':
      return prop.type ?? 'unknown';
    default:
      return prop.kind;
  }
}

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value}'`
    : Array.isArray(value)
      ? `[${value.map(literal).join(', ')}]`
      : String(value);

const named = (docs: Readonly<Record<string, string>> = {}): readonly Named[] =>
  Object.entries(docs).map(([name, summary]) => ({ name, summary }));

/**
 * Looks up an event by name.
 * @throws Error for an event without a description
 */
function eventOf(name: string, tag: string, events: readonly EventDoc[]): EventDoc {
  const event = events.find((known) => known.name === name);
  if (!event) throw new Error(`<${tag}> names ${name}, which src/bus/events.ts does not have`);
  return event;
}

export function elementDoc(spec: PublicSpec, events: readonly EventDoc[]): ElementDoc {
  return {
    name: spec.tag.replace(/^waybill-/, ''),
    tag: spec.tag,
    summary: spec.summary,
    typeName: typeNameOf(spec.tag),
    properties: Array.from(propsOf(spec), ([name, prop]) => ({
      name,
      summary: prop.summary,
      prop,
      type: valueType(prop),
      attribute: prop.kind === 'data' ? undefined : kebab(name),
      fallback: prop.fallback === undefined || prop.kind === 'data' ? undefined : literal(prop.fallback),
    })),
    methods: Object.entries(spec.methods ?? {}).map(([name, method]) => ({ name, ...method })),
    events: (spec.events ?? []).map((name) => eventOf(name, spec.tag, events)),
    slots: named(spec.slots),
    parts: named(spec.parts),
    states: named(spec.states),
    cssProperties: named(spec.cssProperties),
  };
}

/** Returns the detail as a TypeScript type, e.g. `{ planId: number | null; code: string }`. */
export const detailType = ({ detail }: EventDoc): string =>
  `{ ${Object.entries(detail)
    .map(([name, type]) => `${name}: ${type}`)
    .join('; ')} }`;

/** Returns the description of an event for a tooltip. */
export const eventSummary = ({ summary, cancelable }: EventDoc): string =>
  cancelable ? `${summary} Cancelable.` : summary;

/** Serialises JSON for human readers: two spaces of indentation and a final newline. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Turns an empty list into undefined, so that JSON omits it. */
export const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
