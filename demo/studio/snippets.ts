import type { Choice, Host } from './choice';
import { attributesOf, fallbackOf, linkOf, placeholderOf, scriptOf, shortcodeOf, tagOf } from './markup';

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

/** Returns the widget as JSX, where a style is an object. */
function jsxOf(choice: Choice): string {
  const tokens = Object.entries(choice.tokens).filter(([, value]) => value);
  const style = tokens.map(([name, value]) => `'--waybill-${name}': ${quoted(value)}`).join(', ');
  const attributes = attributesOf(choice.attributes) + (style && ` style={{ ${style} }}`);
  return `<waybill-${choice.widget}${attributes}>\n${fallbackOf(choice)}\n</waybill-${choice.widget}>`;
}

const PACKAGE = 'waybill';

/** Returns the lines that import the package and register the widget. @param types what a language needs to know the tags */
const importsOf = ({ widget }: Choice, types: readonly string[] = []): string =>
  [`import { waybill } from '${PACKAGE}';`, ...types, `import '${PACKAGE}/${widget}';`].join('\n');

const JSX_TYPES = [`import type {} from '${PACKAGE}/jsx';`];

const component = (choice: Choice, head: string): string =>
  `${head}${importsOf(choice, JSX_TYPES)}\n\n${configured(choice)}\n\nexport function Widget() {\n  return (\n${indented(jsxOf(choice), 4)}\n  );\n}\n`;

const block = (code: string): string => `<!-- wp:html -->\n${code}\n<!-- /wp:html -->`;

const CKEDITOR = `ClassicEditor.create(element, {
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
