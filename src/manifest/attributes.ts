import { comment, dataTypes, importOf, written } from './written';
import { elementDoc, eventSummary, type ElementDoc, type PropertyDoc, type Sources } from './model';

/** Returns the name of the type of what may be written on a tag, without its events. */
export const propertiesName = ({ typeName }: ElementDoc): string => typeName.replace(/Element$/, 'Properties');

/** Returns the name of the type of what may be written on a tag. */
export const attributesName = ({ typeName }: ElementDoc): string => typeName.replace(/Element$/, 'Attributes');

/** Declares the property and, where its name differs, the attribute. React, Vue and Svelte accept both. */
function propertyLines(property: PropertyDoc): readonly string[] {
  const { name, attribute, summary } = property;
  const names = attribute === undefined || attribute === name ? [name] : [name, `'${attribute}'`];
  return names.flatMap((key) => [comment(summary), `  ${key}?: ${written(property)} | undefined;`]);
}

const declarationsOf = (element: ElementDoc): readonly string[] => [
  comment(`What may be written on \`<${element.tag}>\`, besides what every element takes and its events.`, ''),
  `export interface ${propertiesName(element)} {`,
  ...element.properties.flatMap(propertyLines),
  '}',
  comment(`What may be written on \`<${element.tag}>\`, besides what every element takes.`, ''),
  `export interface ${attributesName(element)} extends ${propertiesName(element)} {`,
  ...element.events.flatMap((event) => [
    comment(eventSummary(event)),
    `  'on${event.name}'?: Handler<'${event.name}', ${element.typeName}> | undefined;`,
  ]),
  '}',
  '',
];

/** Generates what may be written on each tag, once for the frameworks that write it alike. */
export function attributeTypes({ specs, events }: Sources): string {
  const elements = specs.map((spec) => elementDoc(spec, events));
  return [
    ...elements.map(({ name, typeName }) => importOf([typeName], `./elements/${name}.js`)),
    importOf([...new Set(['WaybillEventMap', ...dataTypes(elements)])].toSorted(), './index.js'),
    '',
    'type Handler<K extends keyof WaybillEventMap, E> = (event: WaybillEventMap[K] & { readonly currentTarget: E }) => void;',
    '',
    ...elements.flatMap(declarationsOf),
  ].join('\n');
}
