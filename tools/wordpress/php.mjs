/** Writes values as PHP. */

/** Keys whose text is for people, so that it is written as a call of `__`. */
const TEXTS = new Set(['title', 'label']);

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a value as PHP; texts for people are translated when the file is read. */
export function php(value, key = '', indent = '\t') {
  if (typeof value === 'string') return TEXTS.has(key) ? `__( ${quoted(value)}, 'waybill' )` : quoted(value);
  if (typeof value !== 'object' || value === null) return `${value}`;
  const rows = Array.isArray(value)
    ? value.map((one) => `${indent}${php(one, '', `${indent}\t`)},`)
    : Object.entries(value).map(([name, one]) => `${indent}${quoted(name)} => ${php(one, name, `${indent}\t`)},`);
  return rows.length === 0 ? 'array()' : `array(\n${rows.join('\n')}\n${indent.slice(1)})`;
}

/** Returns a file of PHP that gives a value. @param {string} says what the file is */
export const phpFile = (says, value) =>
  `<?php\n/**\n * ${says}\n *\n * @package Waybill\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${php(value)};\n`;

/** Matches a text that PHP translates. */
const CALL = /\b(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)'\s*,\s*'waybill'\s*\)/g;

/** Returns the texts that a file of PHP translates. */
export const textsIn = (code) => Array.from(code.matchAll(CALL), ([, text]) => text.replaceAll(/\\(['\\])/g, '$1'));
