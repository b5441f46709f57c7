import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, widgetNames } from '../../tools/widgets.mjs';

const DIST = join(ROOT, 'dist');
const names = widgetNames();
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** Bundles a consumer's module, which imports Waybill by its package name, and names the entries that are loaded with it. */
async function bundled(code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    // Chunks that are only loaded later are no part of what the consumer starts with.
    splitting: true,
    outdir: join(ROOT, 'unwritten'),
  });
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

describe('the package', () => {
  it('registers nothing for a bundler that only takes the functions', async () => {
    expect(await bundled("import { waybill } from 'waybill'; waybill.on('ready', () => {});")).toEqual([]);
    expect(await bundled("import 'waybill';")).toEqual([]);
  });

  it.each(names)('registers %s for a bundler that asks for it', async (name) => {
    expect(await bundled(`import 'waybill/${name}';`)).toContain(`dist/elements/${name}.js`);
  });

  it('keeps its chunks to itself', async () => {
    const [chunk = ''] = readdirSync(join(DIST, 'chunks'));
    await expect(bundled(`import 'waybill/chunks/${chunk}';`)).rejects.toThrow(/not exported|Could not resolve/);
  });

  it('can be imported in Node, where there is no document, and registers nothing', () => {
    const code = `
      import { waybill } from 'waybill';
      ${names.map((name) => `await import('waybill/${name}');`).join('\n')}
      await import('waybill/loader');
      console.log(typeof waybill.configure, typeof globalThis.customElements, typeof globalThis.document);`;
    const seen = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(seen.trim()).toBe('function undefined undefined');
  });

  it('has declarations for all that it exports', () => {
    const files = ['index.d.ts', 'waybill.d.ts', ...names.map((name) => `elements/${name}.d.ts`)];
    expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
  });

  it('names no library in its declarations, because it depends on none', () => {
    for (const file of ['index.d.ts', 'waybill.d.ts']) {
      expect(read(file).match(/from '[^.'][^']*'/g) ?? [], file).toEqual([]);
    }
  });

  it('imports nothing but its own files', () => {
    const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const foreign = scripts.flatMap((file) =>
      Array.from(read(file).matchAll(/\b(?:from|import)\s*\(?"([^"]+)"/g), ([, target = '']) => target)
        .filter((target) => !target.startsWith('.'))
        .map((target) => `${file}: ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  it('is a production build in ASCII, whatever the charset of the page', () => {
    for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.js'),
    )) {
      const code = read(file);
      expect(code, file).not.toContain('process.env');
      expect(/[^\n\r\t -~]/.exec(code)?.[0], file).toBeUndefined();
    }
  });
});
