import { languages, loadLocale } from 'virtual:waybill/locales';
import type { Request } from '../api/client';
import { failed } from '../api/reply';
import type { StoragePort } from '../api/ports';
import { createI18n } from '../i18n/create-i18n';
import type { Texts } from '../i18n/keys';
import { createHosts } from '../page/hosts';
import { addressPatch, toConfigPatch, type WaybillOptions } from '../page/options';
import type { Runtime } from '../page/runtime';
import { createPageSession } from '../store/kit/page-session';
import { createStore } from '../store/setup/create-store';
import type { Ports } from '../store/ports';
import { configured } from '../store/slices/config';
import { VERSION } from './version';

/** What a page says to a view that a server renders: nothing about a person. */
export interface ServedConfig extends Pick<WaybillOptions, 'country' | 'currency' | 'localisedPaths'> {
  readonly language: string;
  readonly routes?: Readonly<Record<string, string>>;
  /** The path of the page, whose prefix its links keep. */
  readonly path?: string;
}

/** Returns a storage that keeps nothing. */
const forgetful = (): StoragePort => ({ read: () => null, write() {}, remove() {} });

/**
 * Creates a runtime without a document, from what a server knows of a page: it reads by `request`, stores and starts nothing, and
 * nobody is signed in. The browser makes the same one of the same facts, to hydrate what the server rendered.
 * @param texts of the shop, by surface; they stand over the bundled ones
 */
export function createServerRuntime(
  { language, path = '', routes, ...config }: ServedConfig,
  request: Request,
  texts: Readonly<Record<string, Texts>> = {},
): Runtime {
  const loaded = new Map<() => Promise<unknown>, unknown>();
  const ports: Ports = {
    client: { request, outcome: async () => failed('network') },
    storage: forgetful(),
    tabStorage: forgetful(),
    emit: () => true,
    navigate() {},
    reload() {},
    pageSession: createPageSession(),
    tabs: { id: '', broadcast() {}, alone: (work) => work() },
    async load(part) {
      const known = await part();
      loaded.set(part, known);
      return known;
    },
    loaded: <T>(part: () => Promise<T>) => (loaded.get(part) ?? null) as T | null,
    flow: async () => false,
    location: () => ({ pathname: path, search: '', hash: '' }),
    replaceAddress: () => {},
  };
  const store = createStore(ports);
  store.dispatch(configured({ language, ...toConfigPatch(config) }));
  store.dispatch(configured(addressPatch(routes, store.getState().config, path)));
  return {
    version: VERSION,
    store,
    ports,
    hosts: createHosts(),
    i18n: createI18n({
      languages,
      loadLocale: async (tag, surface) => ({ ...(await loadLocale(tag, surface)), ...texts[surface] }),
    }),
    options: {},
    configure() {},
    language: () => language,
    watchPage: () => () => {},
    start() {},
  };
}
