import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';

const tally = noTests();

/** Lays every story out with long texts in narrow places. `npm run test:hosts` does so with the fullest stories of each surface. */
process.env.WAYBILL_STORIES = 'layout';
await runTests(tally, ['storybook']);
console.log('Every story with long texts in narrow places:');
finish(tally);
