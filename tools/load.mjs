import { parsed, Usage } from './cli/usage.mjs';
import { endAll } from './load/processes.mjs';
import { withPostgres } from './postgres.mjs';

/**
 * `npm run test:load`: how much the backend answers on PostgreSQL. With `--mixed`: whether its memory stays flat under a mixed load, of
 * `--rate` visits a second for so many `--minutes`.
 */

/** Returns the arguments. @throws Usage */
function readArguments() {
  const { mixed, ...numbers } = parsed({
    options: {
      mixed: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string', default: '60' },
    },
  }).values;
  for (const [name, told] of Object.entries(numbers))
    if (!/^[1-9]\d{0,3}$/.test(told))
      throw new Usage(`--${name} is ${told}, but has to be a whole number from 1 to 9999`);
  return { mixed, minutes: Number(numbers.minutes), rate: Number(numbers.rate) };
}

async function run(databaseUrl, { mixed, minutes, rate }) {
  if (!mixed) return (await import('./load/most.mjs')).measureMost(databaseUrl);
  return (await import('./load/mixed.mjs')).runMixed(databaseUrl, { minutes, rate });
}

try {
  const how = readArguments();
  const wrong = await withPostgres((databaseUrl) => run(databaseUrl, how).finally(endAll));
  for (const line of wrong) console.log(line);
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
