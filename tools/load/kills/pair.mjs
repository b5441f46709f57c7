import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port.mjs';
import { startBackend } from '../processes.mjs';

/** Two servers on one database behind something like a load balancer, one of which is killed now and then and started again. */

const SETTINGS = { WAYBILL_PROXY: '1', WAYBILL_VISITOR_ALLOWANCE: '1000000' };

/**
 * Starts the two servers.
 * @param {string} databaseUrl
 */
export async function startPair(databaseUrl) {
  const begin = async ({ port, vaultPort }) => {
    const addresses = { PORT: String(port), WAYBILL_VAULT_PORT: String(vaultPort) };
    return (await startBackend(databaseUrl, { ...SETTINGS, ...addresses })).child;
  };
  // One after the other, because a port counts as free until its server listens.
  const servers = [];
  for (let nr = 0; nr < 2; nr += 1) {
    const addresses = { port: await freePort(), vaultPort: await freePort() };
    servers.push({ ...addresses, child: await begin(addresses), isUp: true });
  }
  let turn = 0;
  return {
    /** Returns the next server in turn that is not known to be down, as a balancer does. */
    next() {
      turn += 1;
      const [one, other] = [servers[turn % 2], servers[(turn + 1) % 2]];
      return one.isUp ? one : other;
    },
    /**
     * Kills a server without a warning, and starts it again at the same address. Callers learn of it by broken connections, as those of a
     * balancer do.
     * @returns how long it was away, in ms
     */
    async kill(nr) {
      const server = servers[nr % 2];
      const began = performance.now();
      const gone = once(server.child, 'exit');
      server.child.kill('SIGKILL');
      await gone;
      server.isUp = false;
      server.child = await begin(server);
      server.isUp = true;
      return performance.now() - began;
    },
  };
}

/**
 * Kills one of the two in turn, in the middle of each minute.
 * @param {number} minutes
 * @param {AbortSignal} signal ends it before
 * @throws Error where a server does not start again, or the signal came
 */
export async function killEachMinute(pair, minutes, signal) {
  const began = performance.now();
  const until = (ms) => pause(Math.max(0, began + ms - performance.now()), undefined, { signal });
  for (let minute = 0; minute < minutes; minute += 1) {
    await until((minute + 0.5) * 60_000);
    const away = await pair.kill(minute);
    console.log(`minute ${minute + 1}: server ${(minute % 2) + 1} was killed, and back after ${Math.round(away)} ms`);
  }
  await until(minutes * 60_000);
}
