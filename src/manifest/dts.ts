import { propsOf } from '../element/attributes';
import type { MethodSpec, PropSpec, WidgetSpec } from '../element/spec';
import { typeNameOf, union, valueType } from './model';

/** The parts of a spec that its declaration file needs. */
export type DeclaredSpec = Pick<WidgetSpec, 'tag' | 'summary' | 'props' | 'events' | 'methods'>;

export interface Declaration {
  /** The widget's name without the prefix: `pricing-table`. */
  readonly name: string;
  /** The text of the `.d.ts` file, which the build writes next to the element's module in `elements/`. */
  readonly text: string;
}

const PUBLIC_TYPES = '../index.js';

/** Generates the type declarations of the elements, one for each spec. Pure: the build writes the files. */
export function elementDeclarations(specs: readonly DeclaredSpec[]): readonly Declaration[] {
  return specs.map((spec) => ({ name: spec.tag.replace(/^waybill-/, ''), text: declaration(spec) }));
}

const comment = (text: string, indent = ''): string => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`;

/**
 * Declares an accessor. Every property accepts undefined, which resets it to its default; the getter includes undefined only when
 * that is the default.
 */
function propertyLines(name: string, prop: PropSpec<unknown>): readonly string[] {
  const type = valueType(prop);
  const optional = type === 'unknown' ? type : `${type} | undefined`;
  return [
    comment(prop.summary, '  '),
    `  get ${name}(): ${prop.fallback === undefined ? optional : type};`,
    `  set ${name}(value: ${optional});`,
  ];
}

function methodLines(name: string, { summary, parameters = {}, returns = 'unknown' }: MethodSpec): readonly string[] {
  const list = Object.entries(parameters).map(([parameter, type]) => `${parameter}: ${type}`);
  const type = returns === 'void' || returns === 'unknown' ? returns : `${returns} | undefined`;
  return [comment(summary, '  '), `  ${name}(${list.join(', ')}): ${type};`];
}

const listenerLines = (verb: 'add' | 'remove', self: string): readonly string[] => {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  return [
    `  ${verb}EventListener<K extends keyof ${self}EventMap>(`,
    '    type: K,',
    `    listener: (this: ${self}, event: ${self}EventMap[K]) => unknown,`,
    `    options?: boolean | ${options},`,
    '  ): void;',
    `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
  ];
};

function declaration(spec: DeclaredSpec): string {
  const self = typeNameOf(spec.tag);
  const props = [...propsOf(spec)];
  const events = spec.events ?? [];
  const types = props.flatMap(([, prop]) => (prop.kind === 'data' && prop.type ? [prop.type] : []));
  const imports = [...new Set([...(events.length > 0 ? ['WaybillEventMap'] : []), ...types])].toSorted();
  const lines = [
    ...(imports.length > 0 ? [`import type { ${imports.join(', ')} } from '${PUBLIC_TYPES}';`, ''] : []),
    ...(events.length > 0
      ? [`export interface ${self}EventMap extends HTMLElementEventMap, Pick<WaybillEventMap, ${union(events)}> {}`, '']
      : []),
    comment(spec.summary),
    `export interface ${self} extends HTMLElement {`,
    ...props.flatMap(([name, prop]) => propertyLines(name, prop)),
    ...Object.entries(spec.methods ?? {}).flatMap(([name, method]) => methodLines(name, method)),
    ...(events.length > 0 ? [...listenerLines('add', self), ...listenerLines('remove', self)] : []),
    '}',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${spec.tag}': ${self};`,
    '  }',
    '}',
    '',
  ];
  return lines.join('\n');
}
