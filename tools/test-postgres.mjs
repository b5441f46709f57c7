import { join } from 'node:path';
import { runProgram, withPostgres } from './postgres.mjs';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const tally = noTests();

/** An optional selection of tests: `npm run test:postgres -- tests/server/pdf.test.ts` */
const wanted = process.argv.slice(2);

/** Runs the backend's tests on a PostgreSQL server; each file has databases of its own. */
async function runTests(url) {
  const run = async (files) => {
    const args = ['run', '--project', 'postgres', ...REPORTERS, ...files];
    const status = await runProgram(join(ROOT, 'node_modules/.bin/vitest'), args, {
      WAYBILL_TEST_DATABASE: url,
      // Processes that a test starts must get their database from the test.
      DATABASE_URL: '',
    });
    return status === 0;
  };
  clearReport();
  await addReport(tally, await run(wanted), (files) => run(['--no-file-parallelism', ...files]));
}

try {
  await withPostgres(runTests);
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
console.log('The backend on PostgreSQL:');
finish(tally);
