import type { PropSpec, WidgetSpec } from './spec';

/**
 * Converts a property name to its kebab-case attribute name, because HTML lower-cases attribute names: `memberId` → `member-id`,
 * `siteURL` → `site-url`, `URLValue` → `url-value`.
 */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

type Names = Pick<WidgetSpec, 'tag' | 'props' | 'methods'>;

/** Returns the properties of a spec, keyed by name. */
export const propsOf = (spec: Names): ReadonlyMap<string, PropSpec<unknown>> =>
  new Map<string, PropSpec<unknown>>(Object.entries(spec.props));

/** Maps each attribute to its property. Properties of kind `data` have no attribute. */
export const attributesOf = (spec: Names): ReadonlyMap<string, string> =>
  new Map([...propsOf(spec)].filter(([, { kind }]) => kind !== 'data').map(([name]) => [kebab(name), name]));

/** Lists the global HTML attributes that `HTMLElement.prototype` has no property of the same name for. */
const GLOBAL_ATTRIBUTES: ReadonlySet<string> = new Set(['class', 'for', 'is', 'exportparts', 'itemprop']);

/**
 * Finds name clashes in a spec: with a member of every HTML element (`title`, `hidden`), with a global attribute, or between the
 * spec's own names.
 * @returns one sentence for each clash; an empty list for a valid spec.
 */
export function nameClashes(spec: Names): readonly string[] {
  const names = [...propsOf(spec).keys()];
  const methods = Object.keys(spec.methods ?? {});
  const natives = [...names, ...methods].filter((name) => name in HTMLElement.prototype || name === 'container');
  const globals = names.filter((name) => GLOBAL_ATTRIBUTES.has(kebab(name)) || kebab(name).startsWith('data-'));
  const doubles = names.filter((name, at) => names.findIndex((other) => kebab(other) === kebab(name)) !== at);
  return [
    ...natives.map((name) => `${spec.tag}: ${name} is a member of every element`),
    ...globals.map((name) => `${spec.tag}: ${kebab(name)} is an attribute of every element`),
    ...doubles.map((name) => `${spec.tag}: two properties share the attribute ${kebab(name)}`),
    ...methods.filter((name) => names.includes(name)).map((name) => `${spec.tag}: ${name} is a property and a method`),
  ];
}
