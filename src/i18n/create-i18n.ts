import { createInstance, type FormatterModule } from 'i18next';
import type { Surface, Texts, Translate } from './keys';
import { ENGLISH, textLanguage } from './language';
import { createOverlay, type OverlayDeps } from './overlay';

export interface I18nDeps {
  /** Languages that have a locale file. */
  readonly languages: readonly string[];
  readonly loadLocale: (language: string, surface: string) => Promise<Texts>;
  readonly overlay?: OverlayDeps;
}

/**
 * Translations of a page. `language` is always a language tag of the page; the texts may come from its parent language or from
 * English.
 */
export interface I18n {
  /** Loads missing texts. Rejects only if neither the language nor English loads. */
  ensure(language: string, surfaces: readonly Surface[]): Promise<void>;
  /** Fetches the server's texts again, because another server is asked from now on. */
  renew(language: string): void;
  isLoaded(language: string, surfaces: readonly Surface[]): boolean;
  /**
   * Returns the translate function of a language. Memoized until a text of these surfaces may have changed, by default of any.
   * @param surfaces names of surfaces, separated by spaces
   */
  translate(language: string, surfaces?: string): Translate;
  /** Calls back whenever a text may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Writes a value as it is. Texts name no formats, because `format.ts` writes numbers, amounts and days before they enter a text; the
 * build therefore leaves i18next's own formatter out (`tools/without-i18next-parts.mjs`).
 */
const PLAIN: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value) => value,
};

/** A translate function, with what has to stay as it is for the function to stay the same. */
interface Translator {
  readonly language: string;
  readonly surfaces: readonly string[];
  readonly translate: Translate;
}

/**
 * Creates an i18next instance of its own, because the global instance may belong to the host page. A key resolves in the page's
 * language, with English as the fallback (loaded only when a key is missing). A key without any text gives an empty text and one
 * warning for the developer, never the raw key. [I18-01, I18-02]
 */
export function createI18n({ languages, loadLocale, overlay: overlayDeps }: I18nDeps): I18n {
  const instance = createInstance();
  const bundled = new Map<string, Texts>();
  const pending = new Map<string, Promise<void>>();
  const warned = new Set<string>();
  const translators = new Map<string, Translator>();
  const listeners = new Set<() => void>();

  /** Renews the translators that may show these texts; English ones stand in for those of every language. */
  const changed = (language: string, surface: string): void => {
    for (const [id, one] of translators) {
      const isMeant = one.surfaces.length === 0 || one.surfaces.includes(surface);
      if (isMeant && (one.language === language || language === ENGLISH)) translators.delete(id);
    }
    for (const listener of listeners) listener();
  };

  /** Lays the server's texts over the bundled ones anew, so that removing one from the overlay restores the bundled text. */
  const apply = (language: string, surface: string): void => {
    const id = `${language}/${surface}`;
    const texts = { ...bundled.get(id), ...overlay?.texts(language, surface) };
    if (JSON.stringify(texts) === JSON.stringify(instance.getResourceBundle(language, surface))) return;
    instance.removeResourceBundle(language, surface);
    instance.addResourceBundle(language, surface, texts);
    changed(language, surface);
  };

  const overlay =
    overlayDeps &&
    createOverlay(overlayDeps, (language) => {
      for (const id of bundled.keys())
        if (id.startsWith(`${language}/`)) apply(language, id.slice(language.length + 1));
    });

  const fetchTexts = async (language: string, surface: string): Promise<void> => {
    let texts: Texts;
    try {
      texts = await loadLocale(language, surface);
    } catch (error) {
      if (language === ENGLISH) throw error;
      await load(ENGLISH, surface);
      texts = {};
    }
    bundled.set(`${language}/${surface}`, texts);
    apply(language, surface);
  };

  const load = (language: string, surface: string): Promise<void> => {
    const id = `${language}/${surface}`;
    if (bundled.has(id)) return Promise.resolve();
    const running = pending.get(id) ?? fetchTexts(language, surface).finally(() => pending.delete(id));
    pending.set(id, running);
    return running;
  };

  const missed = (language: string, surface: string, key: string): void => {
    if (!bundled.has(`${language}/${surface}`)) return;
    if (!bundled.has(`${ENGLISH}/${surface}`)) {
      load(ENGLISH, surface).catch(() => {});
    } else if (process.env.NODE_ENV !== 'production' && !warned.has(`${surface}.${key}`)) {
      warned.add(`${surface}.${key}`);
      console.warn(`Waybill: no text for ${surface}.${key}`);
    }
  };

  void instance.use(PLAIN).init({
    lng: ENGLISH,
    fallbackLng: ENGLISH,
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes text, so i18next must not.
    parseMissingKeyHandler: (key, _fallback, options) => {
      missed(String(options?.lng), String(options?.ns), key);
      return '';
    },
  });

  const translatorOf =
    (lng: string): Translate =>
    (key, vars) => {
      const dot = key.indexOf('.');
      const ns = key.slice(0, dot);
      const name = key.slice(dot + 1);
      // Most texts have no variables. i18next would search each for plurals, contexts and variables, which took a quarter of a render.
      const plain: unknown = vars ? undefined : instance.getResource(lng, ns, name);
      if (typeof plain === 'string' && !plain.includes('{{')) return plain;
      // `replace` keeps i18next from reading a variable called `context` or `lng` as an option.
      return instance.t(name, { lng, ns, count: vars?.count, replace: vars ?? {}, nest: false });
    };

  return {
    async ensure(language, surfaces) {
      const name = textLanguage(language, languages);
      overlay?.restore(name);
      await Promise.all(surfaces.map((surface) => load(name, surface)));
      void overlay?.refresh(name);
    },
    renew: (language) => void overlay?.refresh(textLanguage(language, languages), true),
    isLoaded(language, surfaces) {
      const name = textLanguage(language, languages);
      return surfaces.every((surface) => bundled.has(`${name}/${surface}`));
    },
    translate(tag, surfaces = '') {
      const language = textLanguage(tag, languages);
      const id = `${language} ${surfaces}`;
      const known = translators.get(id) ?? {
        language,
        surfaces: surfaces.split(' ').filter(Boolean),
        translate: translatorOf(language),
      };
      translators.set(id, known);
      return known.translate;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
