import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { propsOf } from '../../src/element/attributes';
import { readAttribute, readProperty } from '../../src/element/codecs';
import { installGlobal } from '../../src/loader/global';
import { keyOf } from '../../src/page/storage-codec';
import { BOOT, optionsOfPage } from '../../src/page/page';
import { waybill } from '../../src/app/public';
import { getRuntime } from '../../src/app/shared';
import { widgets } from '../kit/conformance/widgets';
import { EVENT_NAMES, KEPT_NAMES, NAMED_IN_SOURCE, openChannel } from '../kit/inlets';
import { mountPage } from '../kit/mount';
import { holds } from '../kit/until';
import { heirsIn, PAYLOADS, watchPrototypes } from '../kit/pollution';

const PAGE = '<waybill-config></waybill-config><waybill-cart></waybill-cart>';

/** Number of reloads; in each, the payloads are stored under several keys of local and session storage. */
const ROUNDS = 12;

const counts = new Map<string, number>();
afterAll(() => {
  const all = [...counts].map(([inlet, count]) => `${inlet} ${count}`);
  console.log(`${[...counts.values()].reduce((a, b) => a + b, 0)} prototype payloads, 0 effects: ${all.join(', ')}`);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, BOOT);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

/** Expects unchanged built-in prototypes, no object that inherits from a payload, and no option taken from one. */
function expectUntouched(inlet: string, payload: string, isClean: () => boolean): void {
  const { store, options } = getRuntime();
  const { config, session } = store.getState();
  expect({
    payload,
    isClean: isClean(),
    heirs: heirsIn(store.getState()),
    api: config.api || options.api || '',
    memberId: session.account.memberId,
    origins: options.allowedOrigins,
  }).toEqual({ payload, isClean: true, heirs: [], api: '', memberId: 0, origins: undefined });
  counts.set(inlet, (counts.get(inlet) ?? 0) + 1);
}

/** Opens a page and feeds it each payload through one inlet. */
async function attack(inlet: string, put: (said: unknown, payload: string) => void): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tell = openChannel();
  const page = await mountPage(PAGE);
  await holds(() => page.store.getState().session.status === 'known');
  const isClean = watchPrototypes();
  for (const payload of PAYLOADS) {
    put(JSON.parse(payload), payload);
    tell([]);
    expectUntouched(inlet, payload, isClean);
  }
  expect(counts.get(inlet)).toBeGreaterThanOrEqual(40);
}

it('configuration cannot pollute a prototype', () =>
  attack('waybill.configure', (said) => {
    waybill.configure(said as object);
    waybill.configure({ ...(said as object), endpoints: said as never, routes: said as never });
  }));

it('configuration from before the runtime cannot pollute a prototype', () =>
  attack('waybill.configure before the runtime', (said) => {
    const { waybill: former } = window;
    installGlobal({}, () => new Promise(() => undefined));
    window.waybill.configure(said as object);
    Object.assign(window, { waybill: former });
    const options = optionsOfPage(document);
    const own = (name: string): unknown =>
      Object.hasOwn(Object(said), name) ? Reflect.get(Object(said), name) : undefined;
    for (const name of ['api', 'memberId', 'locale', 'currency'] as const) expect(options[name]).toBe(own(name));
  }));

it('attributes and properties cannot pollute a prototype', () =>
  attack('attributes', (said, payload) => {
    const config = document.querySelector('waybill-config');
    for (const name of ['theme', 'locale', 'country', 'currency', 'member-id']) config?.setAttribute(name, payload);
    const host = document.createElement('div');
    for (const spec of widgets)
      for (const [name, prop] of propsOf(spec)) {
        expect(typeof readAttribute(host, name, prop, payload)).not.toBe('function');
        const read = readProperty(host, name, prop, said);
        if (prop.kind !== 'data') expect(heirsIn(read)).toEqual([]);
      }
  }));

it('the address cannot pollute a prototype', () =>
  attack('query and hash', (_, payload) => {
    const query = `__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1&utm___proto__=1&utm_x=`;
    const text = encodeURIComponent(payload);
    history.replaceState(null, '', `/?${query}${text}#__proto__?${query}${text}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    history.replaceState(null, '', `/platform/marketplace/__proto__/constructor/${text}?${query}#constructor`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { waybillGrid: payload } }));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }));

it('events cannot pollute a prototype', () =>
  attack('bus events', (detail) => {
    for (const name of EVENT_NAMES)
      document.dispatchEvent(new CustomEvent(`waybill-${name}`, { detail, bubbles: true, cancelable: true }));
  }));

it('broadcasts of other tabs cannot pollute a prototype', () => {
  const tell = openChannel();
  let at = Date.now();
  return attack('tab messages', (said, payload) => {
    const stamp = { at: (at += 1), tab: 'other' };
    for (const kind of ['cart', 'upgrade', 'account', '__proto__'])
      tell([payload, said, { v: 1, kind, stamp, shared: said, memberId: said, __proto__: said as object }]);
    tell([`{"v":1,"kind":"cart","stamp":{"at":${at + 1},"tab":"o"},"__proto__":${payload},"shared":${payload}}`]);
  });
});

it('stored values cannot pollute a prototype', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect([...NAMED_IN_SOURCE].filter((name) => !KEPT_NAMES.includes(name))).toEqual([]);
  let page = await mountPage(PAGE);
  const isClean = watchPrototypes();
  const put = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, name] of KEPT_NAMES.entries())
      for (const [area, storage] of [localStorage, sessionStorage].entries()) {
        const payload = PAYLOADS[(round * 7 + at * 2 + area) % PAYLOADS.length] ?? '';
        put.add(payload);
        storage.setItem(keyOf(name), `{"v":1,"at":${Date.now()},"data":${payload}}`);
      }
    page = await page.reload();
    await holds(() => page.store.getState().session.status === 'known');
    expectUntouched('storage', `round ${round}`, isClean);
  }
  counts.set('storage', put.size);
  expect(put.size).toBeGreaterThanOrEqual(40);
});
