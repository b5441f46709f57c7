import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryFile, unblockedName } from '../../tools/cli/files.mjs';
import { ROOT, widgetNames } from '../../tools/widgets.mjs';
import { bundle } from './bundle';

const DIST = join(ROOT, 'dist');
const names = widgetNames();
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** Bundles a consumer's module, which imports Waybill by its package name, and names the entries that are loaded with it. */
async function bundled(code: string): Promise<string[]> {
  const { metafile } = await bundle(code);
  const inputs = new Set<string>();
  const seen = new Set<string>();
  const take = (file: string): void => {
    const output = metafile.outputs[file];
    if (!output || seen.has(file)) return;
    seen.add(file);
    for (const path of Object.keys(output.inputs)) inputs.add(path);
    for (const { kind, path } of output.imports) if (kind === 'import-statement') take(path);
  };
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) if (entryPoint === '<stdin>') take(file);
  return [...inputs].filter((path) => path.startsWith('dist/elements/'));
}

/** Returns the scripts in a folder, from there. */
const scriptsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

const isReact = (file: string, target: string): boolean =>
  file.startsWith('react/') && /^react(-dom)?(\/|$)/.test(target);

describe('the package', () => {
  it('registers no element if a consumer imports only functions', async () => {
    expect(await bundled("import { waybill } from 'waybill'; waybill.on('ready', () => {});")).toEqual([]);
    expect(await bundled("import 'waybill';")).toEqual([]);
  });

  it.each(names)('registers %s if a consumer imports it', async (name) => {
    expect(await bundled(`import 'waybill/${name}';`)).toContain(`dist/${entryFile(name)}`);
  });

  it('has no script whose name content blockers take for an advertisement or a tracker', () => {
    const served = [DIST, join(DIST, 'chunks'), join(DIST, 'elements')]
      .flatMap((folder) => readdirSync(folder))
      .filter((file) => file.endsWith('.js'));
    expect(served.filter((file) => unblockedName(file) !== file)).toEqual([]);
  });

  it('does not export its chunks', async () => {
    const [chunk = ''] = readdirSync(join(DIST, 'chunks'));
    await expect(bundled(`import 'waybill/chunks/${chunk}';`)).rejects.toThrow(/not exported|Could not resolve/);
  });

  it('has declarations for every export', () => {
    const files = ['index.d.ts', 'waybill.d.ts', ...names.map((name) => `elements/${name}.d.ts`)];
    expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
  });

  it('refers to no library in its declarations, because it has no dependencies', () => {
    for (const file of ['index.d.ts', 'waybill.d.ts']) {
      expect(read(file).match(/from '[^.'][^']*'/g) ?? [], file).toEqual([]);
    }
  });

  it('imports only its own files, and the React of the application where it is made for that', () => {
    // The apostrophe is that of a word in a text, “d’import”.
    const foreign = scriptsIn(DIST).flatMap((file) =>
      Array.from(read(file).matchAll(/(?<![.\w’])(?:from|import)\s*\(?"([^"]+)"/g), ([, target = '']) => target)
        .filter((target) => !target.startsWith('.') && !isReact(file, target))
        .map((target) => `${file}: ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  it('is a production build', () => {
    for (const file of scriptsIn(DIST)) expect(read(file), file).not.toContain('process.env');
  });

  it('works with any charset of the page where it runs as a classic script: in ASCII, or with the mark of UTF-8', () => {
    for (const file of ['waybill.js', 'doctor.js']) expect(/[^\n\r\t -~]/.exec(read(file))?.[0], file).toBeUndefined();
    expect(read('waybill.classic.js').startsWith('\uFEFF')).toBe(true);
  });
});
