import { cpus } from 'node:os';
import { load } from './client.mjs';
import { signInMembers } from './members.mjs';
import { startBackend, startBare } from './processes.mjs';

/** How much the backend answers at most, beside a route of the same library that does nothing. */

const SECONDS = Number(process.env.WAYBILL_LOAD_SECONDS ?? 10);
const CLIENTS = 50;
const CATALOGUE = '/services/bundles?ind=14';
const SESSION = '/account/session';
/** What the backend has to answer on two cores of its own, and the time in ms within which 95 of 100 replies come. */
const GOALS = { catalogue: 2000, session: 1000, p95: 100 };

const say = (name, { perSecond, p50, p95, p99, statuses }) =>
  console.log(
    `${name.padEnd(34)}${Math.round(perSecond).toString().padStart(7)}/s   p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}` +
      `  p99 ${p99.toFixed(1)} ms   ${JSON.stringify(statuses)}`,
  );

/** Asks for a second before it measures, so that nothing is counted that is made once. */
async function measure(name, how) {
  await load({ ...how, clients: CLIENTS, seconds: 2 });
  const figures = await load({ ...how, clients: CLIENTS, seconds: SECONDS });
  say(name, figures);
  return figures;
}

/** Measures on a database. @returns {Promise<readonly string[]>} the goals that were missed, in words */
export async function measureMost(databaseUrl) {
  const { port: first } = await startBackend(databaseUrl);
  const { token } = await (await fetch(`http://127.0.0.1:${first}/services/token`)).json();
  const asked = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' };
  const sent = await fetch(`http://127.0.0.1:${first}${CATALOGUE}`, { headers: asked });
  const size = Number(sent.headers.get('content-length'));

  console.log(
    `${CLIENTS} clients, ${SECONDS} s each, on ${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
  );
  await measure(`a bare route, ${size} bytes`, { ports: [await startBare(size)], path: '/' });
  const catalogue = await measure('catalogue, one process', { ports: [first], path: CATALOGUE, headers: asked });
  const ports = [first, (await startBackend(databaseUrl)).port];
  const [{ cookie }] = await signInMembers(databaseUrl, 1);
  const session = await measure('session, two processes', {
    ports,
    path: SESSION,
    headers: { Cookie: cookie, 'Accept-Encoding': 'br' },
  });

  return Object.entries({ catalogue, session }).flatMap(([name, { perSecond, p95, statuses }]) => [
    ...(Object.keys(statuses).some((status) => status !== '200') ? [`${name}: not every reply was 200`] : []),
    ...(perSecond < GOALS[name] ? [`${name}: the goal is ${GOALS[name]}/s`] : []),
    ...(p95 >= GOALS.p95 ? [`${name}: the goal for p95 is ${GOALS.p95} ms`] : []),
  ]);
}
