/** What remains of an error of zod, which only a developer sees in the console. */
const ZOD_ERROR =
  'const initializer = (error, issues) => { error.issues = issues; error.message = JSON.stringify(issues); };\n';

/**
 * Parts of libraries that never run here, or whose result nobody reads, by the end of their file's path: a pattern for the source of
 * each part, and what stands in its place.
 */
const PARTS = {
  '/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs': [
    // Listeners start no tasks of their own.
    [/^const createFork = [\s\S]*?^\};\n/gm, 'const createFork = () => undefined;\n'],
    // No action is marked as one of a batch.
    [/^const autoBatchEnhancer = [\s\S]*?^\};\n/gm, 'const autoBatchEnhancer = () => (next) => next;\n'],
  ],
  '/zod/v4/core/util.js': [
    // Nobody reads why a value is wrong: a reply is either understood or not.
    [
      /^export function finalizeIssue\([\s\S]*?^\}\n/gm,
      'export const finalizeIssue = ({ code, path }) => ({ code, path });\n',
    ],
  ],
  '/zod/v4/core/errors.js': [[/^const initializer = [\s\S]*?^\};\n/gm, ZOD_ERROR]],
  '/@r2wc/core/dist/core.js': [
    // `src/element/define.ts` passes no props to r2wc, which would otherwise translate them.
    [/^const \w+ = \{\n  stringify: [\s\S]*?^\};\n/gm, ''],
    [
      /^const \w+ = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.bound"\)[\s\S]*?^\}, (\w+) = \{\n  string: [\s\S]*?^\}, /gm,
      'const $1 = {}, ',
    ],
  ],
};

const lines = (text) => text.split('\n').length;

/** Puts a text in the place of another and keeps the number of lines, so that source maps stay valid. */
const inPlace = (source, stub) => stub + '\n'.repeat(Math.max(0, lines(source) - lines(stub)));

/**
 * A plugin that leaves out parts of libraries that would be dead code in every first load. The build fails if a release of a library no
 * longer contains one of them.
 */
export const withoutUnused = () => ({
  name: 'waybill-without-unused',
  transform(code, id) {
    const parts = Object.entries(PARTS).find(([file]) => id.endsWith(file))?.[1];
    if (!parts) return null;
    const left = parts.reduce((text, [pattern, stub]) => {
      if (text.match(pattern)?.length !== 1) this.error(`${id} does not contain what ${pattern} describes`);
      const [source] = text.match(pattern);
      return text.replace(source, () => inPlace(source, source.replace(pattern, stub)));
    }, code);
    return { code: left, map: null };
  },
});
