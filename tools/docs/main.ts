import { join } from 'node:path';
import { ensureBuilt } from '../fresh.mjs';
import { ROOT } from '../widgets.mjs';
import { writeSite } from './write';

/** The folder of the site; `npm start` serves it under `/docs`. It is no part of the package. */
const OUT = join(ROOT, '.cache/docs');

try {
  ensureBuilt();
  const began = performance.now();
  const pages = await writeSite({ out: OUT, dist: join(ROOT, 'dist'), stories: join(ROOT, 'storybook-static') });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${pages.length} pages in .cache/docs, in ${seconds} s. npm start serves them under /docs.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
