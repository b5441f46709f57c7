import { connect } from 'node:net';

const END = Buffer.from('\r\n\r\n');

/** Returns the length of the body that a head announces. @throws Error where it announces none */
function bodyLength(head) {
  const told = /^content-length: *(\d+)$/im.exec(head);
  if (told) return Number(told[1]);
  throw new Error(`A reply without a length: ${head.split('\r\n', 1)[0]}`);
}

/**
 * Asks one thing again and again on one kept connection, until `until`. It reads no more of a reply than its end, because it shares the
 * processors with the server that it measures.
 */
function askOn({ port, request, until, times, statuses }) {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let began = 0;
    let head = Buffer.alloc(0);
    let missing = -1;
    const ask = () => {
      began = performance.now();
      head = Buffer.alloc(0);
      missing = -1;
      socket.write(request);
    };
    const ended = () => {
      times.push(performance.now() - began);
      if (performance.now() < until) return ask();
      socket.destroy();
      return done();
    };
    socket.on('connect', ask);
    socket.on('error', failed);
    socket.on('end', () => failed(new Error('The server closed a kept connection.')));
    socket.on('data', (bytes) => {
      if (missing >= 0) missing -= bytes.length;
      else {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
        const at = head.indexOf(END);
        if (at === -1) return;
        const text = head.toString('latin1', 0, at);
        const status = text.slice(9, 12);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        try {
          missing = bodyLength(text) - (head.length - at - END.length);
        } catch (error) {
          failed(error);
        }
      }
      if (missing === 0) ended();
    });
  });
}

/** Returns the value below which a share of sorted numbers lies. */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const requestText = (path, headers) =>
  Buffer.from(
    [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
      .join('\r\n')
      .concat('\r\n\r\n'),
  );

/**
 * Lets clients ask for a path for some time, spread over the ports. All replies count, and only 200 is right.
 * @returns {Promise<{perSecond: number, p50: number, p95: number, p99: number, statuses: Record<string, number>}>} times in ms
 */
export async function load({ ports, path, headers = {}, clients = 50, seconds = 10 }) {
  const times = [];
  const statuses = new Map();
  const began = performance.now();
  const until = began + seconds * 1000;
  const request = requestText(path, headers);
  await Promise.all(
    Array.from({ length: clients }, (_, nr) =>
      askOn({ port: ports[nr % ports.length], request, until, times, statuses }),
    ),
  );
  const took = (performance.now() - began) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share));
  return { perSecond: times.length / took, p50, p95, p99, statuses: Object.fromEntries(statuses) };
}
