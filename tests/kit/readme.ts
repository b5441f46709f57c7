import { readRoot } from '../laws/files';

/** A fenced block of the README. */
export interface Example {
  /** `html`, `js`, … */
  readonly language: string;
  readonly code: string;
  /** The nearest heading above it and its place under that, for titles of tests: "Languages 1". */
  readonly name: string;
}

const LINE = /^```(\w+)\n([\s\S]*?)^```$|^#+ (.+)$/gm;

/** The examples of the README, in its order. */
export function examples(text = readRoot('README.md')): readonly Example[] {
  const found: Example[] = [];
  let heading = '';
  let count = 0;
  for (const [, language, code = '', title] of text.matchAll(LINE)) {
    if (title !== undefined) {
      heading = title;
      count = 0;
    } else if (language !== undefined) found.push({ language, code, name: `${heading} ${(count += 1)}` });
  }
  return found;
}
