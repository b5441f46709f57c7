import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { addReport, clearReport, finish, noTests, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const bin = (name) => join(ROOT, 'node_modules/.bin', name);

const tally = noTests();

/** Runs a program and counts it as one test. */
async function check(name, command, ...args) {
  const program = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
  const isRight = await new Promise((resolve) => {
    program.on('error', () => resolve(false));
    program.on('close', (code) => resolve(code === 0));
  });
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${name}`);
  tally[isRight ? 'passed' : 'failed'] += 1;
  if (!isRight) tally.failures.push(name);
  return isRight;
}

function runTests(projects) {
  clearReport();
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  const chosen = projects.flatMap((name) => ['--project', name]);
  const { status } = spawnSync(bin('vitest'), ['run', ...chosen, ...REPORTERS], { cwd: ROOT, stdio: 'inherit', env });
  addReport(tally, status === 0);
}

async function readSource() {
  await check('lint', bin('oxlint'));
  await check('format', bin('oxfmt'), '--check');
  await check('types', bin('tsc'), '--noEmit');
}

const [isBuilt] = await Promise.all([check('build', process.execPath, join(ROOT, 'tools/build.mjs')), readSource()]);
if (isBuilt) {
  runTests(['unit', 'journeys', 'jsdom', 'build', 'storybook']);
  // By themselves: the browser of the stories would go on drawing beside theirs.
  runTests(['page']);
}

finish(tally);
