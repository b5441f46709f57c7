import { DEFAULTS, type Choice, type Host } from '../../demo/studio/choice';
import { snippetOf, type Purpose } from '../../demo/studio/snippets';
import { kebab, propsOf } from '../../src/element/attributes';
import type { PropSpec, WidgetSpec } from '../../src/element/spec';

/** The places whose code the toolbar offers, by the names that people know. */
export const CODE_HOSTS = { html: 'HTML', wordpress: 'WordPress', react: 'React', vue: 'Vue' } satisfies Partial<
  Record<Host, string>
>;
export type CodeHost = keyof typeof CODE_HOSTS;

/** Where a piece of code belongs, in the words of the studio. */
export const WHERE: Readonly<Record<Purpose, string>> = {
  page: 'On each page, once',
  site: 'For the whole site, once, by an administrator',
  place: 'Where the widget should stand',
  editor: 'In the configuration of the editor',
  component: 'A component: widget',
  server: 'The page that shows it',
  build: 'In the configuration of Vite',
  link: 'Or as a link alone in its paragraph',
};

/** Pieces that are JavaScript from their first line. */
const isScript = (host: CodeHost, purpose: Purpose): boolean => host === 'react' || purpose === 'build';

/** Returns a property as the text of its attribute; undefined where it is the default or has no attribute. */
function textOf(prop: PropSpec<unknown>, value: unknown): string | undefined {
  if (prop.kind === 'data' || value === undefined || value === null || value === '' || value === false)
    return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.join(',') : undefined;
  return String(value) === String(prop.fallback) ? undefined : String(value);
}

/** Returns the attributes that set what a story sets. */
export function attributesOfStory<P extends object>(spec: WidgetSpec<P>, args: object): Choice['attributes'] {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(args));
  return Object.fromEntries(
    [...propsOf(spec)].flatMap(([name, prop]) => {
      const text = textOf(prop, values.get(name));
      return text === undefined ? [] : [[kebab(name), text]];
    }),
  );
}

/**
 * Writes the code that puts the widget of a story into a page, each piece after a comment that says where it belongs.
 * @param args the properties of the story
 */
export function codeOf<P extends object>(spec: WidgetSpec<P>, args: object, host: CodeHost = 'html'): string {
  const choice: Choice = {
    ...DEFAULTS,
    widget: spec.tag.replace(/^waybill-/, ''),
    host,
    attributes: attributesOfStory(spec, args),
    fallback: { ...DEFAULTS.fallback, text: 'Our prices as a PDF' },
  };
  return snippetOf(choice, null)
    .map(({ purpose, code }) => {
      const where = WHERE[purpose];
      return `${isScript(host, purpose) ? `// ${where}` : `<!-- ${where} -->`}\n${code.trimEnd()}`;
    })
    .join('\n\n');
}
