import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoad } from '../../src/app/load';
import { createI18n } from '../../src/i18n/create-i18n';
import { createHosts } from '../../src/page/hosts';
import { openRegionIn } from '../../src/ui/kit/live-region';
import { holds } from '../kit/until';

const toasts = () => [...document.body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
const place = () => toasts()[0]?.host.parentElement;
const buttons = () => toasts().flatMap((root) => [...root.querySelectorAll('button')]);
const press = (name: string) =>
  buttons()
    .find(({ textContent }) => textContent === name)
    ?.click();
const isOffered = () => holds(() => buttons().length === 2);
const isGone = () => holds(() => toasts().length === 0);
const back = () => window.dispatchEvent(new Event('online'));

const i18n = createI18n({
  languages: ['en'],
  loadLocale: async () => ({ part_failed: 'Not loaded', retry: 'Again', reload: 'Reload', close: 'Close' }),
});

/** A part of the code that can be loaded while the network is there. */
const partOf = (network: { isThere: boolean }) =>
  vi.fn(async () => {
    if (!network.isThere) throw new TypeError('Failed to fetch');
    return 'code';
  });

describe('code that could not be loaded', () => {
  let load: ReturnType<typeof createLoad>;
  let network = { isThere: false };
  beforeEach(async () => {
    network = { isThere: false };
    // The toast renders by itself, as on a page.
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    await i18n.ensure('en', ['common']);
    load = createLoad({ page: document, i18n, hosts: createHosts(), known: new Map(), language: () => 'en' });
  });
  afterEach(async () => {
    press('Close');
    await isGone();
    document.body.replaceChildren();
  });

  it('is loaded by itself once the network is back', async () => {
    const part = partOf(network);
    const loaded = load(part);
    await isOffered();
    network.isThere = true;
    back();
    expect(await loaded).toBe('code');
    await isGone();
    back();
    expect(part).toHaveBeenCalledTimes(2);
  });

  it('is offered again by hand, also if other code has been loaded', async () => {
    const [edit, order] = [partOf(network), partOf(network)];
    const edited = load(edit);
    const ordered = vi.fn();
    void load(order, null, 'by-hand').then(ordered);
    await isOffered();
    network.isThere = true;
    back();
    expect(await edited).toBe('code');
    await isOffered();
    expect(order).toHaveBeenCalledTimes(1);
    expect(ordered).not.toHaveBeenCalled();
    press('Again');
    await holds(() => ordered.mock.calls.length === 1);
    expect(ordered).toHaveBeenCalledWith('code');
    await isGone();
  });

  it('is not loaded after the person has closed the offer', async () => {
    const part = partOf(network);
    const loaded = load(part);
    await isOffered();
    press('Close');
    expect(await loaded).toBeNull();
    network.isThere = true;
    back();
    expect(part).toHaveBeenCalledTimes(1);
  });

  it('is offered in the modal dialog that is on top, because what is behind it is inert, and outlives it', async () => {
    const [drawer, question] = [document.createElement('dialog'), document.createElement('dialog')];
    document.body.append(drawer, question);
    const closeDrawer = openRegionIn(drawer);
    void load(partOf(network));
    await isOffered();
    expect(place()).toBe(drawer);
    const closeQuestion = openRegionIn(question);
    expect(place()).toBe(question);
    closeQuestion();
    question.remove();
    expect(place()).toBe(drawer);
    closeDrawer();
    drawer.remove();
    expect(place()).toBe(document.body);
    press('Again');
    await holds(() => buttons().some(({ textContent }) => textContent === 'Reload'));
    expect(place()).toBe(document.body);
  });

  it('leads to a reload if it fails again though other code has been loaded', async () => {
    void load(partOf(network));
    await isOffered();
    expect(await load(partOf({ isThere: true }))).toBe('code');
    await holds(() => buttons().some(({ textContent }) => textContent === 'Reload'));
  });

  it('leads to a reload if it fails again though the network is back', async () => {
    void load(partOf(network));
    await isOffered();
    back();
    await holds(() => buttons().some(({ textContent }) => textContent === 'Reload'));
    expect(toasts().length).toBe(1);
  });

  it('is asked for once and goes on in the order in which it was wanted, though imports may settle in another', async () => {
    const settle: ((code: string) => void)[] = [];
    const part = vi.fn(() => new Promise<string>((resolve) => settle.push(resolve)));
    const order: number[] = [];
    const all = [1, 2, 3].map((one) => load(part).then(() => order.push(one)));
    for (const resolve of settle.toReversed()) resolve('code');
    await Promise.all(all);
    await load(part);
    expect(order).toEqual([1, 2, 3]);
    expect(part).toHaveBeenCalledTimes(1);
  });

  it('is asked for once more for all who wait for it, and they go on in their order', async () => {
    const part = partOf(network);
    const order: number[] = [];
    const all = [1, 2].map((one) => load(part).then(() => order.push(one)));
    await isOffered();
    network.isThere = true;
    press('Again');
    await Promise.all(all);
    expect(order).toEqual([1, 2]);
    expect(part).toHaveBeenCalledTimes(2);
  });
});
