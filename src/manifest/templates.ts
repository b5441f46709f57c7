import { attributesName, propertiesName } from './attributes';
import { elementDoc, type ElementDoc, type Sources } from './model';
import { comment, importOf } from './written';

const documented = ({ specs, events }: Sources): readonly ElementDoc[] => specs.map((spec) => elementDoc(spec, events));

const elementImports = (elements: readonly ElementDoc[]): readonly string[] =>
  elements.map(({ name, typeName }) => importOf([typeName], `./elements/${name}.js`));

/** Generates the tags for templates of Vue 3, with their properties and events (`strictTemplates`). */
export function vueTypes(sources: Sources): string {
  const elements = documented(sources);
  return [
    importOf(['EmitFn', 'HTMLAttributes'], 'vue'),
    ...elementImports(elements),
    importOf(elements.map(propertiesName), './attributes.js'),
    importOf(['WaybillEventMap'], './index.js'),
    '',
    '/** What a template may write on a tag, and what it hears of it. */',
    'type Tag<E, P, N extends keyof WaybillEventMap = never> = new () => E & {',
    '  $props: HTMLAttributes & P;',
    '  $emit: EmitFn<{ [K in N]: (event: WaybillEventMap[K]) => void }>;',
    '};',
    '',
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    ...elements.flatMap((element) => {
      const names = [element.typeName, propertiesName(element)];
      const heard = element.events.map(({ name }) => `'${name}'`).join(' | ');
      return [
        comment(element.summary, '    '),
        `    '${element.tag}': Tag<${[...names, ...(heard ? [heard] : [])].join(', ')}>;`,
      ];
    }),
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
    ...elementImports(elements),
    importOf(elements.map(attributesName), './attributes.js'),
    '',
    "declare module 'svelte/elements' {",
    '  interface SvelteHTMLElements {',
    ...elements.flatMap((element) => [
      comment(element.summary, '    '),
      `    '${element.tag}': HTMLAttributes<${element.typeName}> & ${attributesName(element)};`,
    ]),
    '  }',
    '}',
    '',
  ].join('\n');
}
