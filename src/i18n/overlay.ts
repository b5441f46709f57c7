import type { Texts } from './keys';

/** Reply of `GET /{lang}/localization`. [API-28, I18-05] */
export interface OverlayReply {
  /** Time to live of the texts, in minutes. */
  readonly minutes: number;
  /** Tables of texts, keyed by surface. The overlay ignores any other value. */
  readonly texts: Readonly<Record<string, unknown>>;
}

export interface OverlayDeps {
  /** Returns null when the server has no texts to add. May reject. */
  load(language: string): Promise<OverlayReply | null>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Persists across pages. A value read may have any shape. */
  readonly cache: { read(language: string): unknown; write(language: string, value: CachedOverlay): void };
}

export interface CachedOverlay {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly texts: OverlayReply['texts'];
}

export interface Overlay {
  /** Returns the server's texts of one surface; empty until they have loaded. */
  texts(language: string, surface: string): Texts;
  /** Applies cached texts that have not expired. Synchronous, so that the first paint already shows them. */
  restore(language: string): void;
  /**
   * Fetches the texts when none are cached or they have expired, and again at each expiry. Never rejects.
   * @param isForced fetches them in any case
   */
  refresh(language: string, isForced?: boolean): Promise<void>;
}

const MINUTE = 60_000;
/** The longest timer: browsers fire a longer one at once, so the next use refreshes the texts instead. */
const LONGEST_TIMER = 2 ** 31 - 1;

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keeps only non-empty strings, because an empty or invalid value must not hide a bundled text. */
export function shownTexts(table: unknown): Texts {
  const entries = isTable(table) ? Object.entries(table) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => !!entry[1] && typeof entry[1] === 'string'),
  );
}

/**
 * Overlays the server's texts on the bundled ones, caches them for the minutes that the server states, and then reloads them.
 * After a failure the bundled texts remain, and the next use retries, after one minute at the earliest. [I18-05, I18-06, I18-08]
 */
export function createOverlay({ load, now, cache }: OverlayDeps, changed: (language: string) => void): Overlay {
  const held = new Map<string, OverlayReply['texts']>();
  const askAt = new Map<string, number>();

  const hold = (language: string, { until, texts }: CachedOverlay): void => {
    held.set(language, texts);
    askAt.set(language, until);
    const wait = until - now();
    if (wait <= LONGEST_TIMER) setTimeout(() => void refresh(language), wait);
    changed(language);
  };

  const refresh = async (language: string, isForced?: boolean): Promise<void> => {
    if (!isForced && now() < (askAt.get(language) ?? 0)) return;
    askAt.set(language, now() + MINUTE);
    try {
      const reply = await load(language);
      if (!reply) return;
      const cached = { until: now() + Math.max(1, reply.minutes || 0) * MINUTE, texts: reply.texts };
      hold(language, cached);
      cache.write(language, cached);
    } catch {
      // The bundled texts remain.
    }
  };

  return {
    texts: (language, surface) => shownTexts(held.get(language)?.[surface]),
    restore(language) {
      if (askAt.has(language)) return;
      const cached = cache.read(language);
      if (!isTable(cached) || typeof cached['until'] !== 'number' || !isTable(cached['texts'])) return;
      if (now() < cached['until']) hold(language, cached as unknown as CachedOverlay);
    },
    refresh,
  };
}
