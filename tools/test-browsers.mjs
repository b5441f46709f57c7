import { ensureFirefox, ensureWebKit } from './browsers.mjs';
import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Plays main journeys of the demo, by mouse and keyboard, in Firefox and WebKitGTK (`browsers`), and tests of pages in Firefox (`firefox`); a name
 * of these two runs one of them. Installs both browsers where they are missing. A failure is not tried again, because a journey that works
 * now and then does not work.
 */
const given = process.argv.slice(2);
ensureFirefox();
ensureWebKit();
const projects = ['browsers', 'firefox'].filter((name) => given.length === 0 || given.includes(name));
await runTests(tally, projects, { isRepeated: false });
console.log('The demo in Firefox and WebKit:');
finish(tally);
