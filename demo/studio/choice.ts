/** The colors and the roundness that re-color everything, by their token without `--waybill-`. */
export const TOKENS = ['accent', 'on-accent', 'surface', 'text', 'radius'] as const;
export type Token = (typeof TOKENS)[number];

/** The places for which a snippet is written. */
export const HOSTS = [
  'html',
  'wordpress',
  'wordpress-author',
  'classic-editor',
  'tinymce',
  'ckeditor',
  'markdown',
  'react',
  'next',
  'vue',
  'svelte',
] as const;
export type Host = (typeof HOSTS)[number];

export const WIDTHS = ['360', '768', '1180'] as const;
export const SCHEMES = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'] as const;

type Named = Readonly<Record<string, string>>;

/** Everything that a person has chosen. Its address opens the same again. */
export interface Choice {
  readonly widget: string;
  readonly host: Host;
  /** Values by the name of the attribute; the default is not among them. */
  readonly attributes: Named;
  readonly tokens: Partial<Readonly<Record<Token, string>>>;
  /** Addresses by the attribute of the script tag. */
  readonly routes: Named;
  /** The base address of the API; empty for sample data. */
  readonly api: string;
  /** The address of the script. */
  readonly script: string;
  /** True names the hash of the script, so that a browser runs no other file. */
  readonly isPinned: boolean;
  /** What is shown until the widget comes, and where scripts are off. */
  readonly fallback: { readonly text: string; readonly href: string };
  readonly language: (typeof LANGUAGES)[number];
  readonly scheme: (typeof SCHEMES)[number];
  readonly width: (typeof WIDTHS)[number];
}

export const DEFAULTS: Choice = {
  widget: 'pricing-table',
  host: 'html',
  attributes: {},
  tokens: {},
  routes: {},
  api: '',
  script: 'https://cdn.example.com/waybill/waybill.js',
  isPinned: false,
  fallback: { text: '', href: '/pricing.pdf' },
  language: 'en',
  scheme: 'light',
  width: '1180',
};

/** Matches a color or a length; a link may hand in what would end the declaration. */
const PLAIN = /^[\w#%.(), /-]+$/;

const oneOf = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

const under = (hash: URLSearchParams, prefix: string): Named =>
  Object.fromEntries(
    [...hash].flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])),
  );

/** Returns what an address was left with; what it does not say is as at first. */
export function readChoice(hash: string, first: Choice = DEFAULTS): Choice {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const tokens = Object.entries(under(said, 't.')).filter(
    ([name, value]) => TOKENS.some((one) => one === name) && PLAIN.test(value),
  );
  return {
    widget: said.get('widget') ?? first.widget,
    host: oneOf(HOSTS, said.get('host'), first.host),
    attributes: under(said, 'a.'),
    tokens: Object.fromEntries(tokens),
    routes: under(said, 'r.'),
    api: said.get('api') ?? first.api,
    script: said.get('script') ?? first.script,
    isPinned: said.get('pinned') === '1',
    fallback: { text: said.get('text') ?? first.fallback.text, href: said.get('href') ?? first.fallback.href },
    language: oneOf(LANGUAGES, said.get('language'), first.language),
    scheme: oneOf(SCHEMES, said.get('scheme'), first.scheme),
    width: oneOf(WIDTHS, said.get('width'), first.width),
  };
}

/** Returns the address's part that opens the same again. It says only what differs from the first. */
export function writeChoice(choice: Choice, first: Choice = DEFAULTS): string {
  const said = new URLSearchParams();
  const plain = ['widget', 'host', 'api', 'script', 'language', 'scheme', 'width'] as const;
  for (const name of plain) if (choice[name] !== first[name]) said.set(name, choice[name]);
  if (choice.isPinned) said.set('pinned', '1');
  if (choice.fallback.text !== first.fallback.text) said.set('text', choice.fallback.text);
  if (choice.fallback.href !== first.fallback.href) said.set('href', choice.fallback.href);
  const groups = { 'a.': choice.attributes, 't.': choice.tokens, 'r.': choice.routes };
  for (const [prefix, values] of Object.entries(groups))
    for (const [name, value] of Object.entries(values)) if (value) said.set(prefix + name, value);
  return `#${said}`;
}
