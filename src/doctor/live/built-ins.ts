const twice = (n: number): number => n * 2;
const plus = (sum: number, n: number): number => sum + n;
const said = (value: unknown): string => String(value);
/** Returns whether a value may be awaited: the promises of `fetch` and of `async` functions are the browser's, whatever `Promise` is. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';

/** What the widgets need of the built-in functions: each does what the standard says. */
const PROBES: Readonly<Record<string, () => boolean>> = {
  'Array.from': () => said(Array.from(new Set([1, 2]), twice)) === '2,4' && Array.from({ length: 2 }).length === 2,
  'Array.isArray': () => Array.isArray([]) && !Array.isArray({}),
  'Array.prototype.at': () => [1, 2].at(-1) === 2,
  'Array.prototype.concat': () => said([1].concat([2], 3)) === '1,2,3',
  'Array.prototype.every': () => [1, 2].every((n) => n > 0) && ![0].every((n) => n > 0),
  'Array.prototype.filter': () => said([1, 2].filter((n) => n > 1)) === '2',
  'Array.prototype.find': () => [1, 2].find((n) => n > 1) === 2,
  'Array.prototype.flatMap': () => said([1, 2].flatMap((n) => [n, n])) === '1,1,2,2',
  'Array.prototype.includes': () => [Number.NaN].includes(Number.NaN),
  'Array.prototype.join': () => [1, 2].join('-') === '1-2',
  'Array.prototype.map': () => said([1, 2].map(twice)) === '2,4',
  'Array.prototype.reduce': () => [1, 2].reduce(plus) === 3 && [1, 2].reduce(plus, 3) === 6,
  'Array.prototype.slice': () => said([1, 2, 3].slice(1)) === '2,3',
  'Array.prototype.some': () => [1, 2].some((n) => n > 1) && ![1].some((n) => n > 1),
  'Array.prototype.toSorted': () => said([2, 1].toSorted()) === '1,2',
  'Function.prototype': () => said(Object.assign(() => 0, { toString: () => 'own' })) === 'own',
  'Function.prototype.bind': () => twice.bind(null, 2)() === 4,
  'JSON.parse': () => (JSON.parse('{"a":[1]}') as { readonly a: readonly number[] }).a[0] === 1,
  'JSON.stringify': () => JSON.stringify({ a: ['b'] }) === '{"a":["b"]}',
  Map: () => new Map([[1, 2]]).get(1) === 2,
  'Object.assign': () => Object.assign({ a: 1 }, { a: 2 }).a === 2,
  'Object.entries': () => said(Object.entries({ a: 1 })) === 'a,1',
  'Object.fromEntries': () => Object.fromEntries([['a', 1]])['a'] === 1,
  'Object.keys': () => said(Object.keys({ a: 1 })) === 'a',
  'Object.values': () => said(Object.values({ a: 1 })) === '1',
  'Promise.all': () => isPromise(Promise.all([])),
  'Promise.allSettled': () => isPromise(Promise.allSettled([])),
  'Promise.prototype.finally': () => isPromise(Promise.resolve().finally(() => 0)),
  Set: () => new Set([1, 1]).size === 1,
  'String.prototype.replaceAll': () => 'a.a'.replaceAll('a', 'b') === 'b.b',
  // A call that is over before it begins sends nothing.
  fetch: () => {
    const answer: unknown = fetch('', { signal: AbortSignal.abort() });
    if (!isPromise(answer)) return false;
    answer.then(undefined, () => undefined);
    return true;
  },
};

/** Returns the names of built-in functions that no longer do what the standard says, because a script of the page has changed them. */
export function changedBuiltIns(): readonly string[] {
  const names: string[] = [];
  for (const name in PROBES) {
    // A page may have added names to every object.
    if (!Object.hasOwn(PROBES, name)) continue;
    try {
      if (PROBES[name]?.() === true) continue;
    } catch {
      // What throws is changed as well.
    }
    names[names.length] = name;
  }
  return names;
}
