import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Tests the packed package in fresh applications of the frameworks that render pages on a server. Each is installed from the npm
 * registry of this machine, built for production, asked for its markup and opened in Chromium; two at a time.
 */
await runTests(tally, ['frameworks']);
console.log('The package in server-rendering frameworks:');
finish(tally);
