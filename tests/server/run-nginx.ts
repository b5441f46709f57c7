import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { ensureNginx } from '../../tools/nginx.mjs';

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

/** Puts ports and folders in place of those of the example. @throws Error where the example no longer names one */
export function put(text: string, places: readonly (readonly [from: string, to: string])[]): string {
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

/**
 * Starts nginx with an example, and waits until it listens.
 * @param folder takes its files
 * @returns what stops it
 * @throws Error with what nginx says where it does not take the example
 */
export async function runNginx(folder: string, site: string, port: number): Promise<() => Promise<void>> {
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around(folder, site));
  const child = spawn(ensureNginx(), ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (part: Buffer) => (told += part.toString()));
  await vi.waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`nginx does not take the example: ${told}`);
      return answers(port);
    },
    { timeout: 30_000, interval: 40 },
  );
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
