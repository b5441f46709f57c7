import { colorOf, hexOf, SCHEMES, type Scheme } from './colors';
import { CONTRAST } from './contrast';
import { json, type Sources, type TokenDoc } from './model';

/** A token with its value, as the Design Tokens Format Module 2025.10 writes it. */
type Written = Readonly<Record<string, unknown>>;

const PREFIX = '--waybill-';
const short = ({ name }: TokenDoc): string => name.slice(PREFIX.length);

const isColor = ({ syntax }: TokenDoc): boolean => syntax === '<color>';

/** What the format has no word for: the custom property, how its default is computed and the contrast that it needs. */
const extensions = (token: TokenDoc) => ({
  waybill: { property: token.name, css: token.fallback, contrast: CONTRAST[short(token)] },
});

/** Rounds a share to four digits, which tell 8 bits apart. */
const share = (channel: number): number => Math.round((channel / 255) * 10_000) / 10_000;

function colorValue(token: TokenDoc, scheme: Scheme, tokens: readonly TokenDoc[]) {
  const color = colorOf(token.name, scheme, tokens);
  return { colorSpace: 'srgb', components: color.channels.map(share), alpha: color.alpha, hex: hexOf(color) };
}

/** Returns a length in px. `max()` of the two sizes of text is taken where the page leaves its root at 16px. */
function lengthValue({ name, fallback }: TokenDoc) {
  const [, value] = /(-?[\d.]+)px\)?$/.exec(fallback) ?? [];
  if (value === undefined) throw new Error(`${name} has a default that is not in px: ${fallback}`);
  return { value: Number(value), unit: 'px' };
}

const familyValue = ({ fallback }: TokenDoc) => fallback.split(',').map((name) => name.trim().replaceAll("'", ''));

/** Returns type and value of a token that is no color; undefined for the font of the page, which the format cannot say. */
function plainValue(token: TokenDoc): readonly [type: string, value: unknown] | undefined {
  if (token.fallback === 'inherit') return undefined;
  if (token.syntax === '<length>') return ['dimension', lengthValue(token)];
  if (token.syntax === '<number>') return ['fontWeight', Number(token.fallback)];
  return ['fontFamily', familyValue(token)];
}

const described = (token: TokenDoc, $type: string, $value: unknown): Written => ({
  $type,
  $value,
  $description: token.summary,
  $extensions: extensions(token),
});

const colorsIn = (scheme: Scheme, tokens: readonly TokenDoc[]): Written =>
  Object.fromEntries(
    tokens.filter(isColor).map((token) => [short(token), described(token, 'color', colorValue(token, scheme, tokens))]),
  );

function plain(tokens: readonly TokenDoc[]): Written {
  const rows = tokens.filter((token) => !isColor(token)).map((token) => [token, plainValue(token)] as const);
  return Object.fromEntries(
    rows.flatMap(([token, value]) => (value ? [[short(token), described(token, ...value)]] : [])),
  );
}

/** Generates the tokens for design programs, with the colors of each scheme in a group of its own. */
export const designTokens = ({ tokens }: Pick<Sources, 'tokens'>): string =>
  json({
    ...Object.fromEntries(SCHEMES.map((scheme) => [scheme, colorsIn(scheme, tokens)])),
    base: plain(tokens),
  });
