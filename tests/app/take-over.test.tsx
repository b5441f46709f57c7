import { describe, expect, it, vi } from 'vitest';
import type { PageOptions } from '../kit/mount';
import { bundlesBody } from '../kit/wire';
import { holds } from '../kit/until';
import { isHydrated, openView, shapeOf, type Moments } from './served';

const TABLE = {
  tag: 'waybill-pricing-table',
  attributes: { panels: 'plan-list' },
  answers: { bundles: bundlesBody(), products: bundlesBody() },
};

const openServed = (change?: (html: string) => string, options?: PageOptions, moments?: Moments) =>
  openView(TABLE, { change, options, moments });

const RELEASE = /release&quot;:&quot;[^&]+/;

const isOpen = (root: ShadowRoot, id: string): boolean => root.getElementById(id)?.matches('[open]') ?? false;

/** Opens or closes a category as the browser does while nobody listens. */
const open = (root: ShadowRoot, id: string): void => void root.getElementById(id)?.toggleAttribute('open');

describe('markup that a server rendered', () => {
  it('is taken over with every node, and without a word in the console', async () => {
    const error = vi.spyOn(console, 'error');
    const { root, nodes } = await openServed();
    await holds(() => isHydrated(root));
    expect(nodes.length).toBeGreaterThan(100);
    expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
    expect(root.querySelectorAll('.wb-root, link, slot').length).toBe(1);
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
    const served = shapeOf(nodes[0] as Element);
    await holds(() => root.querySelector('[data-served]') === null);
    expect(shapeOf(root.querySelector('.wb-root') as Element)).toEqual(served);
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

  it.each([
    ['en-US', true],
    ['en-GB', false],
  ])('in bare English on a page in %s is taken over: %s', async (language, isSame) => {
    document.documentElement.lang = language;
    const { root, nodes } = await openServed(String, {
      locale: language,
    });
    await holds(() => isHydrated(root) || root.querySelector('[data-served]') === null);
    expect(nodes.some((node) => root.contains(node))).toBe(isSame);
  });

  it('hands over what was opened and chosen before to the view that replaces it', async () => {
    const { page, root } = await openServed(
      (html) => html.replace(RELEASE, 'release&quot;:&quot;0.0'),
      {},
      {
        before(shadow) {
          open(shadow, 'last-mile-delivery');
          shadow.querySelector<HTMLInputElement>('input[value="month"]')?.click();
        },
      },
    );
    await holds(() => root.querySelector('[data-served]') === null && isOpen(root, 'last-mile-delivery'));
    expect(page.store.getState().preferences.annual).toBe(false);
  });

  it('hands over what was pressed before, once, and the focus to the view that replaces it', async () => {
    const asked = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('waybill-plan-select-request', asked);
    const { root } = await openServed(
      (html) => html.replace(RELEASE, 'release&quot;:&quot;0.0'),
      {},
      {
        upgraded(shadow) {
          const button = shadow.querySelector<HTMLElement>('#scheduled-recurring-routing .btn');
          button?.focus();
          button?.click();
        },
      },
    );
    const served = root.activeElement?.textContent;
    await holds(() => root.querySelector('[data-served]') === null && asked.mock.calls.length > 0);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(served).toBeTruthy();
    expect(root.activeElement?.textContent).toBe(served);
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
