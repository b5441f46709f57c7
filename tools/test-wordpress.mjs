import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Tests the plugin in a current WordPress, as administrator, editor and author in Chromium. Takes PHP and MariaDB from Debian, and WordPress
 * from Debian unstable into a temporary folder; needs root on Debian, or PHP and MariaDB that are installed.
 */
await runTests(tally, ['wordpress']);
console.log('The plugin in WordPress:');
finish(tally);
