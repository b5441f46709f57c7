import { parsed, Usage } from './cli/usage.mjs';
import { endAll } from './load/processes.mjs';
import { withPostgres } from './postgres.mjs';
import { finish, noTests } from './tally.mjs';

/**
 * `npm run test:load`: how much the backend answers on PostgreSQL. With `--mixed`: whether its memory stays flat under a mixed load, of
 * `--rate` visits a second for so many `--minutes`. With `--kills`: whether what it told so many `--people` at once is kept, once, while one
 * of two servers is killed each minute.
 */

/** How long each kind runs when no minutes are told. */
const MINUTES = { mixed: '60', kills: '10' };
/** How many faults of one check are printed. */
const PRINTED = 20;

/** Returns the arguments. @throws Usage */
function readArguments() {
  const { mixed, kills, ...told } = parsed({
    options: {
      mixed: { type: 'boolean', default: false },
      kills: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      rate: { type: 'string', default: '60' },
      people: { type: 'string', default: '200' },
    },
  }).values;
  if (mixed && kills) throw new Usage('--mixed and --kills are two tests');
  const numbers = { minutes: kills ? MINUTES.kills : MINUTES.mixed, ...told };
  for (const [name, number] of Object.entries(numbers))
    if (!/^[1-9]\d{0,3}$/.test(number))
      throw new Usage(`--${name} is ${number}, but has to be a whole number from 1 to 9999`);
  const { minutes, rate, people } = numbers;
  return { mixed, kills, minutes: Number(minutes), rate: Number(rate), people: Number(people) };
}

/** Prints what was checked, and counts it as tests are. */
function count(checks) {
  const tally = noTests();
  for (const { name, wrong } of checks) {
    console.log(`${wrong.length === 0 ? 'right' : 'WRONG'}: ${name}`);
    tally[wrong.length === 0 ? 'passed' : 'failed'] += 1;
    tally.failures.push(...wrong.slice(0, PRINTED).map((why) => ({ test: name, why })));
    if (wrong.length > PRINTED) tally.failures.push({ test: name, why: `and ${wrong.length - PRINTED} more` });
  }
  console.log('Acknowledged writes, while servers are killed:');
  finish(tally);
}

/** Measures, and fails where a goal is missed. */
async function measure(databaseUrl, { mixed, minutes, rate }) {
  const wrong = mixed
    ? await (await import('./load/mixed.mjs')).runMixed(databaseUrl, { minutes, rate })
    : await (await import('./load/most.mjs')).measureMost(databaseUrl);
  for (const line of wrong) console.log(line);
  if (wrong.length > 0) process.exitCode = 1;
}

async function run(databaseUrl, how) {
  if (how.kills) count(await (await import('./load/kills/run.mjs')).runKills(databaseUrl, how));
  else await measure(databaseUrl, how);
}

try {
  const how = readArguments();
  await withPostgres((databaseUrl) => run(databaseUrl, how).finally(endAll));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
