import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsRoutes } from '../../demo/server/site/docs';

const folder = mkdtempSync(join(tmpdir(), 'waybill-docs-'));
const served = (built: string) => new Hono().route('/', docsRoutes({ distDir: folder }, built));

beforeAll(() => {
  for (const path of ['index.html', 'guides/events.html', 'storybook/index.html', '404.html', 'assets/docs.css']) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `This is ${path}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the docs of the demo', () => {
  it('are served with a policy that allows their own files alone', async () => {
    const reply = await served(folder).request('/docs/guides/events.html');
    expect([reply.status, await reply.text()]).toEqual([200, 'This is guides/events.html']);
    expect(reply.headers.get('Content-Security-Policy')).toContain("script-src 'self'; style-src 'self';");
    expect((await served(folder).request('/docs/assets/docs.css')).headers.get('Content-Type')).toContain('text/css');
  });

  it('begin at the address with a slash, because their links are relative', async () => {
    const reply = await served(folder).request('/docs');
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/docs/']);
    expect(await (await served(folder).request('/docs/')).text()).toBe('This is index.html');
  });

  it('leave Storybook its scripts, in frames of this site alone', async () => {
    const reply = await served(folder).request('/docs/storybook/');
    expect(await reply.text()).toBe('This is storybook/index.html');
    expect(reply.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  });

  it('answer 404 for what is not there and for what lies outside', async () => {
    const lost = await served(folder).request('/docs/nowhere.html');
    expect([lost.status, await lost.text()]).toEqual([404, 'This is 404.html']);
    expect((await served(folder).request('/docs/guides/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
    expect((await served(folder).request('/docs/guides/nowhere.html')).status).toBe(404);
  });

  it('say how they are built where they were not', async () => {
    const reply = await served(join(folder, 'nowhere')).request('/docs/');
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('npm run docs');
  });
});
