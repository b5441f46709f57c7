import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

const PREFIX = '\0css-text:';
const SUFFIX = '.css?inline';

/** `import css from './x.css?inline'` gives the minified sheet as text, alike in Rollup, Vite (Storybook) and Vitest. */
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
        return { id: `${PREFIX}${found.id.split('?')[0]}.js`, moduleSideEffects: false };
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!id.startsWith(PREFIX)) return null;
        const file = id.slice(PREFIX.length, -'.js'.length);
        this.addWatchFile(file);
        // No targets: lowering light-dark() would freeze the scheme, and every browser we support has it.
        const { code } = transform({ filename: file, code: await readFile(file), minify: true });
        return { code: `export default ${JSON.stringify(code.toString())};`, map: { mappings: '' } };
      },
    },
    // Vite's server only: custom elements cannot be redefined, so the page is loaded again.
    hotUpdate({ file }) {
      const changed = this.environment.moduleGraph.getModuleById(`${PREFIX}${file}.js`);
      if (!changed) return undefined;
      this.environment.moduleGraph.invalidateModule(changed);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
