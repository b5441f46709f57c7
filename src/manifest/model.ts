import { kebab, propsOf } from '../element/attributes';
import type { MethodSpec, PropSpec, WidgetSpec } from '../element/spec';

/** A name and one sentence about it. */
export interface Named {
  readonly name: string;
  readonly summary: string;
}

export interface EventDoc extends Named {
  readonly cancelable: boolean;
  /** TypeScript types by name. */
  readonly detail: Readonly<Record<string, string>>;
}

export interface TokenDoc extends Named {
  /** As `@property` writes it, `<color>`. */
  readonly syntax: string;
  /** CSS. */
  readonly fallback: string;
}

/** The part of a spec that a page can rely on. */
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

/** Everything that the generated files are made of. */
export interface Sources {
  readonly version: string;
  readonly specs: readonly PublicSpec[];
  /** Everything that a page can hear, whichever element raises it. */
  readonly events: readonly EventDoc[];
  readonly tokens: readonly TokenDoc[];
}

export interface PropertyDoc extends Named {
  readonly prop: PropSpec<unknown>;
  /** TypeScript. */
  readonly type: string;
  /** Undefined for what is no attribute. */
  readonly attribute: string | undefined;
  /** As a script would write it; undefined where there is no default. */
  readonly fallback: string | undefined;
}

export interface MethodDoc extends MethodSpec {
  readonly name: string;
}

/** One element, with everything that the spec only names looked up. */
export interface ElementDoc {
  /** Without the prefix, `pricing-table`. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  /** `WaybillPricingTableElement` */
  readonly typeName: string;
  readonly properties: readonly PropertyDoc[];
  readonly methods: readonly MethodDoc[];
  readonly events: readonly EventDoc[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly states: readonly Named[];
  /** Its own; the tokens are for all elements. */
  readonly cssProperties: readonly Named[];
}

/** `waybill-pricing-table` → `WaybillPricingTable`. */
const pascal = (tag: string): string =>
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

/** @throws Error for an event that nothing describes */
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

/** `{ planId: number | null; code: string }` */
export const detailType = ({ detail }: EventDoc): string =>
  `{ ${Object.entries(detail)
    .map(([name, type]) => `${name}: ${type}`)
    .join('; ')} }`;

/** What a tooltip says of an event. */
export const eventSummary = ({ summary, cancelable }: EventDoc): string =>
  cancelable ? `${summary} Cancelable.` : summary;

/** JSON for people: two spaces, a line at the end. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Undefined for an empty list, so that it is left out of the JSON. */
export const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
