import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/**
 * Every widget on every demo page, and where things are hard on it: hostile sheets, frames, frameworks, other releases, bad
 * networks, several tabs. And the package that ships, every fault on every call of a widget, and what takes too long for `npm test`.
 */
runTests(tally, ['hosts', 'long', 'faults']);
// By themselves: the browser of the stories would go on drawing beside the pages.
runTests(tally, ['storybook']);
console.log('The widgets on every page, and every story:');
finish(tally);
