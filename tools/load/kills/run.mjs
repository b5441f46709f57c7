import { cpus, loadavg } from 'node:os';
import { Client } from 'pg';
import { callTally } from '../tally.mjs';
import { accountsInArrears, openSubscribers } from './accounts.mjs';
import { createCaller } from './caller.mjs';
import { renewals, subscriber, visitor } from './errands.mjs';
import { judge } from './judge.mjs';
import { killEachMinute, startPair } from './pair.mjs';
import { beginLog, endLog, missPayment } from './read-books.mjs';

/** Carts, orders and renewals at once on two servers, one of which is killed each minute: is what was acknowledged kept, once? */

/** Of ten people four change carts, three order, and three are members whose renewals are due. */
const shares = (people) => {
  const [orders, renewing] = [Math.ceil(people * 0.3), Math.ceil(people * 0.3)];
  return { carts: people - orders - renewing, orders, renewing };
};

/** Lets somebody run the same errand again and again. */
async function again(errand, over) {
  while (!over.aborted) await errand();
}

function sayCalls(tally) {
  for (const { kind, count, p50, p95 } of tally.take())
    console.log(
      `  ${kind.padEnd(10)}${String(count).padStart(7)} calls   p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)} ms`,
    );
}

const sayCounts = ({ broken, wasDone, neverArrived, busy, unresolved }) =>
  console.log(
    `Writes whose reply was lost: ${broken}; asked for: ${wasDone} were done, ${neverArrived} had never arrived, ${unresolved} stayed unknown.` +
      ` Refused as busy, and sent again: ${busy}.`,
  );

/**
 * Runs the test on a database, and prints what it measures.
 * @param {string} databaseUrl
 * @param {{minutes: number, people: number}} how people: how many do something at once, at least 3
 * @returns {Promise<readonly {name: string, wrong: readonly string[]}[]>} what was checked, and what of it is wrong
 */
export async function runKills(databaseUrl, { minutes, people: count }) {
  const pair = await startPair(databaseUrl);
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await beginLog(client);
    const tally = callTally();
    const caller = createCaller(pair, tally);
    const complaints = [];
    const said = { carts: [], orders: [], renewed: [], payments: [], complain: (text) => void complaints.push(text) };
    const { carts, orders, renewing } = shares(count);
    const members = await openSubscribers(databaseUrl, client, orders);
    const nextAccount = accountsInArrears(databaseUrl, client);
    const people = [
      ...Array.from({ length: carts }, (_, nr) => visitor(caller, nr, said)),
      ...members.map((member) => subscriber(caller, member, said)),
      ...Array.from({ length: renewing }, () => renewals(caller, nextAccount, missPayment(client), said)),
    ];
    console.log(
      `${people.length} people at once for ${minutes} minutes on 2 processes, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
    );
    const over = new AbortController();
    const working = Promise.all(people.map((errand) => again(errand, over.signal)));
    try {
      // A person who fails ends the test at once, and not after all its minutes.
      await Promise.race([killEachMinute(pair, minutes, over.signal), working]);
    } finally {
      over.abort();
    }
    await working;
    console.log(`All calls (load of the machine ${loadavg()[0].toFixed(1)}):`);
    sayCalls(tally);
    sayCounts(caller.counts);
    const unexpected = Object.entries(tally.wrong()).filter(([what]) => / (4(?!0[46]\b)|5(?!03\b))\d\d$/.test(what));
    for (const [what, times] of unexpected) complaints.push(`${what}: ${times} times`);
    return await judge(client, caller, { ...said, members, complaints });
  } finally {
    await endLog(client);
    await client.end();
  }
}
