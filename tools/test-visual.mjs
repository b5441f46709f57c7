import { rmSync } from 'node:fs';
import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';
import { accept, bytesOfPictures, drawnBy, unseenAmong } from './visual/pictures.mjs';
import { REPORT } from './visual/places.mjs';
import { readFound, writeReport } from './visual/report.mjs';

/**
 * Compares stories with their pictures in the repository; `-- --accept` makes what they show the new pictures. `-- stories/ui/banner` does
 * so with those of one file.
 */
const isAccepting = process.argv.includes('--accept');
const files = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const tally = noTests();
rmSync(REPORT, { recursive: true, force: true });
process.env.WAYBILL_STORIES = 'visual';
if (isAccepting) process.env.WAYBILL_PICTURES = 'accept';
await runTests(tally, ['storybook'], { options: files });
// Stories without a picture are no tests of this suite.
tally.skipped = 0;
const found = readFound();
const others = found.filter(({ kind }) => kind !== 'same');
console.log(`${found.length} pictures, ${others.length} new or changed`);
if (isAccepting) {
  accept(found, { isWhole: files.length === 0 && tally.failed === 0 });
  console.log(`accepted; the pictures have ${(bytesOfPictures() / 1e6).toFixed(2)} MB`);
} else if (found.length > 0) {
  const [{ major }] = found;
  if (drawnBy() !== major) console.log(`only reported: Chromium ${drawnBy()} drew the pictures, and this is ${major}`);
  console.log(`the report: ${writeReport(found)}`);
}
// A story that failed has been told already.
if (!isAccepting && files.length === 0 && tally.failed === 0) {
  const unseen = unseenAmong(found).map((test) => ({ test, why: 'nothing was compared with this picture' }));
  tally.failed += unseen.length;
  tally.failures.push(...unseen);
}
finish(tally);
