import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Calls the servers as the client of the widgets does (src/api): each write has a key, and an unknown outcome is asked for. */

/** Delays in ms before each question for an outcome. [docs/decisions/0073] */
const WAITS = [0, 1000, 2000, 4000];
/** A read that breaks is made again after so many ms. */
const READ_AGAIN = 200;
/** The time in ms after which a call that still has no reply is given up. */
const PATIENCE = 60_000;

/** Sends a call, as a POST where it has a body. @returns {Promise<{http: number, status: number, body: object} | null>} null where the connection broke or no JSON came */
async function send(server, path, { body, headers }) {
  const written = body && { method: 'POST', body: JSON.stringify(body) };
  const type = body && { 'Content-Type': 'application/json' };
  try {
    const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      ...written,
      headers: { ...type, ...headers },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const read = await reply.json();
    // The body names the status, which HTTP may not be able to.
    return { http: reply.status, status: reply.status === 200 ? (read.status ?? 200) : reply.status, body: read };
  } catch {
    return null;
  }
}

/**
 * Creates a caller.
 * @param {{next(): {port: number}}} pair
 * @param {ReturnType<typeof import('../tally.mjs').callTally>} tally gets how long each call took that was answered
 * @param {(ms: number) => Promise<unknown>} [wait]
 */
export function createCaller(pair, tally, wait = pause) {
  /** The writes that were answered, by key: what they were and which status they were told. */
  const acknowledged = new Map();
  const counts = { broken: 0, wasDone: 0, neverArrived: 0, busy: 0, unresolved: 0 };

  async function timed(kind, path, how) {
    const began = performance.now();
    const reply = await send(pair.next(), path, how);
    if (reply) tally.add(kind, performance.now() - began, reply.status);
    return reply;
  }

  /** Asks for the outcome of a write. @returns the stored reply, `never-arrived`, or `unknown` */
  async function outcomeOf(key, headers) {
    for (const ms of WAITS) {
      await wait(ms);
      const told = await timed('outcome', `/requests/${key}`, { headers });
      if (told?.http === 404 && told.body.reason === 'never_arrived') return 'never-arrived';
      if (told?.http === 200 && told.status !== 202) return told;
    }
    return 'unknown';
  }

  return {
    acknowledged,
    counts,

    /** Reads; a read may be made again at will. @throws Error where nobody answers */
    async read(kind, path, headers = {}) {
      for (const until = performance.now() + PATIENCE; ;) {
        const reply = await timed(kind, path, { headers });
        if (reply && reply.status !== 503) return reply;
        if (performance.now() > until) throw new Error(`Nobody answers GET ${path}`);
        await wait(READ_AGAIN);
      }
    },

    /**
     * Writes once. Where the outcome is unknown it asks; what never arrived, and what was refused because the server was busy, it sends again
     * under the same key, as a person does who presses again.
     * @returns {Promise<{key: string, status: number, body: object}>}
     * @throws Error where no outcome is told
     */
    async write(kind, path, body, headers = {}) {
      const key = randomBytes(16).toString('hex');
      const keyed = { ...headers, 'Idempotency-Key': key };
      for (const until = performance.now() + PATIENCE; performance.now() < until;) {
        let reply = await timed(kind, path, { body, headers: keyed });
        if (reply === null) {
          counts.broken += 1;
          const told = await outcomeOf(key, headers);
          if (told === 'never-arrived') counts.neverArrived += 1;
          else if (told !== 'unknown') {
            counts.wasDone += 1;
            reply = told;
          }
        }
        if (reply && reply.status !== 503) {
          acknowledged.set(key, { kind, status: reply.status });
          return { key, status: reply.status, body: reply.body };
        }
        if (reply) {
          counts.busy += 1;
          await wait(READ_AGAIN);
        }
      }
      counts.unresolved += 1;
      throw new Error(`The outcome of a write (${kind}) was never told`);
    },
  };
}
