import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './fresh.mjs';
import { ROOT } from './widgets.mjs';

const PAGES = ['requests', 'pages', 'interactions', 'memory'].map((name) => join(ROOT, `tests/bench/${name}.mjs`));

const run = (command, ...args) => spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;

// Benchmarks measure the built files.
ensureBuilt();
const results = [
  run(join(ROOT, 'node_modules/.bin/vitest'), 'bench', '--run', '--project', 'unit'),
  ...PAGES.map((page) => run(process.execPath, '--import', 'tsx', page)),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
