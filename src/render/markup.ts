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
