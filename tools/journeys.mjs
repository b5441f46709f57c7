import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { runProgram, withPostgres } from './postgres.mjs';
import { ROOT } from './widgets.mjs';

/**
 * Runs journeys, i.e. random histories of accounts, in greater numbers than `npm test`. The default numbers take about 5 minutes on two
 * cores, and each run draws others.
 * `npm run test:journeys -- --level=backend --histories=10000 --seed=5`; `--survey` lists every kind of difference once.
 */
const LEVELS = {
  domain: { project: 'journeys', file: 'tests/journeys/domain.test.ts', usual: 10_000 },
  backend: { project: 'journeys', file: 'tests/journeys/backend', usual: 1000 },
  widgets: { project: 'jsdom', file: 'tests/journeys/widgets', usual: 80 },
  canaries: { project: 'canaries', file: 'tests/journeys/faults' },
  postgres: { project: 'postgres', file: 'tests/journeys/backend', usual: 500 },
};
/** The default levels. `npm test` runs the domain level, and `npm run test:postgres` the PostgreSQL level. */
const USUAL = ['canaries', 'backend', 'widgets'];

const asked = Object.fromEntries(
  process.argv.slice(2).map((one) => {
    const [name, value = '1'] = one.replace(/^--/, '').split('=');
    return [name, value];
  }),
);
const VITEST = join(ROOT, 'node_modules/.bin/vitest');
const tally = noTests();

async function run(name) {
  const { project, file, usual } = LEVELS[name];
  const count = asked.histories ?? usual;
  const env = {
    ...(count !== undefined && { WAYBILL_HISTORIES: String(count) }),
    ...(asked.seed && { WAYBILL_SEED: asked.seed }),
    ...(asked.survey && { WAYBILL_SURVEY: '1' }),
  };
  const args = ['run', '--project', project, file, '--reporter=default', ...REPORTERS];
  clearReport();
  if (project === 'postgres') {
    const onServer = (url) => runProgram(VITEST, args, { ...env, WAYBILL_TEST_DATABASE: url, DATABASE_URL: '' });
    return await addReport(tally, (await withPostgres(onServer)) === 0);
  }
  const { status } = spawnSync(VITEST, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  await addReport(tally, status === 0);
}

const chosen = asked.level ? asked.level.split(',') : USUAL;
const unknown = chosen.filter((name) => !(name in LEVELS));
if (unknown.length > 0) {
  console.error(`There is no level ${unknown.join(', ')}: ${Object.keys(LEVELS).join(', ')}`);
  tally.failed += 1;
} else for (const name of chosen) await run(name);
finish(tally);
