import { describe, expect, it } from 'vitest';
import { render, styles } from '../../src/render';
import type { RenderOptions } from '../../src/render';
import { XSS } from '../kit/xss';
import { bundlesBody } from '../kit/wire';

const TAG = 'waybill-pricing-table';
const replies = { bundles: bundlesBody(), products: bundlesBody() };

const rendered = (options: Partial<RenderOptions> = {}, attributes: Readonly<Record<string, string>> = {}) =>
  render(TAG, attributes, { assets: 'https://cdn.example.com/waybill', replies, timeout: 20_000, ...options });

/** A server that never answers. */
const never: typeof fetch = () => new Promise(() => {});

/** Answers calls of a server from bodies by path, and records them. */
function scripted(bodies: Readonly<Record<string, unknown>>) {
  const calls: { readonly path: string; readonly init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    calls.push({ path: pathname, init });
    const body = bodies[pathname];
    return Response.json(body ?? { status: 404 }, { status: body ? 200 : 404 });
  };
  return { calls, send };
}

describe('a pricing table that a server renders', () => {
  it('is the tag with its view in a declarative shadow root, its sheet, its replies, and its lines for the head', async () => {
    const all = await rendered({ country: 'US' }, { category: 'dynamic-routing' });
    expect(all.isComplete).toBe(true);
    expect(all.html).toMatch(
      /^<waybill-pricing-table category="dynamic-routing" data-served><template shadowrootmode="open"><link /,
    );
    expect(all.html).toContain('Plan 1001');
    expect(all.html).toContain('$90');
    expect(all.head).toEqual([
      `<link rel="preload" as="style" href="https://cdn.example.com/waybill/styles/pricing-table.css?v=${all.version}">`,
    ]);
    expect(all.state.map((script) => /data-waybill-reply="([^"]+)"/.exec(script)?.[1])).toEqual([
      '/services/bundles?ind=14',
      '/services/products',
    ]);
  });

  it('has no inline style, which a strict policy blocks, and no script that runs', async () => {
    const { html, state } = await rendered();
    expect(html.match(/ style="|<style|<script|<slot/g)).toBeNull();
    expect(state.every((script) => script.startsWith('<script type="application/json" '))).toBe(true);
  });

  it.each(['es', 'fr', 'pt', 'ru', 'vi'])('speaks %s', async (language) => {
    const { html, isComplete } = await rendered({ language });
    expect(isComplete).toBe(true);
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toContain('Billing');
  });

  it('shows the texts of the shop, and hands them over', async () => {
    const localization = { status: 200, expires_in_minutes: 5, texts: { pricing: { monthly: 'By the month' } } };
    const { html } = await rendered({ replies: { ...replies, localization } });
    expect(html).toContain('<span>By the month</span>');
    expect(html).toContain('&quot;monthly&quot;:&quot;By the month&quot;');
  });

  it('is only the tag and its fallback if a reply is missing, never a skeleton', async () => {
    const fallback = '<p>Write to us.</p>';
    expect(await rendered({ replies: {}, fallback })).toMatchObject({
      html: `<${TAG}>${fallback}</${TAG}>`,
      state: [],
      head: [],
      isComplete: false,
    });
  });

  it('is only the tag and its fallback if the server is too slow', async () => {
    const { html, isComplete } = await rendered({
      replies: {},
      api: 'https://api.example.com',
      fetch: never,
      timeout: 1,
    });
    expect({ html, isComplete }).toEqual({ html: `<${TAG}></${TAG}>`, isComplete: false });
  });

  it('asks the server as nobody: no cookie, no member, no session, no cart', async () => {
    const { calls, send } = scripted({
      '/services/token': { status: 200, token: 'visitor' },
      '/services/bundles': replies.bundles,
      '/services/products': replies.products,
    });
    const { isComplete } = await rendered({ replies: {}, api: 'https://api.example.com', fetch: send });
    expect(isComplete).toBe(true);
    expect(new Set(calls.map(({ path }) => path))).toEqual(
      new Set(['/en/localization', '/services/token', '/services/bundles', '/services/products']),
    );
    expect(calls.filter(({ init }) => init && ('credentials' in init || 'cache' in init))).toEqual([]);
  });

  it('keeps every hostile text a text', async () => {
    const hostile = XSS.join(' ');
    const body = JSON.parse(JSON.stringify(replies.bundles).replaceAll('"Plan 1001"', () => JSON.stringify(hostile)));
    const { html, state } = await rendered({ replies: { ...replies, bundles: body } }, { category: hostile });
    expect(html.match(/<(?:script|img|iframe|base|math|object|embed)\b/gi)).toBeNull();
    for (const script of state) expect(script.slice(1, -'</script>'.length)).not.toContain('<');
  });

  it.each([
    ['waybill-cart', {}],
    [TAG, { onclick: 'alert(1)' }],
    [TAG, { 'a><script': '' }],
  ])('refuses %s with %j', async (tag, attributes) => {
    await expect(render(tag, attributes, { assets: '/', replies })).rejects.toThrow(TypeError);
  });

  it('has a sheet with all that it shows', () => {
    for (const name of ['.wb-root', '.category-body', '.stepper', '.panel-intro', '.term'])
      expect(styles[TAG]).toContain(name);
  });
});
