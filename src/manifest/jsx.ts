import { elementDoc, eventSummary, type ElementDoc, type PropertyDoc, type Sources } from './model';

export const importOf = (names: readonly string[], from: string): string =>
  `import type { ${names.join(', ')} } from '${from}';`;

export const comment = (text: string, indent = '  '): string => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`;

/** Returns the JSX type of a property. Attributes are text, so a number may also be written as a string. */
export const written = ({ prop, type }: PropertyDoc): string => {
  if (prop.kind === 'list') return `${type} | string`;
  if (prop.kind === 'length') return 'string | number';
  return prop.kind === 'number' ? 'number | `${number}`' : type;
};

/** Declares the property and, where its name differs, the attribute. React accepts both. */
function attributeLines(property: PropertyDoc): readonly string[] {
  const { name, attribute, summary } = property;
  const names = attribute === undefined || attribute === name ? [name] : [name, `'${attribute}'`];
  return names.flatMap((key) => [comment(summary), `  ${key}?: ${written(property)} | undefined;`]);
}

function attributesOf(element: ElementDoc): readonly string[] {
  return [
    comment(`Props of \`<${element.tag}>\` in React, besides the props of every element.`, ''),
    `export interface ${attributesName(element)} {`,
    ...element.properties.flatMap(attributeLines),
    ...element.events.flatMap((event) => [
      comment(eventSummary(event)),
      `  'on${event.name}'?: Handler<'${event.name}', ${element.typeName}> | undefined;`,
    ]),
    '}',
    '',
  ];
}

const attributesName = ({ typeName }: ElementDoc): string => typeName.replace(/Element$/, 'Attributes');

/** Lists the exported types that properties of kind `data` refer to. */
export const dataTypes = (elements: readonly ElementDoc[]): readonly string[] =>
  elements.flatMap(({ properties }) =>
    properties.flatMap(({ prop }) => (prop.kind === 'data' && prop.type ? [prop.type] : [])),
  );

/** Generates JSX types for React 19, which sets properties and listens for events of custom elements natively. */
export function jsxTypes({ specs, events }: Sources): string {
  const elements = specs.map((spec) => elementDoc(spec, events));
  const types = [...new Set(['WaybillEventMap', ...dataTypes(elements)])].toSorted();
  return [
    importOf(['DetailedHTMLProps', 'HTMLAttributes'], 'react'),
    ...elements.map(({ name, typeName }) => importOf([typeName], `./elements/${name}.js`)),
    importOf(types, './index.js'),
    '',
    'type Handler<K extends keyof WaybillEventMap, E> = (event: WaybillEventMap[K] & { readonly currentTarget: E }) => void;',
    '',
    '/** The props of every element in React; custom elements take `class` too. */',
    'type Tag<E, A> = A & Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> & { class?: string | undefined };',
    '',
    ...elements.flatMap(attributesOf),
    '/** Tags by name. For other JSX libraries: extend their `IntrinsicElements` with this interface. */',
    'export interface WaybillIntrinsicElements {',
    ...elements.flatMap((element) => [
      comment(element.summary),
      `  '${element.tag}': Tag<${element.typeName}, ${attributesName(element)}>;`,
    ]),
    '}',
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements extends WaybillIntrinsicElements {}',
    '  }',
    '}',
    '',
  ].join('\n');
}
