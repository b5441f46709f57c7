/**
 * Describes the public tokens, in the order in which a designer needs them. The defaults come from the style sheets; a token that
 * is missing here, or that no sheet reads, fails the build.
 */
const ABOUT: Readonly<Record<string, readonly [syntax: string, summary: string]>> = {
  accent: ['<color>', 'Fill of the primary button and of the selected option.'],
  'on-accent': ['<color>', 'Text and icons on the accent.'],
  surface: ['<color>', 'Background of the widgets.'],
  text: ['<color>', 'Text colour. Borders, muted text and tinted backgrounds derive from it.'],
  radius: ['<length>', 'Corner radius; 0px gives square corners everywhere.'],
  font: ['*', 'Font family. The default is the page’s own.'],
  page: [
    '<color>',
    'Background of the page behind a widget, if it differs from the surface; visible in the notches of the total.',
  ],

  sunken: ['<color>', 'Background of sunken areas: the total, a table’s head.'],
  raised: ['<color>', 'Background of raised areas: cards and panels.'],
  overlay: ['<color>', 'Background of dialogs and drop-downs.'],
  scrim: ['<color>', 'Backdrop of a dialog.'],
  muted: ['<color>', 'Secondary text.'],
  disabled: ['<color>', 'Text of disabled controls.'],
  border: ['<color>', 'Separator lines.'],
  'border-strong': ['<color>', 'Outlines of controls; needs a contrast of 3:1 with every background.'],

  'accent-text': ['<color>', 'The accent for text and icons, e.g. links.'],
  'accent-hover': ['<color>', 'The accent on hover.'],
  'accent-pressed': ['<color>', 'The accent while pressed.'],
  'accent-soft': ['<color>', 'Background tinted with the accent.'],
  'accent-soft-hover': ['<color>', 'The tinted background on hover.'],
  'accent-line': ['<color>', 'Outline of selected and featured cards.'],

  positive: ['<color>', 'Text and icons of a success or a discount.'],
  'positive-soft': ['<color>', 'Background of a success or a discount.'],
  warning: ['<color>', 'Text and icons of a warning.'],
  'warning-soft': ['<color>', 'Background of a warning.'],
  danger: ['<color>', 'Text and icons of an error.'],
  'danger-soft': ['<color>', 'Background of an error.'],
  'danger-fill': ['<color>', 'Fill of a destructive button.'],
  'on-danger': ['<color>', 'Text and icons on a destructive button.'],
  info: ['<color>', 'Text and icons of a hint.'],
  'info-soft': ['<color>', 'Background of a hint.'],

  focus: ['<color>', 'Focus ring.'],
  hover: ['<color>', 'Overlay on hovered controls.'],
  pressed: ['<color>', 'Overlay on pressed controls.'],
  skeleton: ['<color>', 'Bars of a loading skeleton.'],
  'skeleton-shine': ['<color>', 'Moving highlight of a loading skeleton.'],

  'font-mono': ['*', 'Font family of codes.'],
  'font-size': ['<length>', 'Base text size; all other text sizes derive from it.'],
  'weight-regular': ['<number>', 'Font weight of text.'],
  'weight-medium': ['<number>', 'Font weight of buttons and labels.'],
  'weight-strong': ['<number>', 'Font weight of titles and amounts.'],

  control: ['<length>', 'Height of buttons and fields; by default 44px on touch screens.'],
  'control-sm': ['<length>', 'Height of small buttons and fields.'],
  'control-lg': ['<length>', 'Height of large buttons and fields.'],
  'sticky-offset': ['<length>', 'Height of the page’s own fixed header; sticky parts of widgets stop below it.'],
  'bar-room': [
    '<length>',
    'Height that a bar at the lower edge of the window takes; messages and dialogs beside it stand above. The cart’s bar sets it.',
  ],
  'chat-offset': [
    '<length>',
    'Distance of a floating chat button from its corner; raise it if the page has a bar there.',
  ],
};

const READ = /var\(\s*(--waybill-[\w-]+)\s*,/g;

/** Returns the text up to the parenthesis that closes the enclosing one. */
export function inside(text: string): string {
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
