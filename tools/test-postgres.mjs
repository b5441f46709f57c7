import { join } from 'node:path';
import { runProgram, withPostgres } from './postgres.mjs';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const tally = noTests();

/** Which of them, where one is after some only: `npm run test:postgres -- tests/server/pdf.test.ts` */
const wanted = process.argv.slice(2);

/** The backend's tests on a PostgreSQL server, each file with databases of its own. */
const runTests = (url) =>
  runProgram(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'postgres', ...REPORTERS, ...wanted], {
    WAYBILL_TEST_DATABASE: url,
    // What a test starts is told where its database is.
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
