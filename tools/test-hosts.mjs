import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const tally = noTests();

/**
 * Every widget on every demo page, and where things are hard on it: hostile sheets, frames, frameworks, other releases, bad
 * networks, several tabs. And the package that ships, every fault on every call of a widget, and what takes too long for `npm test`.
 */
clearReport();
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/vitest'),
  ['run', ...['hosts', 'long', 'faults'].flatMap((name) => ['--project', name]), ...REPORTERS],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
  },
);
addReport(tally, status === 0);
console.log('The widgets on every page:');
finish(tally);
