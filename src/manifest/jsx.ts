import { attributesName } from './attributes';
import { elementDoc, type Sources } from './model';
import { comment, importOf } from './written';

/** Generates JSX types for React 19, which sets properties and listens for events of custom elements natively. */
export function jsxTypes({ specs, events }: Sources): string {
  const elements = specs.map((spec) => elementDoc(spec, events));
  return [
    importOf(['DetailedHTMLProps', 'HTMLAttributes'], 'react'),
    ...elements.map(({ name, typeName }) => importOf([typeName], `./elements/${name}.js`)),
    importOf(elements.map(attributesName), './attributes.js'),
    `export type { ${elements.map(attributesName).join(', ')} };`,
    '',
    '/** The props of every element in React; custom elements take `class` too. */',
    'type Tag<E, A> = A & Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> & { class?: string | undefined };',
    '',
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
