import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../demo/studio/contrast';
import { colorOf, hexOf, SCHEMES } from '../../src/manifest/colors';
import { CONTRAST } from '../../src/manifest/contrast';
import { designTokens } from '../../src/manifest/design-tokens';
import { tokensOf } from '../../src/manifest/tokens';
import { filesIn, readRoot } from '../laws/files';
import { designTokensSchema } from './design-tokens.schema';

const SHEET = 'src/ui/tokens.css';
const others = filesIn(['src', 'widgets'], /\.css$/).filter(({ path }) => path !== SHEET);
const tokens = tokensOf([readRoot(SHEET), ...others.map(({ text }) => text)].join('\n'));
const json = designTokens({ tokens });

const short = (name: string): string => name.replace('--waybill-', '');

function faults(text: string) {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(designTokensSchema);
  validate(JSON.parse(text));
  return validate.errors ?? [];
}

describe('dist/tokens.json', () => {
  it('conforms to the format of the Design Tokens Community Group', () => {
    expect(faults(json)).toEqual([]);
  });

  it('would be rejected with a color as text, as older drafts wrote it', () => {
    expect(faults(json.replace(/"\$value": \{[^}]*"colorSpace"[^}]*\}/, '"$value": "#00664b"'))).not.toEqual([]);
  });

  it('has every token, except the font, which is that of the page', () => {
    const { light, dark, base }: Readonly<Record<string, object>> = JSON.parse(json);
    const named = [...Object.keys(light ?? {}), ...Object.keys(base ?? {}), 'font'];
    expect(named.toSorted()).toEqual(tokens.map(({ name }) => short(name)).toSorted());
    expect(Object.keys(dark ?? {})).toEqual(Object.keys(light ?? {}));
  });

  it.each([
    ['--waybill-accent', '#00664b', '#1a7d5b'],
    ['--waybill-page', '#ffffff', '#121916'],
    // As Chromium computes them.
    ['--waybill-accent-text', '#00664b', '#70c9a3'],
    ['--waybill-accent-soft', '#ecf2ef', '#193127'],
    ['--waybill-border-strong', '#7f8783', '#7a817d'],
  ])('computes %s as %s in light and %s in dark', (name, ...hexes) => {
    expect(SCHEMES.map((scheme) => hexOf(colorOf(name, scheme, tokens)))).toEqual(hexes);
  });

  it('is not written with a value that is no color', () => {
    const odd = { name: '--waybill-odd', syntax: '<color>', summary: 'Odd.', fallback: 'var(--waybill-nothing)' };
    expect(() => designTokens({ tokens: [odd] })).toThrow('--waybill-odd is no color in light');
  });
});

describe('the contrast of the defaults', () => {
  const pairs = SCHEMES.flatMap((scheme) =>
    Object.entries(CONTRAST).flatMap(([name, { least, beside }]) =>
      beside.map((other) => ({ scheme, name, other, least })),
    ),
  );

  it.each(pairs)('is at least $least of $name with $other in $scheme', ({ scheme, name, other, least }) => {
    const [one, two] = [name, other].map((token) => hexOf(colorOf(`--waybill-${token}`, scheme, tokens)));
    expect(contrastOf(one ?? '', two ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe('the table of docs/styling.md', () => {
  const rows = new Map(
    Array.from(
      readRoot('docs/styling.md').matchAll(/^\| `(--waybill-[\w-]+)` \| (.+) \|$/gm),
      ([, name, rest = '']) => [name, rest.split(' | ')],
    ),
  );

  /** Returns a color as the table writes it. */
  function cellOf(name: string, scheme: (typeof SCHEMES)[number]): string {
    const color = colorOf(name, scheme, tokens);
    return color.alpha === 1 ? `\`${hexOf(color)}\`` : `\`rgb(${color.channels.join(' ')} / ${color.alpha})\``;
  }

  it.each(tokens)('says the default of $name, and which contrast it needs', ({ name, syntax, fallback }) => {
    const [light, dark] = syntax === '<color>' ? SCHEMES.map((scheme) => cellOf(name, scheme)) : [`\`${fallback}\``];
    const needed = CONTRAST[short(name)];
    expect([rows.get(name)?.[0], rows.get(name)?.[2]]).toEqual([
      dark === undefined || dark === light ? light : `${light}, ${dark}`,
      needed ? `${needed.least} with ${needed.beside.join(', ')}` : '–',
    ]);
  });
});
