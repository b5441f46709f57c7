import { REPLY } from '../app/served-state';
import { attributesOf } from '../element/attributes';
import type { WidgetSpec } from '../element/spec';

export type Attributes = Readonly<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes attributes, each with a space before it. */
export const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')}"`)
    .join('');

/** Writes a script that holds a value as JSON, in which no HTML parser can read a tag. */
export const dataScript = (attributes: Attributes, value: unknown): string =>
  `<script${attributesText(attributes)}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The most characters of replies in a page. A larger catalogue is read by the script, and the view is then mounted in place of the served one. */
const MOST_STATE = 1_000_000;

/** Writes the replies that a view was rendered from, unless they are too large for a page. */
export function stateOf(bodies: ReadonlyMap<string, unknown>): readonly string[] {
  const scripts = [...bodies].map(([key, body]) => dataScript({ type: 'application/json', [REPLY]: key }, body));
  return scripts.reduce((sum, { length }) => sum + length, 0) > MOST_STATE ? [] : scripts;
}

/** The attributes that every element has and that a page may give a rendered tag. A style could hide prices, and a policy blocks it. */
const EVERYWHERE = /^(class|dir|hidden|id|lang|part|slot|title|(aria|data)-[a-z][\w.-]*)$/;

/** @throws TypeError for an attribute that the tag doesn't have */
export function checkAttributes(spec: WidgetSpec, attributes: Attributes): void {
  const own = [...attributesOf(spec).keys()];
  const unknown = Object.keys(attributes).find((name) => !own.includes(name) && !EVERYWHERE.test(name));
  if (unknown !== undefined)
    throw new TypeError(`waybill: "${unknown}" is not an attribute of <${spec.tag}>, which has ${own.join(', ')}`);
}
