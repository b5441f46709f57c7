import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { BOUNDS, flatness } from './flatness.mjs';
import { signInMembers } from './members.mjs';
import { paced } from './paced.mjs';
import { startBackend } from './processes.mjs';
import { callTally } from './tally.mjs';
import { MIX, visits } from './visits.mjs';

/** A mixed load at a modest rate on two processes, and whether their memory stays flat. */

const PROCESSES = 2;
const MB = 1024 * 1024;
const MINUTE = 60_000;

/** Returns what a process holds after a collection, and has of the machine, in MB. */
async function memoryOf({ child }) {
  const answer = once(child, 'message');
  child.send('memory');
  const [{ rss, heapUsed, external }] = await answer;
  return { rss: rss / MB, heap: (heapUsed + external) / MB };
}

const rounded = (value) => value.toFixed(1);

/** Returns a function that sends a call to the servers in turn, and counts it under its kind. */
function asker(servers, tally) {
  let turn = 0;
  return async (kind, path, { body, headers } = {}) => {
    const { port } = servers[(turn += 1) % servers.length];
    const began = performance.now();
    const written = body && { method: 'POST', body: JSON.stringify(body) };
    const type = body && { 'Content-Type': 'application/json' };
    const all = { 'Accept-Encoding': 'br', ...type, ...headers };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { ...written, headers: all }).catch(() => null);
    const read = await reply?.json().catch(() => null);
    // The body of a reply of the API names its status; the one of HTTP may be 200.
    const status = reply?.status === 200 ? (read?.status ?? 200) : (reply?.status ?? 'no reply');
    tally.add(kind, performance.now() - began, status);
    return { status, body: read };
  };
}

const sayCalls = (tally) => {
  for (const { kind, count, p50, p95 } of tally.take())
    console.log(`  ${kind.padEnd(10)}${String(count).padStart(7)} calls   p50 ${rounded(p50)}  p95 ${rounded(p95)} ms`);
};

/** Judges the samples of each process. @returns what is wrong, in words */
const judged = (samples) =>
  samples.flatMap((all, nr) => {
    const found = flatness(all);
    if (!found) {
      console.log(`Process ${nr + 1}: too few minutes to say whether its memory is flat.`);
      return [];
    }
    const { heap, rss } = found.perHour;
    const said = `Process ${nr + 1}: in use ${rounded(heap)} MB an hour (below ${BOUNDS.heap}), RSS ${rounded(rss)} (below ${BOUNDS.rss})`;
    if (found.isFlat) console.log(said);
    return found.isFlat ? [] : [`${said}: memory grows`];
  });

/**
 * Runs the load on a database.
 * @param {string} databaseUrl
 * @param {{minutes: number, rate: number}} how rate: visits a second
 * @returns {Promise<readonly string[]>} what is wrong, in words
 */
export async function runMixed(databaseUrl, { minutes, rate }) {
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () => startBackend(databaseUrl, { WAYBILL_PROXY: '1' })),
  );
  const share = rate / Object.values(MIX).reduce((sum, one) => sum + one, 0);
  const perSecond = Object.fromEntries(Object.entries(MIX).map(([kind, often]) => [kind, often * share]));
  const members = await signInMembers(databaseUrl, Math.ceil(minutes * 60 * perSecond.order) + 10);
  const [tally, whole] = [callTally(), callTally()];
  const both = { add: (...call) => [tally, whole].forEach((one) => one.add(...call)) };
  const kinds = visits(asker(servers, both), members);
  console.log(
    `${rate} visits/s for ${minutes} minutes on ${PROCESSES} processes, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
  );
  const end = paced(kinds, perSecond);
  const samples = servers.map(() => []);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(MINUTE);
    const now = await Promise.all(servers.map(memoryOf));
    for (const [nr, sample] of now.entries()) samples[nr].push(sample);
    const memory = now.map(({ heap, rss }) => `in use ${rounded(heap)}, RSS ${rounded(rss)} MB`).join(' | ');
    console.log(`minute ${minute}: ${memory} | load of the machine ${rounded(loadavg()[0])}`);
    sayCalls(tally);
  }
  await end();
  console.log('All calls:');
  sayCalls(whole);
  const wrong = Object.entries(whole.wrong()).map(([what, count]) => `${what}: ${count} times`);
  return [...wrong, ...judged(samples)];
}
