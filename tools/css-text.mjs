import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

const PREFIX = '\0css-text:';
const SUFFIX = '.css?inline';

/** Returns the id of the module that has a sheet as text. @param {string} file the absolute path of the sheet */
export const sheetModule = (file) => `${PREFIX}${file}.js`;

/** A plugin for `import css from './x.css?inline'`, which returns the minified sheet as text in Rollup, Vite (Storybook) and Vitest. */
export function cssText() {
  return {
    name: 'waybill-css-text',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!source.endsWith(SUFFIX)) return null;
        const found = await this.resolve(source.slice(0, -'?inline'.length), importer, { skipSelf: true });
        if (!found) this.error(`cannot resolve ${source} from ${importer}`);
        return { id: sheetModule(found.id.split('?')[0]), moduleSideEffects: false };
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!id.startsWith(PREFIX)) return null;
        const file = id.slice(PREFIX.length, -'.js'.length);
        this.addWatchFile(file);
        // No browser targets, because lowering light-dark() would fix the colour scheme, and all supported browsers know it.
        const { code } = transform({ filename: file, code: await readFile(file), minify: true });
        return { code: `export default ${JSON.stringify(code.toString())};`, map: { mappings: '' } };
      },
    },
    // Reloads the page in Vite's dev server, because custom elements cannot be redefined.
    hotUpdate({ file }) {
      const changed = this.environment.moduleGraph.getModuleById(sheetModule(file));
      if (!changed) return undefined;
      this.environment.moduleGraph.invalidateModule(changed);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
