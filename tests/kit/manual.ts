import { readRoot } from '../laws/files';

/** The pages of the manual, in the order of the README's links. Tests run their examples. */
export const MANUAL = [
  'README.md',
  'docs/embedding.md',
  'docs/links-and-buttons.md',
  'docs/widgets.md',
  'docs/languages.md',
  'docs/styling.md',
  'docs/configuration.md',
  'docs/routes.md',
  'docs/events.md',
  'docs/javascript-api.md',
  'docs/frameworks.md',
  'docs/sessions-and-tokens.md',
  'docs/payment-fields.md',
  'docs/analytics.md',
  'docs/hosting.md',
  'docs/browsers.md',
  'docs/troubleshooting.md',
  'docs/upgrading.md',
  'docs/demo.md',
] as const;

export type Page = (typeof MANUAL)[number];

/** A fenced block of the manual. */
export interface Example {
  /** The language of the code block, such as `html` or `js`. */
  readonly language: string;
  readonly code: string;
  /** The page, the nearest heading above and the number of the block below it, such as "docs/events.md: Events 1". */
  readonly name: `${Page}: ${string}`;
}

const LINE = /^```(\w+)\n([\s\S]*?)^```$|^#+ (.+)$/gm;

function examplesOf(page: Page): readonly Example[] {
  const found: Example[] = [];
  let heading = '';
  let count = 0;
  for (const [, language, code = '', title] of readRoot(page).matchAll(LINE)) {
    if (title !== undefined) {
      heading = title;
      count = 0;
    } else if (language !== undefined) found.push({ language, code, name: `${page}: ${heading} ${(count += 1)}` });
  }
  return found;
}

/** Returns the examples of all pages of the manual, in order. */
export const examples = (): readonly Example[] => MANUAL.flatMap(examplesOf);
