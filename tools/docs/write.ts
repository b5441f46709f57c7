import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../widgets.mjs';
import { ASSETS, LIBRARY, PICTURES, STORIES, VIDEOS } from './places';
import { siteTexts } from './site';

/** Folders and files of `dist` that no page of the site needs. */
const LEFT_OUT = /^(?:cli|wordpress|react|\.compressed|server\.js|waybill\.classic\.js)$|\.map$|\.d\.ts$/;

const FONTS = join(ROOT, 'node_modules/@fontsource-variable/inter');

/** Returns the sheet of the site: the tokens of the widgets, declared for the page, and the theme that uses them. */
async function sheet(): Promise<string> {
  const tokens = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8').replaceAll(':host', ':root');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'theme/index.css')],
    bundle: true,
    minify: true,
    external: ['*.woff2'],
    write: false,
  });
  return tokens + (outputFiles[0]?.text ?? '');
}

/** Builds the scripts of the site. The search and the live examples are files of their own, which pages load when they are used. */
const scripts = (outdir: string): Promise<unknown> =>
  Promise.all([
    build({
      entryPoints: [join(import.meta.dirname, 'client/docs.ts')],
      bundle: true,
      format: 'esm',
      splitting: true,
      minify: true,
      target: 'es2022',
      outdir,
    }),
    build({ entryPoints: [join(import.meta.dirname, 'client/scheme.ts')], bundle: true, minify: true, outdir }),
  ]);

/** Where the site is written, and what it takes along. */
export interface Places {
  /** The folder of the site; what was in it is removed. */
  readonly out: string;
  /** The folder of the built library; without it live examples stay empty. */
  readonly dist?: string;
  /** The folder of the built Storybook. */
  readonly stories?: string;
}

/**
 * Writes the site.
 * @returns the paths of its pages
 */
export async function writeSite({ out, dist, stories }: Places): Promise<readonly string[]> {
  const hasStorybook = stories !== undefined && existsSync(join(stories, 'index.html'));
  const texts = await siteTexts({ hasStorybook });
  rmSync(out, { recursive: true, force: true });
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  const assets = join(out, ASSETS);
  writeFileSync(join(assets, 'docs.css'), await sheet());
  await scripts(assets);
  cpSync(join(FONTS, 'files/inter-latin-wght-normal.woff2'), join(assets, 'inter.woff2'));
  cpSync(join(FONTS, 'files/inter-latin-ext-wght-normal.woff2'), join(assets, 'inter-ext.woff2'));
  cpSync(join(FONTS, 'LICENSE'), join(assets, 'inter.LICENSE.txt'));
  cpSync(join(ROOT, 'docs/pictures'), join(out, PICTURES), { recursive: true });
  cpSync(join(ROOT, 'demo/assets/videos'), join(out, VIDEOS), { recursive: true });
  if (dist)
    cpSync(dist, join(out, LIBRARY), {
      recursive: true,
      filter: (path) => path === dist || !LEFT_OUT.test(path.slice(path.lastIndexOf('/') + 1)),
    });
  if (hasStorybook) cpSync(stories, join(out, STORIES), { recursive: true });
  return [...texts.keys()].filter((path) => path.endsWith('.html'));
}
