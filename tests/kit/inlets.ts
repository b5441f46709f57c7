/// <reference types="vite/client" />
import { vi } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/widgets/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const events = sources['/src/bus/events.ts'] ?? '';

/** The names of all product events, parsed from `src/bus/events.ts`, and some unknown names. */
export const EVENT_NAMES: readonly string[] = [
  ...Array.from(
    (events.split('export interface EventDetails {')[1]?.split('\n}')[0] ?? '').matchAll(/^ {2}'?([a-z-]+)'?:/gm),
    ([, name = '']) => name,
  ),
  'x',
  'upgrade',
  'upgrade-start',
  'checkout',
  '__proto__',
];

/** All storage keys of the product, in local and session storage. */
export const KEPT_NAMES: readonly string[] = [
  'token',
  'timestamp',
  'cart',
  'cart_update',
  'temporary_cart',
  'previous_plan_id',
  'utms',
  'upgrade',
  'is_gregister',
  'annual',
  'commercial',
  'checkout',
  'activation',
  'switching',
  'merge',
  'merged',
  'pending',
  'unsent_picks',
  'member',
  'undo',
  'picked',
  'internal',
  'billing_draft',
  'events',
  'suggestions',
  'refused_headers',
  'invoices',
  'localization.en',
];

/** The storage keys that the source names; a test compares them with the list above, so that it stays complete. */
export const NAMED_IN_SOURCE: ReadonlySet<string> = new Set(
  Object.values(sources).flatMap((source) => {
    const constants = new Map(
      Array.from(source.matchAll(/const ([A-Z_]+) = '([\w.]+)'/g), ([, name, text]) => [name, text]),
    );
    return Array.from(
      source.matchAll(/[sS]torage\.(?:read|write|remove)\(\s*(?:'([\w.]+)'|([A-Z_]+))/g),
      ([, text, name]) => text ?? constants.get(name) ?? `${name}, which is no constant of its file`,
    );
  }),
);

const heard: ((event: { data: unknown }) => void)[] = [];

/** A stand-in for BroadcastChannel through which a test sends messages. */
class Channel {
  postMessage = vi.fn();
  addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
    heard.push(listener);
  }
}

/**
 * Stubs BroadcastChannel, so that pages opened from now on get the test's messages as if from another tab. A message that is not a
 * string is sent as it is and again as JSON.
 * @returns a function that sends messages to every page and returns the number of pages
 */
export function openChannel(): (said: readonly unknown[]) => number {
  heard.length = 0;
  vi.stubGlobal('BroadcastChannel', Channel);
  return (said) => {
    for (const listener of heard)
      for (const one of said) {
        listener({ data: one });
        if (typeof one !== 'string') listener({ data: JSON.stringify(one) });
      }
    return heard.length;
  };
}
