import * as React from 'react';
import { vi } from 'vitest';
import { ENDPOINTS } from '../../../src/api/endpoints';
import type { Effect, Flow, StartListening } from '../../../src/store/state';

/** The mistake that is planted; its message is looked for in what the library reports. */
const MISTAKE = 'a planted mistake';

/** What may throw, by name: which one does now, which were passed, and how often it threw. */
export const soil = {
  at: null as string | null,
  passed: new Set<string>(),
  /** Every effect that a store has registered. */
  effects: new Set<string>(),
  selectors: new Set<string>(),
  thrown: 0,
};

/** Marks a place where a mistake can be planted. @throws Error if it is planted here */
function pass(place: string): void {
  soil.passed.add(place);
  if (soil.at !== place) return;
  soil.thrown += 1;
  throw new Error(MISTAKE);
}
/** Tells whether a place is one of the library: React and the elements of the page have none. */
export const isPassable = (place: string): boolean => !/\bnothing\b/.test(place);
export const isPlanted = (text: string): boolean => text.includes(MISTAKE);

type View = (props: object) => React.ReactNode;
interface Memo {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly compare: ((before: object, after: object) => boolean) | null;
}
const views = new WeakMap<object, unknown>();
/** The views that render now, the innermost last. */
const owners: string[] = [];
const ownerNow = (): string => owners.at(-1) ?? 'nothing';

function asView(type: View): View {
  const name = type.name;
  const view = (props: object): React.ReactNode => {
    owners.push(name);
    try {
      pass(`view ${name}`);
      return type(props);
    } finally {
      owners.pop();
    }
  };
  return Object.defineProperty(view, 'name', { value: name });
}

/** Returns the view behind the type of a JSX element, with a place for a mistake before it renders. */
function typed(type: unknown): unknown {
  const isView = typeof type === 'function' && !Reflect.has(type.prototype ?? {}, 'isReactComponent');
  const isMemo = type instanceof Object && Reflect.get(type, '$$typeof') === Symbol.for('react.memo');
  if (!isView && !isMemo) return type;
  const known = views.get(type as object);
  if (known) return known;
  const made = isView
    ? asView(type as View)
    : React.memo(typed((type as Memo).type) as View, (type as Memo).compare ?? undefined);
  views.set(type as object, made);
  return made;
}

/** Returns the props of an element of the page, with a place for a mistake in each of its handlers. */
function heard(props: object): object {
  const owner = ownerNow();
  const entries = Object.entries(props).map(([name, value]: [string, unknown]) => {
    if (!/^on[A-Z]/.test(name) || typeof value !== 'function') return [name, value];
    const handler = (...given: unknown[]): unknown => {
      pass(`handler ${owner} ${name}`);
      return Reflect.apply(value, undefined, given);
    };
    return [name, handler];
  });
  return Object.fromEntries(entries) as object;
}

type Jsx = (type: unknown, props: object, ...rest: unknown[]) => unknown;
const withPlaces =
  (jsx: Jsx): Jsx =>
  (type, props, ...rest) =>
    typeof type === 'string' ? jsx(type, heard(props), ...rest) : jsx(typed(type), props, ...rest);

type UseEffect = typeof React.useEffect;
const withPlace =
  (use: UseEffect): UseEffect =>
  (effect, deps) => {
    const owner = ownerNow();
    use(() => {
      pass(`React effect of ${owner}`);
      return effect();
    }, deps);
  };

/** Returns the API of an effect, with a place before each write and after each call. */
function asking(name: string, api: Effect): Effect {
  const { client } = api.extra;
  const request = async (...given: Parameters<typeof client.request>) => {
    const [endpoint] = given;
    if (ENDPOINTS[endpoint].write) pass(`effect ${name}, before ${endpoint}`);
    const reply = await client.request(...given);
    pass(`effect ${name}, after ${endpoint}`);
    return reply;
  };
  return { ...api, extra: { ...api.extra, client: { ...client, request } as typeof client } };
}

type Listener = Parameters<StartListening>[0];
/** The flow that joins now. */
let flow = 'store';
/** Returns `on`, which gives each effect a name and places at its beginning, its end and its calls. */
function named(on: StartListening): StartListening {
  const counts = new Map<string, number>();
  return ((options: Listener) => {
    const { actionCreator } = options as { actionCreator?: { type: string } };
    const first = `${flow}: ${actionCreator?.type ?? 'matcher'}`;
    const count = (counts.get(first) ?? 0) + 1;
    counts.set(first, count);
    const name = count > 1 ? `${first} ${count}` : first;
    soil.effects.add(name);
    const effect: Listener['effect'] = async (action, api) => {
      let isTouched = false;
      const get = (target: Effect, key: string): unknown => {
        if (!isTouched) {
          isTouched = true;
          pass(`effect ${name}, first`);
        }
        return Reflect.get(target, key);
      };
      const touched = new Proxy(asking(name, api), { get });
      await options.effect(action, touched);
      pass(`effect ${name}, last`);
    };
    return on({ ...options, effect } as never);
  }) as StartListening;
}

const SELECTORS = Object.entries(import.meta.glob('/src/{store,flows}/**/*.ts')).filter(([path]) =>
  /\/(?:selectors|slices|resources)\/|\/(?:selectors|slice)\.ts$/.test(path),
);
const isSelector = (name: string): boolean => /^select[A-Z]/.test(name);

/** Replaces the selectors of a module by ones with a place for a mistake. */
const selecting = (module: object): object =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]: [string, unknown]) => {
      if (!isSelector(name) || typeof value !== 'function') return [name, value];
      soil.selectors.add(name);
      const apply = (target: () => unknown, on: unknown, given: unknown[]): unknown => {
        pass(`selector ${name}`);
        return Reflect.apply(target, on, given);
      };
      return [name, new Proxy(value as () => unknown, { apply })];
    }),
  );

/** Gives every effect, selector, view and handler a place for a mistake. Has to run before anything imports them. */
export async function prepareSoil(): Promise<void> {
  vi.doMock('react/jsx-dev-runtime', async (real) => {
    const runtime = await real<{ jsxDEV: Jsx }>();
    return { ...runtime, jsxDEV: withPlaces(runtime.jsxDEV) };
  });
  vi.doMock('react', async (real) => {
    const react = await real<typeof React>();
    return { ...react, useEffect: withPlace(react.useEffect), useLayoutEffect: withPlace(react.useLayoutEffect) };
  });
  vi.doMock('/src/store/setup/guard.ts', async (real) => {
    const guard = await real<typeof import('../../../src/store/setup/guard')>();
    const guarded: typeof guard.guarded = (...given) => named(guard.guarded(...given));
    return { ...guard, guarded };
  });
  vi.doMock('/src/store/setup/create-store.ts', async (real) => {
    const { createStore } = await real<typeof import('../../../src/store/setup/create-store')>();
    return {
      createStore: (...given: Parameters<typeof createStore>) => {
        const store = createStore(...given);
        const join = (joining: Flow): void => {
          flow = joining.name;
          try {
            store.join(joining);
          } finally {
            flow = 'store';
          }
        };
        // The object itself, because a runtime and its ports share it.
        return Object.assign(Object.create(store) as typeof store, { join });
      },
    };
  });
  for (const [path] of SELECTORS) vi.doMock(path, async (real) => selecting(await real<object>()));
  // One after the other: where two import a module at once, one of them may get it without its places.
  for (const [, load] of SELECTORS) await load();
}
