import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isRight, runTests } from './run-tests.mjs';
import { finish, noTests } from './tally.mjs';
import { ROOT } from './widgets.mjs';
import { withYoungSpace } from './young-space.mjs';

const bin = (name) => join(ROOT, 'node_modules/.bin', name);

const tally = noTests();

/** Runs a program and counts it as one test. Its output is printed at its end, because tests print meanwhile. */
async function check(name, command, ...args) {
  const program = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: withYoungSpace() });
  const [isGood, ...said] = await Promise.all([isRight(program), text(program.stdout), text(program.stderr)]);
  console.log(`\n${said.join('')}${isGood ? 'ok' : 'FAILED'}: ${name}`);
  tally[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) tally.failures.push({ test: name, why: 'see its output above' });
  return isGood;
}

async function buildAndCheck() {
  const isBuilt = await check('build', process.execPath, join(ROOT, 'tools/build.mjs'), '--unchecked');
  await check('lint', bin('oxlint'));
  await check('format', bin('oxfmt'), '--check');
  await check('types', bin('tsc'), '--noEmit');
  return isBuilt;
}

/** A worker for each core and no more, because the build runs beside them. */
const beside = { options: [`--maxWorkers=${availableParallelism()}`] };

// These tests take the sources as they are, so they need not wait for the build, which leaves a core idle.
const [isBuilt] = await Promise.all([buildAndCheck(), runTests(tally, ['unit', 'journeys', 'jsdom'], beside)]);
// Pages are opened after the other tests, because a browser needs a core for itself.
if (isBuilt) await runTests(tally, ['build', 'page']);

finish(tally);
