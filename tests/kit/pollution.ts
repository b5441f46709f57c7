import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from './wire';

/** Prototype pollution payloads: merging one carelessly would put `polluted` on every object of the page. */
const EVIL = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"__proto__":{"__proto__":{"polluted":1}}}',
  '{"prototype":{"polluted":1},"__proto__":{"status":200,"member_id":7,"is_ro":0}}',
  '{"__proto__":["polluted"],"length":1e9}',
  '{"toString":{"__proto__":{"polluted":1}},"valueOf":1,"hasOwnProperty":0}',
  '["__proto__",{"__proto__":{"polluted":1}}]',
  '"__proto__"',
  // Options that an object would inherit from a polluted prototype.
  '{"__proto__":{"api":"https://evil.test","memberId":7,"locale":"ru","currency":"EUR","allowedOrigins":["https://evil.test"]}}',
  '{"__proto__":{"get":null,"set":null,"value":"polluted","writable":true,"enumerable":true}}',
] as const;

/** Wraps a payload in the places of a record where it could be read. */
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

export const PAYLOADS: readonly string[] = PLACES.flatMap((place) => EVIL.map(place));

const PLAIN: readonly unknown[] = [
  Object.prototype,
  Array.prototype,
  Map.prototype,
  Set.prototype,
  Date.prototype,
  null,
];

function objectsIn(value: unknown, seen = new Set<object>()): ReadonlySet<object> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return seen;
  seen.add(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) objectsIn(part, seen);
  return seen;
}

/** Returns the objects in a value whose prototype is not a built-in one and so came from outside. */
export const heirsIn = (value: unknown): readonly object[] =>
  [...objectsIn(value)].filter((one) => !PLAIN.includes(Object.getPrototypeOf(one)));

/** Returns those objects and also objects with an own key, such as `__proto__`, that sets the prototype on a careless copy. */
export const strangeIn = (value: unknown): readonly object[] => [
  ...heirsIn(value),
  ...[...objectsIn(value)].filter((one) => Object.hasOwn(one, '__proto__')),
];

const EVERYBODYS = [Object, Array, Function, String, Number, Map, Promise].map((type): object => type.prototype);
const membersOf = (of: object): readonly unknown[] =>
  Reflect.ownKeys(of).flatMap((key) => {
    const { value, get, set } = Object.getOwnPropertyDescriptor(of, key) ?? {};
    return [key, value, get, set];
  });

/** Takes a snapshot of the built-in prototypes. @returns a function that tells whether they are still unchanged */
export function watchPrototypes(): () => boolean {
  const before = EVERYBODYS.map(membersOf);
  const probes = [Object.freeze({}), Object.freeze([]), Object.freeze(() => undefined)];
  return () =>
    probes.every((probe) => !('polluted' in probe) && !('api' in probe)) &&
    EVERYBODYS.every((one, at) => {
      const now = membersOf(one);
      return now.length === before[at]?.length && now.every((member, key) => member === before[at]?.[key]);
    });
}
