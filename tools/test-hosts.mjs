import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/** The projects of each run. Stories run separately, because their browser would keep rendering beside the pages. */
const RUNS = [['pages'], ['hosts', 'long', 'faults'], ['storybook']];

/**
 * Tests every widget on every demo page in Chromium and in difficult hosts: hostile style sheets, frames, frameworks, other releases, bad
 * networks and several tabs. Also tests the package that ships, every fault on every call of a widget, whatever is too slow for `npm test`, and every
 * story; the fullest stories of each surface are also laid out with long texts in narrow places (`npm run test:layout` does so with all).
 * `npm run test:hosts -- faults` runs one of these projects, several names several; `--shard=1/6` runs a sixth of their files.
 */
const isOption = (one) => one.startsWith('--');
const given = process.argv.slice(2);
const options = given.filter(isOption);
const chosen = given.filter((one) => !isOption(one));
for (const projects of RUNS) {
  const own = projects.filter((name) => chosen.length === 0 || chosen.includes(name));
  if (own.length > 0) await runTests(tally, own, { options });
}
console.log('The widgets on every page, and every story:');
finish(tally);
