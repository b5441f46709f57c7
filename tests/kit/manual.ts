import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRoot, ROOT } from '../laws/files';

const FOLDER = 'docs/hosts';

/** A page of one CMS, editor or framework. */
type HostPage = `${typeof FOLDER}/${string}.md`;

/** The pages of CMSs, editors and frameworks; `docs/hosts/README.md` links to them. Tests run their examples. */
export const HOST_PAGES: readonly HostPage[] = readdirSync(join(ROOT, FOLDER))
  .toSorted()
  .map((file): HostPage => `${FOLDER}/${file.replace(/\.md$/, '')}.md`);

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

export type Page = (typeof MANUAL)[number] | HostPage;

/** A fenced block of the manual. */
export interface Example {
  readonly page: Page;
  /** The language of the code block, such as `html` or `js`. */
  readonly language: string;
  readonly code: string;
  /** The file of an application that the block is, where the line above it ends with its name, such as "`src/app.tsx`:". */
  readonly file?: string;
  /** The page, the nearest heading above and the number of the block below it, such as "docs/events.md: Events 1". */
  readonly name: `${Page}: ${string}`;
}

const LINE = /(?:`([^`\s]+\.\w+)`:\n\n)?^```(\w+)\n([\s\S]*?)^```$|^#+ (.+)$/gm;

/** Returns the examples of a page, in order. */
export function examplesOf(page: Page): readonly Example[] {
  const found: Example[] = [];
  let heading = '';
  let count = 0;
  for (const [, file, language, code = '', title] of readRoot(page).matchAll(LINE)) {
    if (title !== undefined) {
      heading = title;
      count = 0;
    } else if (language !== undefined)
      found.push({ page, language, code, file, name: `${page}: ${heading} ${(count += 1)}` });
  }
  return found;
}

/** Returns the examples of all pages of the manual, in order. */
export const examples = (): readonly Example[] => [...MANUAL, ...HOST_PAGES].flatMap(examplesOf);

/** Returns the files of an application that a page shows. */
export const filesOf = (page: Page): readonly (Example & { readonly file: string })[] =>
  examplesOf(page).flatMap((example) => (example.file === undefined ? [] : [{ ...example, file: example.file }]));
