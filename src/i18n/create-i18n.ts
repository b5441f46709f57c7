import { createInstance } from 'i18next';
import type { Surface, Texts, Translate } from './keys';
import { ENGLISH, textLanguage } from './language';
import { createOverlay, type OverlayDeps } from './overlay';

export interface I18nDeps {
  /** The languages that have a locale file. */
  readonly languages: readonly string[];
  readonly loadLocale: (language: string, surface: string) => Promise<Texts>;
  readonly overlay?: OverlayDeps;
}

/** Every `language` here is a tag of the page; the texts may come from its parent or from English. */
export interface I18n {
  /** Loads what is not there yet. Rejects only where neither the language nor English can be loaded. */
  ensure(language: string, surfaces: readonly Surface[]): Promise<void>;
  isLoaded(language: string, surfaces: readonly Surface[]): boolean;
  /** The same function for a language until one of its texts may have changed. */
  translate(language: string): Translate;
  /** Calls back each time that a text may have changed; returns the way out. */
  subscribe(listener: () => void): () => void;
}

/**
 * One i18next instance, never the global one, which may be the host page's.
 * A text is looked up in the page's language, then in English (loaded only when it is missed), and is never
 * the raw key: what is nowhere is an empty text and one warning for the developer. [I18-01, I18-02]
 */
export function createI18n({ languages, loadLocale, overlay: overlayDeps }: I18nDeps): I18n {
  const instance = createInstance();
  const bundled = new Map<string, Texts>();
  const pending = new Map<string, Promise<void>>();
  const warned = new Set<string>();
  const translators = new Map<string, Translate>();
  const listeners = new Set<() => void>();

  const changed = (): void => {
    translators.clear();
    for (const listener of listeners) listener();
  };

  const overlay =
    overlayDeps &&
    createOverlay(overlayDeps, (language) => {
      for (const id of bundled.keys()) if (id.startsWith(`${language}/`)) apply(id);
      changed();
    });

  /** Anew from both layers, so that a text which the server takes back is the bundled one again. */
  const apply = (id: string): void => {
    const [language = '', surface = ''] = id.split('/');
    instance.removeResourceBundle(language, surface);
    instance.addResourceBundle(language, surface, { ...bundled.get(id), ...overlay?.texts(language, surface) });
  };

  const fetchTexts = async (language: string, surface: string): Promise<void> => {
    const id = `${language}/${surface}`;
    let texts: Texts;
    try {
      texts = await loadLocale(language, surface);
    } catch (error) {
      if (language === ENGLISH) throw error;
      await load(ENGLISH, surface);
      texts = {};
    }
    bundled.set(id, texts);
    apply(id);
    changed();
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

  void instance.init({
    lng: ENGLISH,
    fallbackLng: ENGLISH,
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes
    parseMissingKeyHandler: (key, _fallback, options) => {
      missed(String(options?.lng), String(options?.ns), key);
      return '';
    },
  });

  const translatorOf =
    (lng: string): Translate =>
    (key, vars = {}) => {
      const dot = key.indexOf('.');
      // `replace` keeps a variable called `context` or `lng` from being taken for an option.
      const options = { lng, ns: key.slice(0, dot), count: vars.count, replace: vars, nest: false };
      return instance.t(key.slice(dot + 1), options);
    };

  return {
    async ensure(language, surfaces) {
      const name = textLanguage(language, languages);
      overlay?.restore(name);
      await Promise.all(surfaces.map((surface) => load(name, surface)));
      void overlay?.refresh(name);
    },
    isLoaded(language, surfaces) {
      const name = textLanguage(language, languages);
      return surfaces.every((surface) => bundled.has(`${name}/${surface}`));
    },
    translate(language) {
      const lng = textLanguage(language, languages);
      const translator = translators.get(lng) ?? translatorOf(lng);
      translators.set(lng, translator);
      return translator;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
