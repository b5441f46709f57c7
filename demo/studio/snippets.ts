import type { Choice, Host } from './choice';
import { escaped, fallbackOf, linkOf, placeholderOf, scriptOf, shortcodeOf, tagOf } from './markup';

/** What a part of a snippet is for; the page has its words (`data-say-…`). */
export type Purpose = 'page' | 'site' | 'place' | 'editor' | 'component' | 'server' | 'build' | 'link';

/** A piece of code with the place where it belongs. */
export interface Part {
  readonly purpose: Purpose;
  readonly code: string;
}

type Write = (choice: Choice, hash: string | null) => readonly Part[];

const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** Returns a text as a string of JavaScript. It cannot end its script, which stands in a page in Vue and Svelte. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('<', '\\x3c').replaceAll(/\s+/g, ' ')}'`;

const named = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${quoted(value)}`)
    .join(', ');

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the call that configures an application. */
function configured({ api, routes }: Choice): string {
  const said = Object.entries(routes).filter(([, address]) => address);
  const names = Object.fromEntries(said.map(([name, address]) => [camel(name.replace('data-route-', '')), address]));
  const origins = [...new Set(said.flatMap(([, address]) => (URL.canParse(address) ? new URL(address).origin : [])))];
  const parts = [
    `api: ${quoted(api || 'mock')}`,
    ...(said.length > 0 ? [`routes: { ${named(names)} }`] : []),
    ...(origins.length > 0 ? [`allowedOrigins: [${origins.map(quoted).join(', ')}]`] : []),
  ];
  const line = `waybill.configure({ ${parts.join(', ')} });`;
  return line.length <= 100 ? line : `waybill.configure({\n  ${parts.join(',\n  ')},\n});`;
}

const PACKAGE = 'waybill';
const REACT = 'react';

/** Returns the name of a widget's component: `WaybillPricingTable`. */
const componentOf = (widget: string): string => camel(`-waybill-${widget}`);

/** Returns a value as a prop of JSX. A number and a flag are expressions, all else is text. */
function propOf(name: string, value: string): string {
  if (value === 'true') return ` ${camel(name)}`;
  return /^-?\d+(\.\d+)?$/.test(value) ? ` ${camel(name)}={${value}}` : ` ${camel(name)}="${escaped(value)}"`;
}

/** Returns the widget as a component of React, where a style is an object. */
function jsxOf(choice: Choice): string {
  const name = componentOf(choice.widget);
  const tokens = Object.entries(choice.tokens).filter(([, value]) => value);
  const style = tokens.map(([token, value]) => `'--waybill-${token}': ${quoted(value)}`).join(', ');
  const props = Object.entries(choice.attributes).map(([attribute, value]) => propOf(attribute, value));
  const all = props.join('') + (style && ` style={{ ${style} } as CSSProperties}`);
  return `<${name}${all}>\n${fallbackOf(choice)}\n</${name}>`;
}

/** Returns the lines that import the package and register the widget. */
const importsOf = ({ widget }: Choice): string =>
  [`import { waybill } from '${PACKAGE}';`, `import '${PACKAGE}/${widget}';`].join('\n');

/** Returns a component of an application, over the application's own React. */
function component(choice: Choice, head: string): string {
  const jsx = jsxOf(choice);
  const types = jsx.includes('CSSProperties') ? `import type { CSSProperties } from '${REACT}';\n` : '';
  const imports = `${types}import { waybill, ${componentOf(choice.widget)} } from '${PACKAGE}/react';`;
  return `${head}${imports}\n\n${configured(choice)}\n\nexport function Widget() {\n  return (\n${indented(jsx, 4)}\n  );\n}\n`;
}

const block = (code: string): string => `<!-- wp:html -->\n${code}\n<!-- /wp:html -->`;

const CKEDITOR = `ClassicEditor.create(element, {
  licenseKey: 'GPL', // or yours
  plugins: [GeneralHtmlSupport /* and yours */],
  htmlSupport: {
    allow: [{ name: /^(div|span|details|summary|button)$/, attributes: /^data-/, styles: /^--waybill-/ }],
  },
});`;

const VITE = `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('waybill-') } } })`;

const placeholder: Write = (choice, hash) => [
  { purpose: 'site', code: scriptOf(choice, hash) },
  { purpose: 'place', code: placeholderOf(choice) },
];

const WRITERS: Readonly<Record<Host, Write>> = {
  html: (choice, hash) => [
    { purpose: 'page', code: scriptOf(choice, hash) },
    { purpose: 'place', code: tagOf(choice) },
  ],
  wordpress: (choice, hash) => [
    { purpose: 'site', code: block(scriptOf(choice, hash)) },
    { purpose: 'place', code: block(tagOf(choice)) },
  ],
  'wordpress-author': (choice, hash) => [
    { purpose: 'site', code: block(scriptOf(choice, hash, 'data-shortcodes data-links')) },
    { purpose: 'place', code: shortcodeOf(choice) },
    { purpose: 'link', code: linkOf(choice) },
  ],
  'classic-editor': placeholder,
  tinymce: placeholder,
  ckeditor: (choice, hash) => [...placeholder(choice, hash), { purpose: 'editor', code: CKEDITOR }],
  markdown: placeholder,
  react: (choice) => [{ purpose: 'component', code: component(choice, '') }],
  next: (choice) => [
    { purpose: 'component', code: component(choice, "'use client';\n") },
    {
      purpose: 'server',
      code: "import { Widget } from './widget';\n\nexport default function Page() {\n  return <Widget />;\n}\n",
    },
  ],
  vue: (choice) => [
    {
      purpose: 'component',
      code: `<script setup>\n${importsOf(choice)}\n\n${configured(choice)}\n</script>\n\n<template>\n${indented(tagOf(choice), 2)}\n</template>\n`,
    },
    { purpose: 'build', code: VITE },
  ],
  svelte: (choice) => [
    {
      purpose: 'component',
      code: `<script>\n${indented(`${importsOf(choice)}\n\n${configured(choice)}`, 2)}\n</script>\n\n${tagOf(choice)}\n`,
    },
  ],
};

/**
 * Returns the snippet of a choice for its place: each piece of code with where it belongs.
 * @param hash of the script, as `integrity` has it; null where it is not known
 */
export const snippetOf = (choice: Choice, hash: string | null): readonly Part[] => WRITERS[choice.host](choice, hash);
