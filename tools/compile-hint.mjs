/** Tells Chromium to compile all functions of a file while it arrives, beside the page's own work. Other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A plugin that puts the hint above files whose functions run before a widget shows. Without it each function is read twice: once to find its
 * end, and once more, in the way of the page, when it is called.
 * @param {readonly string[]} names of the chunks
 */
export const compileHint = (names) => {
  const isHinted = ({ name }) => names.includes(name);
  return {
    name: 'waybill-compile-hint',
    augmentChunkHash: (chunk) => (isHinted(chunk) ? HINT : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !isHinted(file)) continue;
        file.code = HINT + file.code;
        const map = bundle[file.sourcemapFileName];
        // The hint is a line of its own, so that every mapping moves down by one.
        if (map) map.source = JSON.stringify({ ...JSON.parse(map.source), mappings: `;${file.map.mappings}` });
      }
    },
  };
};
