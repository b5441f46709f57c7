import type { Texts } from './keys';

/** What `GET /{lang}/localization` says. [API-28, I18-05] */
export interface OverlayReply {
  /** How long the texts hold. */
  readonly minutes: number;
  /** Tables of texts by surface; whatever else is there is passed over. */
  readonly texts: Readonly<Record<string, unknown>>;
}

export interface OverlayDeps {
  /** Null where the server has nothing to add; may reject. */
  load(language: string): Promise<OverlayReply | null>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Kept between pages; what is read may be anything. */
  readonly cache: { read(language: string): unknown; write(language: string, value: CachedOverlay): void };
}

export interface CachedOverlay {
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly texts: OverlayReply['texts'];
}

export interface Overlay {
  /** The server's texts of one surface; empty until there are any. */
  texts(language: string, surface: string): Texts;
  /** Takes what is cached and still holds. At once, so that the first paint has it. */
  restore(language: string): void;
  /** Asks the server where nothing that holds is there, and again each time it ends. Never rejects. */
  refresh(language: string): Promise<void>;
}

const MINUTE = 60_000;
/** Browsers fire a longer timer at once; the next use asks instead. */
const LONGEST_TIMER = 2 ** 31 - 1;

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keeps what can be shown: an empty or foreign value must not hide a bundled text. */
function shown(table: unknown): Texts {
  const entries = isTable(table) ? Object.entries(table) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => !!entry[1] && typeof entry[1] === 'string'),
  );
}

/**
 * The server's texts over the bundled ones: held for the minutes that the server says, then loaded again.
 * A failure changes nothing and is tried again with the next use, a minute later at the soonest. [I18-05, I18-06, I18-08]
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

  const refresh = async (language: string): Promise<void> => {
    if (now() < (askAt.get(language) ?? 0)) return;
    askAt.set(language, now() + MINUTE);
    try {
      const reply = await load(language);
      if (!reply) return;
      const cached = { until: now() + Math.max(1, reply.minutes || 0) * MINUTE, texts: reply.texts };
      hold(language, cached);
      cache.write(language, cached);
    } catch {
      // The bundled texts stand.
    }
  };

  return {
    texts: (language, surface) => shown(held.get(language)?.[surface]),
    restore(language) {
      if (askAt.has(language)) return;
      const cached = cache.read(language);
      if (!isTable(cached) || typeof cached['until'] !== 'number' || !isTable(cached['texts'])) return;
      if (now() < cached['until']) hold(language, cached as unknown as CachedOverlay);
    },
    refresh,
  };
}
