import { OPT_OUTS } from '../../src/page/opt-outs';
import type { Choice } from './choice';

/** Signs that mean something in markup, or in the templates of frameworks. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
  '}': '&#125;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"{}]/g, (sign) => SIGNS[sign] ?? sign);

const written = (name: string, value: string): string => (value === '' ? name : `${name}="${escaped(value)}"`);

/** Returns attributes as markup, each with a blank in front. The value `true` is that of a flag. */
export const attributesOf = (attributes: Choice['attributes'], prefix = ''): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${written(prefix + name, value === 'true' ? '' : value)}`)
    .join('');

/** Returns the tokens as the value of a `style` attribute. */
export const styleOf = ({ tokens }: Pick<Choice, 'tokens'>): string =>
  Object.entries(tokens)
    .filter(([, value]) => value)
    .map(([name, value]) => `--waybill-${name}: ${value}`)
    .join('; ');

const styleAttribute = (choice: Choice): string => {
  const style = styleOf(choice);
  return style && ` style="${escaped(style)}"`;
};

/** Widgets whose content is what they show. */
const QUESTIONS = `  <details>
    <summary>Can I change my plan later?</summary>
    <p>Yes, at any time.</p>
  </details>`;

/** Returns what stands between the tags, indented by two blanks. It is never empty, because editors remove what is. */
export const fallbackOf = ({ widget, fallback }: Choice): string =>
  widget === 'faq' ? QUESTIONS : `  <a href="${escaped(fallback.href)}">${escaped(fallback.text)}</a>`;

/** Returns the widget as its own tag, with its closing tag. */
export const tagOf = (choice: Choice): string =>
  `<waybill-${choice.widget}${attributesOf(choice.attributes)}${styleAttribute(choice)}>\n${fallbackOf(choice)}\n</waybill-${choice.widget}>`;

/** Returns the placeholder, which editors keep where they strip unknown tags. */
export const placeholderOf = (choice: Choice): string =>
  `<div data-waybill="${choice.widget}"${attributesOf(choice.attributes, 'data-')}${styleAttribute(choice)}>\n${fallbackOf(choice)}\n</div>`;

/** Returns the shortcode, which is text. It has neither tokens nor a fallback. */
export const shortcodeOf = ({ widget, attributes }: Choice): string =>
  `[waybill ${widget}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll(/["[\]<>]/g, '')}"`)
    .join('')}]`;

/** Returns the address of a link that becomes the widget. */
export function linkOf({ widget, attributes, fallback }: Choice): string {
  const query = new URLSearchParams(attributes).toString();
  return `${fallback.href}#waybill:${widget}${query && `?${query}`}`;
}

/**
 * Returns the script tag with the API and the routes.
 * @param hash of the script, as `integrity` has it
 * @param more attributes that the owner of the site adds for authors
 */
export function scriptOf({ api, script, routes, isPinned }: Choice, hash: string | null, more = ''): string {
  const named = Object.fromEntries(Object.entries(routes).filter(([, address]) => address));
  const parts = [
    'type="module"',
    written('src', script),
    written('data-api', api || 'mock'),
    ...Object.entries(named).map(([name, address]) => written(name, address)),
    OPT_OUTS,
    ...(more ? [more] : []),
    ...(isPinned && hash ? [`integrity="${hash}"`, 'crossorigin="anonymous"'] : []),
  ];
  const line = `<script ${parts.join(' ')}></script>`;
  return line.length <= 110 ? line : `<script\n  ${parts.join('\n  ')}\n></script>`;
}
