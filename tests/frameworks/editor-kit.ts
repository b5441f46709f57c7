import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page, Route } from 'playwright';
import { ROOT } from '../../tools/widgets.mjs';
import { openPage } from '../page/kit';
import { installIn, options, run } from './commands';

const ADDRESS = 'https://editor.example.com/';
const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript; charset=utf-8' };
const BLANK =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><textarea></textarea><div id="editor"></div>';

/** The editors, sanitizers and Markdown libraries of `editors/package.json`, installed in a temporary folder. */
export interface Editors {
  /**
   * Runs a module of the folder in Node.
   * @param code exports a function of this name
   * @returns what the function makes of the text
   */
  call(code: string, name: string, text: string): Promise<string>;
  /** Opens a page that can load scripts of the packages, and loads these. */
  open(...scripts: readonly string[]): Promise<Page>;
  remove(): void;
}

/** Installs them from the npm registry of the machine. */
export async function installEditors(): Promise<Editors> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-editors-'));
  cpSync(join(ROOT, 'tests/frameworks/editors'), folder, { recursive: true });
  await installIn(folder);

  const answer = async (route: Route): Promise<void> => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === '') return route.fulfill({ body: BLANK, contentType: 'text/html' });
    const body = await readFile(join(folder, 'node_modules', path));
    return route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'text/plain' });
  };

  return {
    async call(code, name, text) {
      writeFileSync(join(folder, 'made.mjs'), code);
      const script = `import { ${name} } from './made.mjs'; process.stdout.write(await ${name}(process.argv[1]));`;
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script, text], options(folder));
      return stdout;
    },
    async open(...scripts) {
      const page = await openPage({ path: ADDRESS, before: (fresh) => fresh.route(`${ADDRESS}**`, answer) });
      for (const script of scripts) await page.addScriptTag({ url: ADDRESS + script });
      return page;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
