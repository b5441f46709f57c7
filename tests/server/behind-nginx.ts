import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { ROOT } from '../../tools/widgets.mjs';
import { put, runNginx } from './run-nginx';

export const SHOP = 'shop.example.com';
export const VAULT = 'vault.example.com';

/** Makes a certificate for both hosts that is good for a day, and trusted by these tests alone. */
function certify(folder: string): void {
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  const names = ['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP},DNS:${VAULT}`];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', `${key}`, '-out', `${cert}`];
  execFileSync('openssl', [...args, ...names], { stdio: 'ignore' });
}

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
  const stopNginx = await runNginx(folder, site, secure);
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
      await stopNginx();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
