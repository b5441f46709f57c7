import { loadLocale, languages } from 'virtual:waybill/locales';
import { createClient } from '../api/client';
import { emit } from '../bus/bus';
import { readLocalization } from '../contract/localization';
import { readSession } from '../contract/session';
import { readStoredCart } from '../contract/stored-cart';
import { createI18n, type I18n } from '../i18n/create-i18n';
import { resolveLanguage } from '../i18n/language';
import { createStore, type AppStore } from '../store/create-store';
import type { Ports } from '../store/ports';
import { cartRestored } from '../store/slices/cart';
import { configured } from '../store/slices/config';
import { preferencesRestored } from '../store/slices/preferences';
import { sessionFailed, sessionRead } from '../store/slices/session';
import { startBridge } from './bridge';
import { campaignOf } from './campaign';
import { createHosts, type Hosts } from './hosts';
import { listenForActions } from './host-actions';
import { createNavigation } from './navigation';
import { toConfigPatch, type WaybillOptions } from './options';
import { languageAround, optionsOfPage, watchSurroundings } from './page';
import { createStorage } from './storage';
import { VERSION } from './version';

export interface Runtime {
  readonly version: string;
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly hosts: Hosts;
  readonly ports: Ports;
  configure(options: WaybillOptions): void;
  /** The language for what stands in this element; for the page without one. */
  language(host?: Element): string;
  /** Calls back when what widgets inherit from the page may have changed. */
  watchPage(listener: () => void): () => void;
  /** Reads who is there and takes up what was kept. Done once, with the first widget on the page. */
  start(): void;
}

/** Builds everything, wires it, and touches neither the network nor the page until `start`. */
export function createRuntime(page: Document): Runtime {
  let options: WaybillOptions = {};
  let isStarted = false;
  const pageListeners = new Set<() => void>();
  const storage = createStorage(() => localStorage);
  const hosts = createHosts();

  const client = createClient({
    storage,
    fetch: (input, init) => fetch(input, init),
    now: Date.now,
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    isOnline: () => navigator.onLine,
    config: () => {
      const { config, cart, session } = store.getState();
      return {
        api: config.api,
        endpoints: config.endpoints,
        memberId: session.status === 'known' ? session.account.memberId : (config.memberId ?? 0),
        getToken: options.getToken,
        apiKey: config.apiKey ?? undefined,
        language: () => config.language,
        trackingId: () => cart.trackingId,
      };
    },
  });

  const navigation = createNavigation({
    hosts,
    page,
    options: () => options,
    routes: () => store.getState().config.routes,
  });
  const ports: Ports = {
    client,
    storage,
    ...navigation,
    emit: (name, detail, origin) => emit(hosts.get(origin) ?? page, name, detail),
    location: () => page.defaultView?.location ?? { search: '', hash: '' },
  };
  const store = createStore(ports);

  const i18n = createI18n({
    languages,
    loadLocale,
    overlay: {
      now: Date.now,
      load: async (language) => {
        const reply = await client.request('localization', { params: { lang: language } });
        return reply.ok ? readLocalization(reply.body) : null;
      },
      cache: {
        read: (language) => storage.read(`localization.${language}`)?.data,
        write: (language, texts) => storage.write(`localization.${language}`, texts),
      },
    },
  });

  const languageOf = (around: Element): string =>
    resolveLanguage(languageAround(around), store.getState().config.locale, ...navigator.languages);

  const configure = (next: WaybillOptions): void => {
    options = { ...options, ...next };
    store.dispatch(configured(toConfigPatch(next)));
    pageChanged();
  };

  function pageChanged(): void {
    const language = languageOf(page.documentElement);
    if (language !== store.getState().config.language) store.dispatch(configured({ language }));
    for (const listener of pageListeners) listener();
  }

  function restore(): void {
    const kept = readStoredCart(storage.read('cart')?.data);
    if (kept) store.dispatch(cartRestored(kept));
    const annual = storage.read('annual')?.data;
    const commercial = storage.read('commercial')?.data;
    if (typeof annual === 'boolean') store.dispatch(preferencesRestored({ annual }));
    if (typeof commercial === 'boolean') store.dispatch(preferencesRestored({ commercial }));
    const utms = campaignOf(ports.location().search);
    if (utms) storage.write('utms', utms);
  }

  async function readWhoIsThere(): Promise<void> {
    const reply = await client.request('session', {});
    const account = reply.ok ? readSession(reply.body) : null;
    store.dispatch(account ? sessionRead(account) : sessionFailed());
  }

  configure(optionsOfPage(page));
  restore();

  return {
    version: VERSION,
    store,
    i18n,
    hosts,
    ports,
    configure,
    language: (host) => languageOf(host ?? page.documentElement),
    watchPage(listener) {
      pageListeners.add(listener);
      return () => pageListeners.delete(listener);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      watchSurroundings(page, pageChanged);
      startBridge(store, page);
      listenForActions(store, page);
      void readWhoIsThere();
      emit(page, 'ready', { version: VERSION });
    },
  };
}
