import { comment, dataTypes, importOf, written } from './written';
import { elementDoc, eventSummary, pascal, type ElementDoc, type EventDoc, type Sources } from './model';

/** The declarations of the package itself, as seen from `dist/react`. */
const PUBLIC = '../index.js';

/** Returns the name of the component, `WaybillPricingTable`. */
const nameOf = ({ tag }: ElementDoc): string => pascal(tag);

/** Returns the prop that handles an event, `onCartChange`. */
const handlerOf = ({ name }: EventDoc): string => `on${pascal(name.replace(/^waybill-/, ''))}`;

/** Returns the module of a component, which registers its element. It runs in the browser also where a server renders components. */
function componentModule(element: ElementDoc): string {
  const attributes = element.properties.flatMap(({ name, attribute }) =>
    attribute === undefined ? [] : [[name, attribute]],
  );
  const events = element.events.map((event) => [handlerOf(event), event.name]);
  const names = [attributes, events].map((rows) => JSON.stringify(Object.fromEntries(rows)));
  return [
    "'use client';",
    `import './elements/${element.name}.js';`,
    "import { componentOf } from './component.js';",
    `export const ${nameOf(element)} = /* @__PURE__ */ componentOf('${element.tag}', ${names.join(', ')});`,
    '',
  ].join('\n');
}

const declarationOf = (element: ElementDoc): readonly string[] => [
  comment(`Props of \`<${nameOf(element)}>\`, besides those of every HTML element.`, ''),
  `export interface ${nameOf(element)}OwnProps {`,
  ...element.properties.flatMap((property) => [
    comment(property.summary),
    `  ${property.name}?: ${written(property)} | undefined;`,
  ]),
  ...element.events.flatMap((event) => [
    comment(eventSummary(event)),
    `  ${handlerOf(event)}?: Handler<'${event.name}', ${element.typeName}> | undefined;`,
  ]),
  '}',
  `export type ${nameOf(element)}Props = Props<${element.typeName}, ${nameOf(element)}OwnProps>;`,
  comment(element.summary, ''),
  `export declare function ${nameOf(element)}(props: ${nameOf(element)}Props): ReactElement;`,
  '',
];

function declarations(elements: readonly ElementDoc[]): string {
  return [
    importOf(['HTMLAttributes', 'ReactElement', 'Ref'], 'react'),
    ...elements.map(({ name, typeName }) => importOf([typeName], `../elements/${name}.js`)),
    importOf([...new Set(['WaybillEventMap', ...dataTypes(elements)])].toSorted(), PUBLIC),
    `export type * from '${PUBLIC}';`,
    `export { waybill } from '${PUBLIC}';`,
    '',
    'type Handler<K extends keyof WaybillEventMap, E> = (event: WaybillEventMap[K] & { readonly currentTarget: E }) => void;',
    'type Props<E, A> = A & Omit<HTMLAttributes<E>, keyof A> & { ref?: Ref<E> | undefined };',
    '',
    ...elements.flatMap(declarationOf),
  ].join('\n');
}

/** Generates the components of `waybill/react`: a module each, an index of all, and its types. @returns texts by file */
export function reactFiles({ specs, events }: Sources): Readonly<Record<string, string>> {
  const elements = specs.map((spec) => elementDoc(spec, events));
  const exported = elements.map((element) => `export { ${nameOf(element)} } from './${element.name}.js';`);
  return {
    ...Object.fromEntries(elements.map((element) => [`react/${element.name}.js`, componentModule(element)])),
    'react/index.js': ["export { waybill } from './waybill.js';", ...exported, ''].join('\n'),
    'react/index.d.ts': declarations(elements),
  };
}
