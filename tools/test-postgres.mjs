import { join } from 'node:path';
import { runProgram, withPostgres } from './postgres.mjs';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const tally = noTests();

/** An optional selection of tests: `npm run test:postgres -- tests/server/pdf.test.ts` */
const wanted = process.argv.slice(2);

/** Runs the backend's tests on a PostgreSQL server; each file has databases of its own. */
const runTests = (url) =>
  runProgram(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'postgres', ...REPORTERS, ...wanted], {
    WAYBILL_TEST_DATABASE: url,
    // Processes that a test starts must get their database from the test.
    DATABASE_URL: '',
  });

clearReport();
try {
  const status = await withPostgres(runTests);
  addReport(tally, status === 0);
} catch (error) {
  console.error(error.message);
  tally.failed += 1;
}
console.log('The backend on PostgreSQL:');
finish(tally);
