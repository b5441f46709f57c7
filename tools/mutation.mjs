import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, LEAST } from './mutation/areas.mjs';
import { countsOf, fingerprint, readFigures, staleAreas, writeFigures } from './mutation/figures.mjs';
import { ROOT } from './widgets.mjs';

const CACHE = join(ROOT, '.cache/mutation');

/** Runs mutation testing on an area with its own tests. @returns {boolean} whether the score is high enough */
function run(name) {
  const report = join(CACHE, `${name}.json`);
  const print = fingerprint(AREAS[name]);
  rmSync(report, { force: true });
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/stryker'), ['run', 'tools/mutation/stryker.config.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, WAYBILL_MUTATION: name },
  });
  try {
    writeFigures(readFigures().set(name, { counts: countsOf(report), print }));
  } catch {
    console.error(`${name}: ended without a report`);
    return false;
  }
  return status === 0;
}

const chosen = process.argv.slice(2);

if (chosen.includes('--check')) {
  const stale = staleAreas(readFigures());
  console.log(
    stale.length > 0
      ? `tests/mutation.md is older than the code or the tests of ${stale.join(', ')}: npm run test:mutation -- ${stale.join(' ')}`
      : 'tests/mutation.md is up to date',
  );
} else {
  const unknown = chosen.filter((name) => !(name in AREAS));
  if (unknown.length > 0)
    throw new Error(`no such area: ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}`);
  mkdirSync(CACHE, { recursive: true });
  const failed = (chosen.length > 0 ? chosen : Object.keys(AREAS)).filter((name) => !run(name));
  if (failed.length > 0) console.error(`less than ${LEAST} % of the mutants were killed in ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
