import { rmSync } from 'node:fs';
import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';
import { accept, bytesOfPictures } from './visual/pictures.mjs';
import { REPORT } from './visual/places.mjs';
import { readFound, writeReport } from './visual/report.mjs';

/** Compares stories with their pictures in the repository; `-- --accept` makes what they show the new pictures. */
const isAccepting = process.argv.includes('--accept');
const tally = noTests();
rmSync(REPORT, { recursive: true, force: true });
process.env.WAYBILL_STORIES = 'visual';
if (isAccepting) process.env.WAYBILL_PICTURES = 'accept';
// A picture that differs is no accident, so nothing is tried again.
await runTests(tally, ['storybook'], { isRepeated: false });
const found = readFound();
// Skipped stories are those without a picture.
console.log(`${found.length} pictures, ${found.filter(({ kind }) => kind !== 'same').length} new or changed`);
if (isAccepting) {
  accept(found);
  console.log(`accepted; the pictures have ${(bytesOfPictures() / 1e6).toFixed(2)} MB`);
} else if (found.length > 0) console.log(`the report: ${writeReport(found)}`);
finish(tally);
