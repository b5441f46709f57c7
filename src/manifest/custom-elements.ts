import {
  detailType,
  elementDoc,
  eventSummary,
  json,
  some,
  type ElementDoc,
  type PublicSpec,
  type Sources,
} from './model';

const described = ({ name, summary }: { name: string; summary: string }) => ({ name, description: summary });

/** Adds `undefined` to the return type, because a method returns undefined while the view is not mounted. */
const returned = (type = 'unknown') => ({ type: { text: type === 'void' ? type : `${type} | undefined` } });

function membersOf({ properties, methods }: ElementDoc): readonly object[] {
  return [
    ...properties.map((property) => ({
      kind: 'field',
      ...described(property),
      type: { text: property.fallback === undefined ? `${property.type} | undefined` : property.type },
      default: property.fallback,
      attribute: property.attribute,
      reflects: property.attribute === undefined ? undefined : false,
    })),
    ...methods.map(({ parameters = {}, returns, ...method }) => ({
      kind: 'method',
      ...described(method),
      parameters: some(Object.entries(parameters).map(([name, text]) => ({ name, type: { text } }))),
      return: returned(returns),
    })),
  ];
}

/** What all elements have in common, described once: the tokens. The class itself is not public. */
const BASE = { name: 'WaybillElement', module: 'dist/index.js' };

const baseDeclaration = ({ tokens }: Sources): object => ({
  kind: 'class',
  customElement: true,
  name: BASE.name,
  description: 'What every element of Waybill reads, wherever on the page it is set.',
  superclass: { name: 'HTMLElement', package: 'global:' },
  cssProperties: tokens.map((token) => ({ ...described(token), syntax: token.syntax, default: token.fallback })),
});

function declarationOf(element: ElementDoc): object {
  const attributes = element.properties.flatMap(({ attribute, ...property }) =>
    attribute === undefined
      ? []
      : {
          name: attribute,
          description: property.summary,
          type: { text: property.type },
          default: property.fallback,
          fieldName: property.name,
        },
  );
  return {
    kind: 'class',
    customElement: true,
    name: element.typeName,
    tagName: element.tag,
    description: element.summary,
    superclass: BASE,
    attributes: some(attributes),
    members: some(membersOf(element)),
    events: some(
      element.events.map((event) => ({
        name: event.name,
        type: { text: `CustomEvent<${detailType(event)}>` },
        description: eventSummary(event),
      })),
    ),
    slots: some(element.slots.map(described)),
    cssParts: some(element.parts.map(described)),
    cssStates: some(element.states.map(described)),
    cssProperties: some(element.cssProperties.map(described)),
  };
}

function moduleOf(spec: PublicSpec, { events }: Sources): object {
  const element = elementDoc(spec, events);
  const path = `dist/elements/${element.name}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(element)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: element.typeName, module: path },
      },
    ],
  };
}

/** Generates the Custom Elements Manifest of the package, schema version 2.1.0. */
export const customElements = (sources: Sources): string =>
  json({
    schemaVersion: '2.1.0',
    modules: [
      { kind: 'javascript-module', path: BASE.module, declarations: [baseDeclaration(sources)] },
      ...sources.specs.map((spec) => moduleOf(spec, sources)),
    ],
  });
