import { ensureFirefox, ensureWebKit } from './browsers.mjs';
import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Plays main journeys of the demo, by mouse and keyboard, in Firefox and WebKitGTK, and tests of pages in Firefox. Installs both where they
 * are missing. A failure is not tried again, because a journey that works now and then does not work.
 */
ensureFirefox();
ensureWebKit();
await runTests(tally, ['browsers', 'firefox'], { isRepeated: false });
console.log('The demo in Firefox and WebKit:');
finish(tally);
