import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { ensureNginx } from '../../tools/nginx.mjs';
import { ROOT } from '../../tools/widgets.mjs';

export const SHOP = 'shop.example.com';
export const VAULT = 'vault.example.com';

/** The example as a user runs it alone: without the machine's folders and ports, and with a compression that the example has to leave off. */
const around = (folder: string, site: string): string => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join('\n  ')}
  gzip on;
  gzip_types *;
  gzip_proxied any;
  gzip_min_length 1;
${site}
}`;

/** Makes a certificate for both hosts that is good for a day, and trusted by these tests alone. */
function certify(folder: string): void {
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  const names = ['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP},DNS:${VAULT}`];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', `${key}`, '-out', `${cert}`];
  execFileSync('openssl', [...args, ...names], { stdio: 'ignore' });
}

/** Puts ports and folders in place of those of the example. @throws Error where the example no longer names one */
function put(text: string, places: readonly (readonly [from: string, to: string])[]): string {
  return places.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The example for nginx does not name ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

/** Returns whether something listens at a port of this machine. */
const answers = (port: number): Promise<boolean> =>
  new Promise((said) => {
    const socket = connect(port, '127.0.0.1', () => said(true)).on('error', () => said(false));
    socket.unref().end();
  });

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}
type Ask = Pick<RequestOptions, 'method' | 'headers' | 'servername' | 'maxVersion'> & {
  readonly body?: string;
  /** The address of this machine that the call comes from. */
  readonly from?: string;
};

/** Starts nginx with the example, in front of a shop and a vault on these ports. */
export async function startNginx(ports: { readonly shop: number; readonly vault: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  certify(folder);
  mkdirSync(join(folder, 'cache'));
  const site = put(readFileSync(join(ROOT, 'demo/server/nginx.conf'), 'utf8'), [
    ['127.0.0.1:4173', `127.0.0.1:${ports.shop}`],
    ['127.0.0.1:4174', `127.0.0.1:${ports.vault}`],
    ['listen 80;', `listen ${plain};`],
    ['listen 443 ', `listen ${secure} `],
    ['/var/cache/nginx/waybill', join(folder, 'cache')],
    [`/etc/letsencrypt/live/${SHOP}`, folder],
    [`/etc/letsencrypt/live/${VAULT}`, folder],
  ]);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around(folder, site));
  const child = spawn(ensureNginx(), ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (part: Buffer) => (told += part.toString()));
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`nginx does not take the example: ${told}`);
      return answers(secure);
    },
    { timeout: 30_000, interval: 40 },
  );
  const ca = readFileSync(join(folder, 'fullchain.pem'));

  /** Asks the shop, or another host, by https. */
  const ask = async (
    path: string,
    { body, from = '127.0.0.1', servername = SHOP, ...how }: Ask = {},
  ): Promise<Reply> => {
    const where = { host: '127.0.0.1', port: secure, localAddress: from, servername, ca, agent: false as const };
    const call = request({ ...where, path, ...how, headers: { Host: servername, ...how.headers } });
    call.end(body);
    const [reply] = await once(call, 'response');
    const parts: Buffer[] = [];
    for await (const part of reply) parts.push(part);
    const headers = new Headers();
    for (let at = 0; at < reply.rawHeaders.length; at += 2)
      headers.append(reply.rawHeaders[at], reply.rawHeaders[at + 1]);
    return { status: reply.statusCode, headers, bytes: Buffer.concat(parts) };
  };

  return {
    ask,
    ca,
    plain: `http://127.0.0.1:${plain}`,
    secure,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
