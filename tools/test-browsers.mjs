import { ensureFirefox, ensureWebKit } from './browsers.mjs';
import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Plays main journeys of the demo, by mouse and keyboard, in Firefox and WebKitGTK (`browsers`), opens every page for every account in both
 * (`every-page`), runs tests of pages in Firefox (`firefox`), and opens pages of others in both (`sites`); a name of these runs one of them, and what begins with a dash goes to
 * Vitest, such as `-t Firefox.part.1`. Installs both browsers where they are missing. A failure is not tried again, because a journey that works
 * now and then does not work.
 */
const ALL = ['browsers', 'every-page', 'firefox', 'sites'];
const given = process.argv.slice(2);
const named = ALL.filter((name) => given.includes(name));
ensureFirefox();
ensureWebKit();
await runTests(tally, named.length > 0 ? named : ALL, {
  isRepeated: false,
  options: given.filter((option) => !ALL.includes(option)),
});
console.log('The demo in Firefox and WebKit:');
finish(tally);
