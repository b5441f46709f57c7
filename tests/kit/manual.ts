import { readRoot } from '../laws/files';

/** The pages for whoever uses the package, in the order in which the README leads to them. Their examples are run. */
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
  /** `html`, `js`, … */
  readonly language: string;
  readonly code: string;
  /** Its page, the nearest heading above it and its place under that: "docs/events.md: Events 1". */
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

/** The examples of the manual, page after page. */
export const examples = (): readonly Example[] => MANUAL.flatMap(examplesOf);
