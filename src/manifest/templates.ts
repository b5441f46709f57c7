import { dataTypes, comment, importOf, written } from './jsx';
import { elementDoc, eventSummary, type ElementDoc, type EventDoc, type Sources } from './model';

/** Declares what a template may write: attributes with hyphens and properties, whose types are the same. */
function propLines({ properties }: ElementDoc, indent: string): readonly string[] {
  return properties.flatMap((property) => {
    const { name, attribute, summary } = property;
    const names = attribute === undefined || attribute === name ? [name] : [name, `'${attribute}'`];
    return names.flatMap((key) => [comment(summary, indent), `${indent}${key}?: ${written(property)} | undefined;`]);
  });
}

const eventLines = (events: readonly EventDoc[], indent: string, line: (name: string) => string): readonly string[] =>
  events.flatMap((event) => [comment(eventSummary(event), indent), indent + line(event.name)]);

function headOf(elements: readonly ElementDoc[]): readonly string[] {
  const types = [...new Set(['WaybillEventMap', ...dataTypes(elements)])].toSorted();
  return [
    ...elements.map(({ name, typeName }) => importOf([typeName], `./elements/${name}.js`)),
    importOf(types, './index.js'),
    '',
  ];
}

const documented = ({ specs, events }: Sources): readonly ElementDoc[] => specs.map((spec) => elementDoc(spec, events));

/** Generates the tags for templates of Vue 3, with their properties and events (`strictTemplates`). */
export function vueTypes(sources: Sources): string {
  const elements = documented(sources);
  return [
    importOf(['EmitFn', 'HTMLAttributes'], 'vue'),
    ...headOf(elements),
    '/** What a template may write on a tag, and what it hears of it. */',
    'type Tag<E, P, N extends keyof WaybillEventMap = never> = new () => E & {',
    '  $props: HTMLAttributes & P;',
    '  $emit: EmitFn<{ [K in N]: (event: WaybillEventMap[K]) => void }>;',
    '};',
    '',
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    ...elements.flatMap((element) => [
      comment(element.summary, '    '),
      `    '${element.tag}': Tag<`,
      `      ${element.typeName},`,
      '      {',
      ...propLines(element, '        '),
      '      }' + (element.events.length > 0 ? ',' : ''),
      ...(element.events.length > 0 ? [`      ${element.events.map(({ name }) => `'${name}'`).join(' | ')}`] : []),
      '    >;',
    ]),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Generates the tags for templates of Svelte 5, with their properties and events. */
export function svelteTypes(sources: Sources): string {
  const elements = documented(sources);
  return [
    importOf(['HTMLAttributes'], 'svelte/elements'),
    ...headOf(elements),
    'type Handler<K extends keyof WaybillEventMap, E> = (event: WaybillEventMap[K] & { readonly currentTarget: E }) => void;',
    '',
    "declare module 'svelte/elements' {",
    '  interface SvelteHTMLElements {',
    ...elements.flatMap((element) => [
      comment(element.summary, '    '),
      `    '${element.tag}': HTMLAttributes<${element.typeName}> & {`,
      ...propLines(element, '      '),
      ...eventLines(
        element.events,
        '      ',
        (name) => `'on${name}'?: Handler<'${name}', ${element.typeName}> | undefined;`,
      ),
      '    };',
    ]),
    '  }',
    '}',
    '',
  ].join('\n');
}
