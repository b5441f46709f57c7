import { readRoot } from '../laws/files';

/** A fenced code block of the README. */
export interface Example {
  /** The language of the block, such as `html` or `js`. */
  readonly language: string;
  readonly code: string;
  /** The nearest heading above and the 1-based position below it, for test titles: "Languages 1". */
  readonly name: string;
}

const LINE = /^```(\w+)\n([\s\S]*?)^```$|^#+ (.+)$/gm;

/** Returns the code examples of the README in document order. */
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
