/**
 * Describes the public tokens, in the order in which a designer needs them. The defaults come from the style sheets; a token that
 * is missing here, or that no sheet reads, fails the build.
 */
const ABOUT: Readonly<Record<string, readonly [syntax: string, summary: string]>> = {
  accent: ['<color>', 'Fills what leads on: the main button, what is selected.'],
  'on-accent': ['<color>', 'Text and icons on the accent.'],
  surface: ['<color>', 'The plane that everything stands on.'],
  text: ['<color>', 'Text; borders, muted text and soft planes are mixed from it.'],
  radius: ['<length>', 'Roundness; 0px gives square corners everywhere.'],
  font: ['*', 'Font family; the page’s own without it.'],
  page: ['<color>', 'The page behind a widget, where it differs from the surface; seen in the notches of the total.'],

  sunken: ['<color>', 'A plane below the surface: the total, a table’s head.'],
  raised: ['<color>', 'A plane above the surface: cards and panels.'],
  overlay: ['<color>', 'Dialogs and drop-downs.'],
  scrim: ['<color>', 'What covers the page behind a dialog.'],
  muted: ['<color>', 'Secondary text.'],
  disabled: ['<color>', 'Text of what cannot be used now.'],
  border: ['<color>', 'Lines that separate.'],
  'border-strong': ['<color>', 'Outlines of controls; needs a contrast of 3:1 with every plane.'],

  'accent-text': ['<color>', 'The accent where it writes and draws: links, icons.'],
  'accent-hover': ['<color>', 'The accent under the pointer.'],
  'accent-pressed': ['<color>', 'The accent while it is pressed.'],
  'accent-soft': ['<color>', 'A plane with a touch of the accent.'],
  'accent-soft-hover': ['<color>', 'The same under the pointer.'],
  'accent-line': ['<color>', 'Lines around what is selected or featured.'],

  positive: ['<color>', 'Text and icons of what went well or costs less.'],
  'positive-soft': ['<color>', 'The plane behind it.'],
  warning: ['<color>', 'Text and icons of a warning.'],
  'warning-soft': ['<color>', 'The plane behind it.'],
  danger: ['<color>', 'Text and icons of an error.'],
  'danger-soft': ['<color>', 'The plane behind it.'],
  'danger-fill': ['<color>', 'Fills a button that takes something away.'],
  'on-danger': ['<color>', 'Text and icons on that button.'],
  info: ['<color>', 'Text and icons of a hint.'],
  'info-soft': ['<color>', 'The plane behind it.'],

  focus: ['<color>', 'The ring around what has the focus.'],
  hover: ['<color>', 'A veil over what is under the pointer.'],
  pressed: ['<color>', 'A veil over what is pressed.'],
  skeleton: ['<color>', 'Bars that stand for what is loading.'],
  'skeleton-shine': ['<color>', 'The light that runs over them.'],

  'font-mono': ['*', 'Font family of codes.'],
  'font-size': ['<length>', 'Size of text; every other size follows it.'],
  'weight-regular': ['<number>', 'Weight of text.'],
  'weight-medium': ['<number>', 'Weight of buttons and labels.'],
  'weight-strong': ['<number>', 'Weight of titles and amounts.'],

  control: ['<length>', 'Height of buttons and fields; at least 44px where a finger points.'],
  'control-sm': ['<length>', 'Height of small ones.'],
  'control-lg': ['<length>', 'Height of large ones.'],
  'sticky-offset': ['<length>', 'Height of the page’s own fixed header, for what sticks below it.'],
  'chat-offset': [
    '<length>',
    'How far from its corner a floating chat button stands; more where a bar of the page is.',
  ],
};

const READ = /var\(\s*(--waybill-[\w-]+)\s*,/g;

/** Returns the text up to the parenthesis that closes the enclosing one. */
function inside(text: string): string {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  return text;
}

/** Replaces resolved token names with public ones, because the sheets use the former and pages the latter. */
const shown = (css: string): string =>
  css
    .replaceAll('--wb-', '--waybill-')
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (bracket) => bracket.trim())
    .trim();

/** Extracts the default of every public token that the sheets read. The first occurrence counts; later ones are in media queries. */
function defaultsOf(sheets: string): ReadonlyMap<string, string> {
  const css = sheets.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = new Map<string, string>();
  for (const hit of css.matchAll(READ)) {
    const [text, name = ''] = hit;
    if (!found.has(name)) found.set(name, shown(inside(css.slice(hit.index + text.length))));
  }
  return found;
}

/**
 * Lists the public tokens with descriptions and defaults.
 * @param sheets the text of all style sheets, that of the tokens first
 * @throws Error that names a token without a description, or a description without a token
 */
export function tokensOf(sheets: string) {
  const defaults = defaultsOf(sheets);
  const known = Object.keys(ABOUT).map((name) => `--waybill-${name}`);
  const odd = [
    ...known.filter((name) => !defaults.has(name)),
    ...[...defaults.keys()].filter((n) => !known.includes(n)),
  ];
  if (odd.length > 0) throw new Error(`src/manifest/tokens.ts and the style sheets differ in ${odd.join(', ')}`);
  return Object.entries(ABOUT).map(([name, [syntax, summary]]) => ({
    name: `--waybill-${name}`,
    syntax,
    summary,
    fallback: defaults.get(`--waybill-${name}`) ?? '',
  }));
}
