import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Tests every widget on every demo page and in difficult hosts: hostile style sheets, frames, frameworks, other releases, bad networks and
 * several tabs. Also tests the package that ships, every fault on every call of a widget, and whatever is too slow for `npm test`.
 */
runTests(tally, ['hosts', 'long', 'faults']);
// Stories run separately, because their browser would keep rendering beside the pages.
runTests(tally, ['storybook']);
console.log('The widgets on every page, and every story:');
finish(tally);
