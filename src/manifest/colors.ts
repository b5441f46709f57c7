import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';
import type { TokenDoc } from './model';
import { inside } from './tokens';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A color in sRGB: three channels of 8 bits and an opacity from 0 to 1. */
export interface Rgb {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

const VARIABLE = /var\((--waybill-[\w-]+)\)/g;

/** Splits arguments at the commas that stand in no parentheses. */
function argumentsOf(text: string): readonly string[] {
  let depth = 0;
  const cuts = Array.from(text, (sign, at) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return sign === ',' && depth === 0 ? at : -1;
  }).filter((at) => at >= 0);
  return [-1, ...cuts].map((cut, at) => text.slice(cut + 1, cuts[at]).trim());
}

/** Replaces each `light-dark()` by the value of the scheme. */
function inScheme(css: string, scheme: Scheme): string {
  const start = css.indexOf('light-dark(');
  if (start < 0) return css;
  const text = inside(css.slice(start + 'light-dark('.length));
  const value = argumentsOf(text)[SCHEMES.indexOf(scheme)] ?? '';
  return inScheme(css.slice(0, start) + value + css.slice(start + 'light-dark('.length + text.length + 1), scheme);
}

/** Replaces each token by its default. */
function written(css: string, scheme: Scheme, tokens: readonly TokenDoc[]): string {
  return inScheme(css, scheme).replaceAll(VARIABLE, (text, name: string) => {
    const token = tokens.find((one) => one.name === name);
    return token ? written(token.fallback, scheme, tokens) : text;
  });
}

/**
 * Computes the color that a token has by default.
 * @param name with its prefix, as `--waybill-accent-hover`
 * @throws Error for a value that is no color
 */
export function colorOf(name: string, scheme: Scheme, tokens: readonly TokenDoc[]): Rgb {
  const css = written(`var(${name})`, scheme, tokens);
  const node = parseComponentValue(tokenize({ css }));
  const found = node && color(node);
  if (!found) throw new Error(`${name} is no color in ${scheme}: ${css}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = Array.from(String(serializeRGB(found)).matchAll(/[\d.]+/g), Number);
  return { channels: [red, green, blue], alpha };
}

/** Returns a color as `#rrggbb`; the opacity is left out. */
export const hexOf = ({ channels }: Rgb): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
