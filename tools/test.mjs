import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';
import { ROOT } from './widgets.mjs';
import { withYoungSpace } from './young-space.mjs';

const bin = (name) => join(ROOT, 'node_modules/.bin', name);

const tally = noTests();

/** Runs a program and counts it as one test. */
async function check(name, command, ...args) {
  const program = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: withYoungSpace() });
  const isRight = await new Promise((resolve) => {
    program.on('error', () => resolve(false));
    program.on('close', (code) => resolve(code === 0));
  });
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${name}`);
  tally[isRight ? 'passed' : 'failed'] += 1;
  if (!isRight) tally.failures.push({ test: name, why: 'see its output above' });
  return isRight;
}

async function readSource() {
  await check('lint', bin('oxlint'));
  await check('format', bin('oxfmt'), '--check');
  await check('types', bin('tsc'), '--noEmit');
}

const build = () => check('build', process.execPath, join(ROOT, 'tools/build.mjs'), '--unchecked');
const [isBuilt] = await Promise.all([build(), readSource()]);
if (isBuilt) {
  await runTests(tally, ['unit', 'journeys', 'jsdom', 'build']);
  // Browser tests run separately, because a browser needs a core for itself.
  await runTests(tally, ['page']);
}

finish(tally);
