/// <reference types="vite/client" />
import { vi } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/widgets/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const events = sources['/src/bus/events.ts'] ?? '';

/** Every event of the product, read off their table, and some that are none. */
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

/** Every name under which something is kept, of the browser and of the tab. */
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
  'merge',
  'merged',
  'pending',
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

/** The names that the source keeps things under, where it names them: a new one has to be on the list above. */
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

/** A tab's channel that a test speaks through. */
class Channel {
  postMessage = vi.fn();
  addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
    heard.push(listener);
  }
}

/**
 * Pages that are opened from here on hear of other tabs what the test says. What is no text is said as it is, and as JSON.
 * @returns says it to every page, and how many there are
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
