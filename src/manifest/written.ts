import type { ElementDoc, PropertyDoc } from './model';

export const importOf = (names: readonly string[], from: string): string =>
  `import type { ${names.join(', ')} } from '${from}';`;

export const comment = (text: string, indent = '  '): string => `${indent}/** ${text.replaceAll('*/', '*\\/')} */`;

/** Returns the type of a property in a template. Attributes are text, so a number may also be written as a string. */
export const written = ({ prop, type }: PropertyDoc): string => {
  if (prop.kind === 'list') return `${type} | string`;
  if (prop.kind === 'length') return 'string | number';
  return prop.kind === 'number' ? 'number | `${number}`' : type;
};

/** Lists the exported types that properties of kind `data` refer to. */
export const dataTypes = (elements: readonly ElementDoc[]): readonly string[] =>
  elements.flatMap(({ properties }) =>
    properties.flatMap(({ prop }) => (prop.kind === 'data' && prop.type ? [prop.type] : [])),
  );
