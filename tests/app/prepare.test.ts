import { expect, it, vi } from 'vitest';
import { prepare } from '../../src/app/prepare';
import { createRuntime } from '../../src/app/create-runtime';

const answer = () => Promise.resolve(Response.json({ status: 200, data: [] }));

it('prepare starts loading texts and data before the first render, each once', async () => {
  const server = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', server);
  const runtime = createRuntime(document);
  runtime.configure({ api: 'https://api.example', locale: 'es', getToken: async () => 'tok' });

  prepare(runtime, { texts: ['pricing'], preload: ['bundles'] });
  prepare(runtime, { texts: ['pricing'], preload: ['bundles'] });

  await vi.waitFor(() => expect(runtime.i18n.isLoaded('es', ['common', 'pricing'])).toBe(true));
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  const reads = server.mock.calls.filter(([url]) => String(url as string).includes('/services/bundles'));
  expect(reads).toHaveLength(1);
});

it('prepare loads no data for a widget that declares none', async () => {
  const server = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', server);
  const runtime = createRuntime(document);
  prepare(runtime, {});
  await vi.waitFor(() => expect(runtime.i18n.isLoaded('en', ['common'])).toBe(true));
  expect(server).not.toHaveBeenCalledWith(expect.stringContaining('/services/'), expect.anything());
});
