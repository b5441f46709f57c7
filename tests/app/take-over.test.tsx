import { describe, expect, it, vi } from 'vitest';
import '../../src/app/take-over';
import { render } from '../../src/render';
import { mountPage, type PageOptions } from '../kit/mount';
import { bundlesBody } from '../kit/wire';
import { holds } from '../kit/until';

const TAG = 'waybill-pricing-table';
const ANSWERS = { bundles: bundlesBody(), products: bundlesBody() };

/** Puts served markup into the page as a parser does: with its shadow root, before the element is upgraded. */
async function openServed(
  change: (html: string) => string = String,
  options: PageOptions = {},
  { before, upgraded }: Readonly<Partial<Record<'before' | 'upgraded', (root: ShadowRoot) => void>>> = {},
) {
  const { html, state } = await render(
    TAG,
    { panels: 'plan-list' },
    { assets: '/dist/', country: 'US', replies: ANSWERS },
  );
  const inert = document.implementation.createHTMLDocument();
  inert.body.innerHTML = change(html);
  const host = inert.querySelector<HTMLElement>(TAG);
  const template = host?.querySelector('template');
  if (!host || !template) throw new Error('nothing was served');
  host.attachShadow({ mode: 'open' }).append(template.content);
  template.remove();
  const nodes = [...(host.shadowRoot?.querySelectorAll('[data-served] *') ?? [])];
  document.body.innerHTML = state.map(change).join('');
  const page = mountPage('', { answers: ANSWERS, country: 'US', ...options });
  const root = host.shadowRoot as ShadowRoot;
  before?.(root);
  document.body.append(host);
  upgraded?.(root);
  return { page: await page, host, root, nodes };
}

const isHydrated = (root: ShadowRoot): boolean =>
  Object.keys(root.querySelector('[data-served]') ?? {}).some((key) => key.startsWith('__reactContainer'));

const RELEASE = /release&quot;:&quot;[^&]+/;

const isOpen = (root: ShadowRoot, id: string): boolean => root.getElementById(id)?.matches('[open]') ?? false;

/** Opens or closes a category as the browser does while nobody listens. */
const open = (root: ShadowRoot, id: string): void => void root.getElementById(id)?.toggleAttribute('open');

/** Describes what is shown: elements, their attributes but for ids that React made up, and texts. */
const seenIn = (node: Node): unknown =>
  node instanceof Element
    ? [
        node.localName,
        Object.fromEntries(
          [...node.attributes]
            .map(({ name, value }) => [name, value.replace(/_[Rr]_\w+_/, 'id')])
            .filter(([name]) => name !== 'selected'),
        ),
        [...node.children].map(seenIn),
        node.textContent,
      ]
    : null;

describe('markup that a server rendered', () => {
  it('is taken over with every node, and without a word in the console', async () => {
    const error = vi.spyOn(console, 'error');
    const { root, nodes } = await openServed();
    await holds(() => isHydrated(root));
    expect(nodes.length).toBeGreaterThan(100);
    expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
    expect(root.querySelectorAll('.wb-root, link').length).toBe(1);
    expect(error.mock.calls).toEqual([]);
  });

  it('keeps its sheet until it is hydrated, because late parts adopt theirs only then', async () => {
    const removed = vi.fn();
    const { root } = await openServed(
      String,
      {},
      {
        upgraded(shadow) {
          const link = shadow.querySelector('link');
          if (!link) throw new Error('no sheet was served');
          vi.spyOn(link, 'remove').mockImplementation(() => {
            removed(isHydrated(shadow));
            link.parentNode?.removeChild(link);
          });
        },
      },
    );
    await holds(() => removed.mock.calls.length > 0);
    expect(removed.mock.calls).toEqual([[true]]);
    expect(root.querySelector('link')).toBeNull();
  });

  it('is the same as the first view that the page renders alone', async () => {
    const { root, nodes } = await openServed((html) => html.replace(RELEASE, 'release&quot;:&quot;0.0'));
    const served = seenIn(nodes[0] as Element);
    await holds(() => root.querySelector('[data-served]') === null);
    expect(seenIn(root.querySelector('.wb-root') as Element)).toEqual(served);
  });

  it('keeps what a person has opened, closed or chosen before', async () => {
    const { page, root } = await openServed(
      String,
      {},
      {
        before(shadow) {
          for (const id of ['dynamic-routing', 'last-mile-delivery']) open(shadow, id);
          shadow.querySelector<HTMLInputElement>('input[value="month"]')?.click();
        },
      },
    );
    await holds(() => isHydrated(root));
    expect(['dynamic-routing', 'last-mile-delivery'].map((id) => isOpen(root, id))).toEqual([false, true]);
    expect(root.querySelectorAll('#last-mile-delivery .card').length).toBe(1);
    expect(page.store.getState().preferences.annual).toBe(false);
  });

  it('does once what was pressed before', async () => {
    const asked = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('waybill-plan-select-request', asked);
    const { root } = await openServed(
      String,
      {},
      { upgraded: (shadow) => shadow.querySelector<HTMLElement>('#scheduled-recurring-routing .btn')?.click() },
    );
    await holds(() => isHydrated(root) && asked.mock.calls.length > 0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows what the page reads, where the server had read another price', async () => {
    const { root } = await openServed((text) => text.replaceAll('$90', '$80').replaceAll('"price":100', '"price":89'));
    await holds(() => isHydrated(root) && root.textContent?.includes('$90') === true);
    expect(root.textContent).not.toContain('$80');
  });

  it.each([
    ['another language', (html: string) => html.replace('language&quot;:&quot;en', 'language&quot;:&quot;es')],
    ['other attributes', (html: string) => html.replace('plan-list&quot;},', 'booster-list&quot;},')],
    ['no facts', (html: string) => html.replace(/data-served="[^"]+"/, 'data-served="{"')],
    ['no replies in the page', (text: string) => text.replace('data-waybill-reply', 'data-other')],
  ])('is replaced where it has %s', async (_, change) => {
    const { root } = await openServed(change);
    await holds(() => root.querySelector('[data-served]') === null);
    expect(root.querySelectorAll('.wb-root').length).toBe(1);
    expect(root.textContent).toContain('Plan 1001');
  });

  it('goes with its element, which has one view when it comes back', async () => {
    const { host, root } = await openServed();
    await holds(() => isHydrated(root));
    host.remove();
    await holds(() => root.querySelector('.wb-root') === null);
    document.body.append(host);
    await holds(() => root.textContent?.includes('Plan 1001') === true);
    expect(root.querySelectorAll('.wb-root').length).toBe(1);
  });

  it('is left alone when its element moves', async () => {
    const { host, root, nodes } = await openServed();
    document.body.append(document.createElement('main'));
    document.querySelector('main')?.append(host);
    await holds(() => isHydrated(root));
    document.body.append(host);
    await holds(() => isHydrated(root));
    expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
  });
});
