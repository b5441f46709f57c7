import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Tests the packed package in fresh applications of frameworks, and the manual's code for editors in these. Each is installed from the npm
 * registry of this machine, built for production, checked for types and opened in Chromium; two at a time.
 */
await runTests(tally, ['frameworks']);
console.log('The package in frameworks, and its code in editors:');
finish(tally);
