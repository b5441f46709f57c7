import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const bin = (name) => join(ROOT, 'node_modules/.bin', name);

const tally = noTests();

/** Runs a program and counts it as one test. */
function check(name, command, ...args) {
  const isRight = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${name}`);
  tally[isRight ? 'passed' : 'failed'] += 1;
  return isRight;
}

function runTests(projects) {
  clearReport();
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  const chosen = projects.flatMap((name) => ['--project', name]);
  const { status } = spawnSync(bin('vitest'), ['run', ...chosen, ...REPORTERS], { cwd: ROOT, stdio: 'inherit', env });
  addReport(tally, status === 0);
}

check('types', bin('tsc'), '--noEmit');
check('lint', bin('oxlint'));
check('format', bin('oxfmt'), '--check');
if (check('build', process.execPath, join(ROOT, 'tools/build.mjs'))) {
  runTests(['unit', 'jsdom', 'build', 'storybook']);
  // By themselves: the browser of the stories would go on drawing beside theirs.
  runTests(['page']);
}

finish(tally);
