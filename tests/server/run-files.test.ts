import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8');
const isThere = (path: string): boolean => existsSync(fileURLToPath(new URL(path, ROOT)));

const dockerfile = read('demo/server/Dockerfile');
const compose = read('demo/server/compose.yaml');
const nginx = read('demo/server/nginx.conf');
/** The settings that the table of the demo names. */
const SETTINGS = new Set(
  [...read('docs/demo.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([row]) => row.match(/[A-Z][A-Z_]+/g) ?? []),
);
/** What others than the server read: Node, and the database's own image. */
const OTHERS = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']);

const lines = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.trim().startsWith(`${name} `) || line.trim() === name);

describe('the files that run the backend', () => {
  it('name settings that there are', () => {
    const named = [dockerfile, compose, nginx].flatMap(
      (text) => text.match(/\b(?:WAYBILL|POSTGRES|NODE)_[A-Z_]+|\bDATABASE_URL\b|\bPORT\b/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !SETTINGS.has(name) && !OTHERS.has(name))).toEqual([]);
  });

  it('copy and start what is there', () => {
    const copied = lines(dockerfile, 'COPY').filter((line) => !line.includes('--from'));
    const names = copied.flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(names).toEqual(['package.json', 'package-lock.json', '.']);
    const named = [dockerfile, compose].flatMap((text) => text.match(/\b(?:demo|tools)\/[\w/.-]+\b/g) ?? []);
    for (const path of named) expect(isThere(path), path).toBe(true);
    expect(compose).toContain('context: ../..');
  });

  it('run as another user than root, on a root folder that nothing is written to', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(lines(last, 'USER')).toEqual(['USER node']);
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last).not.toContain('chown');
    expect(compose).toMatch(/read_only: true\n\s+tmpfs:\n\s+- \/tmp/);
    expect(compose).toContain('cap_drop: [ALL]');
    // In the form of a list, so that no shell is in between and signals reach the server.
    expect(lines(last, 'CMD').at(-1)).toMatch(/^CMD \[/);
  });

  it('keep secrets out of themselves, and ports to this machine', () => {
    expect(compose).toMatch(/POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:\?/);
    for (const [, port] of compose.matchAll(/^\s+- (\S+:\d+:\d+)$/gm)) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', 'node_modules', '.waybill-data*']),
    );
  });

  it('lead nginx to the ports of the containers, with the headers that the server reads, and CORS left to the server', () => {
    for (const port of ['4173', '4174']) {
      expect(nginx).toContain(`server 127.0.0.1:${port};`);
      expect(compose).toContain(`- 127.0.0.1:${port}:${port}`);
      expect(dockerfile).toContain(port);
    }
    for (const header of ['Host $host', 'X-Forwarded-For', 'X-Request-Id'])
      expect(nginx).toContain(`proxy_set_header ${header}`);
    expect(nginx).not.toContain('Access-Control');
    expect(nginx.match(/\{/g)?.length).toBe(nginx.match(/\}/g)?.length);
  });
});
