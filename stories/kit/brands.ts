import { DEFAULTS, TOKENS, writeChoice, type Token } from '../../demo/studio/choice';

/** The five public tokens of a brand, by their name without `--waybill-`. Missing ones keep their default. */
export type Brand = Readonly<Partial<Record<Token, string>>>;

/** Brands to try on the widgets. Each reaches the contrasts that the tokens need, in the scheme that it is made for. */
export const BRANDS = {
  waybill: { title: 'Waybill', tokens: {} },
  plum: { title: 'Plum, square', tokens: { accent: '#5b2a86', radius: '2px' } },
  harbor: { title: 'Harbor, round', tokens: { accent: '#0a5b8c', radius: '16px' } },
  clay: { title: 'Clay on sand', tokens: { accent: '#9c3f16', surface: '#fffaf3', text: '#2b1d14', radius: '6px' } },
  lime: {
    title: 'Lime on night',
    tokens: { accent: '#b6e34b', 'on-accent': '#14201b', surface: '#10151c', text: '#eef2f6' },
  },
} as const satisfies Record<string, { readonly title: string; readonly tokens: Brand }>;

export type BrandName = keyof typeof BRANDS;

/** Returns the brand that the toolbar names. */
export const brandOf = (name: unknown): Brand => BRANDS[name as BrandName]?.tokens ?? {};

/** Sets a brand on an element and takes away what the former one had set. */
export function wearBrand(element: HTMLElement, brand: Brand): void {
  for (const token of TOKENS) {
    const value = brand[token];
    if (value) element.style.setProperty(`--waybill-${token}`, value);
    else element.style.removeProperty(`--waybill-${token}`);
  }
}

/** Returns the declarations of a brand, one a line, for a page's own sheet. */
export const brandCss = (brand: Brand): string => {
  const lines = TOKENS.flatMap((token) => (brand[token] ? [`  --waybill-${token}: ${brand[token]};`] : []));
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : ':root {\n  /* The defaults. */\n}';
};

const channel = (hex: string, at: number): number =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;

const described = (token: Token, value: string): object | null => {
  if (/^#[\da-f]{6}$/i.test(value))
    return {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => channel(value, at)), alpha: 1, hex: value },
      $extensions: { waybill: { property: `--waybill-${token}` } },
    };
  const [, px] = /^([\d.]+)px$/.exec(value) ?? [];
  return px === undefined
    ? null
    : {
        $type: 'dimension',
        $value: { value: Number(px), unit: 'px' },
        $extensions: { waybill: { property: `--waybill-${token}` } },
      };
};

/** Returns a brand for design programs, in the form of `dist/tokens.json` (Design Tokens Format 2025.10). */
export function brandTokens(brand: Brand): string {
  const rows = TOKENS.flatMap((token) => {
    const row = described(token, brand[token] ?? '');
    return row ? [[token, row]] : [];
  });
  return JSON.stringify({ brand: Object.fromEntries(rows) }, null, 2);
}

/** Returns the part of the studio's address that opens it in this brand. */
export const studioHash = (brand: Brand): string => writeChoice({ ...DEFAULTS, tokens: brand });
