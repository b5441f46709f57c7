import { describe, expect, it } from 'vitest';
import { campaignOf } from '../../src/domain/catalogue/campaign';
import { parsePackageHash } from '../../src/domain/catalogue/path';
import { parseAddress } from '../../src/domain/marketplace/address';
import { parseItem } from '../../src/runtime/host-actions';
import { toConfigPatch } from '../../src/runtime/options';
import { createStorage } from '../../src/runtime/storage';
import { configured } from '../../src/store/slices/config';
import { pageOfStore } from '../kit/page-of-store';
import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../kit/wire';

/** What would change every object of the page, were it merged or followed. */
const EVIL = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"__proto__":{"__proto__":{"polluted":1}}}',
  '{"prototype":{"polluted":1},"__proto__":{"status":200,"member_id":7,"is_ro":0}}',
  '{"__proto__":["polluted"],"length":1e9}',
  '{"toString":{"__proto__":{"polluted":1}},"valueOf":1,"hasOwnProperty":0}',
  '["__proto__",{"__proto__":{"polluted":1}}]',
  '"__proto__"',
] as const;

/** Where in a record it stands. */
const PLACES: readonly ((evil: string) => string)[] = [
  (evil) => evil,
  (evil) => `{"status":200,"data":${evil}}`,
  (evil) => `{"status":200,"data":[${evil}],"modules":${evil},"result":${evil},"items":{"__proto__":${evil}}}`,
  (evil) => `{"id":${evil},"ids":{"__proto__":1,"constructor":2},"texts":{"__proto__":${evil},"a":${evil}}}`,
  (evil) =>
    JSON.stringify({ ...cartBody(wirePlan(1001), [wireModule(11)]) }).replace(
      /}$/,
      `,"__proto__":${evil},"data":${evil}}`,
    ),
  (evil) =>
    JSON.stringify({ ...bundlesBody(), ...sessionBody() }).replace(/}$/, `,"__proto__":${evil},"policy":${evil}}`),
];
const PAYLOADS = PLACES.flatMap((place) => EVIL.map(place));

const contracts = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', { eager: true });
const READERS = Object.values(contracts).flatMap((module) =>
  Object.entries(module).filter(
    (one): one is [string, (value: unknown, ...more: unknown[]) => unknown] =>
      /^read[A-Z]/.test(one[0]) && typeof one[1] === 'function',
  ),
);

const PLAIN: readonly unknown[] = [
  Object.prototype,
  Array.prototype,
  Map.prototype,
  Set.prototype,
  Date.prototype,
  null,
];
/** Objects of it that have another prototype than they should, or a key that would give them one. */
function strangeIn(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isStrange = !PLAIN.includes(Object.getPrototypeOf(value)) || Object.hasOwn(value, '__proto__');
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return [...(isStrange ? [value] : []), ...parts.flatMap((part) => strangeIn(part, seen))];
}

const own = Reflect.ownKeys(Object.prototype).length;
const isClean = (): boolean => !('polluted' in {}) && Reflect.ownKeys(Object.prototype).length === own;

it('has forty payloads and more, and every reader of the contract', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(40);
  expect(READERS.length).toBeGreaterThan(30);
});

describe('a payload that would change every object changes none, and nothing takes its prototype', () => {
  it.each(READERS)('from a reply: %s', (_, reader) => {
    for (const payload of PAYLOADS) {
      const found = reader(JSON.parse(payload), 'USD');
      expect([payload, strangeIn(found)]).toEqual([payload, []]);
      expect(isClean()).toBe(true);
    }
  });

  it.each(PAYLOADS.map((payload, at) => [at, payload] as const))(
    'from configuration, storage, the address and the bus: %i',
    (_, payload) => {
      const said: unknown = JSON.parse(payload);
      const { store } = pageOfStore();
      const wild = Object(said) as Parameters<typeof toConfigPatch>[0];
      store.dispatch(configured(toConfigPatch({ ...wild, endpoints: said as never, routes: said as never })));
      expect(isClean()).toBe(true);

      const kept = createStorage(() => ({ getItem: () => `{"v":1,"at":1,"data":${payload}}` }) as unknown as Storage);
      for (const [, reader] of READERS) expect(strangeIn(reader(kept.read('cart')?.data))).toEqual([]);

      const search = `?utm___proto__=1&__proto__[polluted]=1&constructor.prototype.polluted=1&utm_x=${encodeURIComponent(payload)}`;
      expect(campaignOf(search)).toContain('utm_x=');
      expect(strangeIn(parsePackageHash(`#__proto__?${search.slice(1)}`))).toEqual([]);
      const routes = {
        marketplace: '/platform/marketplace',
        industries: '/platform/marketplace/industries',
        languages: [],
      };
      expect(
        strangeIn(parseAddress(`/platform/marketplace/__proto__/${encodeURIComponent(payload)}`, routes as never)),
      ).toEqual([]);
      expect(() => parseItem(payload)).toThrow(TypeError);
      expect(isClean()).toBe(true);
    },
  );
});
