import { nanoid } from '@reduxjs/toolkit';
import { loadLocale, languages } from 'virtual:waybill/locales';
import { createClient } from '../api/client';
import { CLOCK_TOLERANCE } from '../api/clock';
import { emit } from '../bus/bus';
import { createI18n } from '../i18n/create-i18n';
import { createPageSession } from '../store/kit/page-session';
import { report } from '../store/report';
import { createStore } from '../store/setup/create-store';
import { showError } from '../store/setup/guard';
import type { Ports } from '../store/ports';
import { configured } from '../store/slices/config';
import { createHosts } from '../page/hosts';
import { createLoad } from './load';
import { readsDone } from './settled';
import { readAnalyticsMode } from '../domain/analytics/consent';
import { addressPatch, toConfigPatch, usableOptions, type WaybillOptions } from '../page/options';
import {
  analyticsOf,
  countryOf,
  isEditing,
  isPrerendered,
  languageAround,
  localisedPathsOf,
  optionsOfPage,
  regionOf,
  SAMPLE_API,
  watchSurroundings,
  whenSeen,
} from '../page/page';
import { routesOfPage } from '../page/markup-routes';
import { changeEntry } from '../page/path';
import type { Runtime } from '../page/runtime';
import { createStorage } from '../page/storage';
import { VERSION } from './version';
import { memberExpected, selectViewer } from '../store/slices/session';
import { isVisitor } from '../domain/subscription/user-type';
import { preferencesRestored } from '../store/slices/preferences';

/** Restores the price toggles of the last visit (hydrates the preferences) before the first render. [PRC-08, PRC-09] */
function restorePreferences({ store, ports }: Pick<Runtime, 'store' | 'ports'>): void {
  for (const name of ['annual', 'commercial'] as const) {
    const kept = ports.storage.read(name)?.data;
    if (typeof kept === 'boolean') store.dispatch(preferencesRestored({ [name]: kept }));
  }
}

/** Reads who is expected before the first render: the member or visitor whom the host page names, else who was here last. */
function restoreMemberHint({ store, ports }: Pick<Runtime, 'store' | 'ports'>): void {
  const { memberId } = store.getState().config;
  if (memberId === null ? ports.storage.read('member')?.data === 1 : memberId > 0) store.dispatch(memberExpected());
}

/** Restores what the browser keeps of an earlier visit. */
function restoreKept(runtime: Runtime): void {
  restorePreferences(runtime);
  restoreMemberHint(runtime);
}

/** Limits how long (ms) the session and all that follows wait for the prices, because the cart and the buttons wait for them. */
const PRICES_WITHIN = 3000;

/** Limits how long (ms) a busy page can delay work that the first paint does not need. */
const START_WITHIN = 500;

const loadNavigation = () => import('../page/navigation');
const loadFlows = () => import('./flows');

/** Runs a callback when the browser is idle, or at once in Safari, which lacks `requestIdleCallback`. */
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: START_WITHIN });
  else run();
};

/**
 * Composition root: creates the runtime's parts and wires them together. Sends no request before `start`.
 * @param early outranks what the page's markup says, as every `configure` does
 */
export function createRuntime(page: Document, early?: WaybillOptions): Runtime {
  let options: WaybillOptions = {};
  let addresses = '';
  let isStarted = false;
  const pageListeners = new Set<() => void>();
  // Its code is loaded by a page alone that an author edits.
  const editing = isEditing() && import('virtual:waybill/editing').then(({ edit }) => edit(runtime, page));
  const keeps = { mayWrite: () => !editing && !isPrerendered(page) };
  const storage = createStorage(() => localStorage, keeps);
  const hosts = createHosts();

  const client = createClient({
    storage,
    // The sample shop's code is loaded by a page that runs on it alone.
    fetch: (input, init) => {
      const { config } = store.getState();
      if (editing) return editing.then((answer) => answer(input as string, init, config));
      if (config.api !== SAMPLE_API) return fetch(input, init);
      return import('virtual:waybill/sample').then(({ answer }) => answer(input as string, init, config));
    },
    now: Date.now,
    hearClock(clockOffset) {
      const change = clockOffset - store.getState().config.clockOffset;
      if (Math.abs(change) > CLOCK_TOLERANCE) store.dispatch(configured({ clockOffset }));
    },
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    isOnline: () => navigator.onLine,
    isElsewhere: (url) => new URL(url, page.baseURI).origin !== location.origin,
    config: () => {
      const { config, cart, session } = store.getState();
      const isForAll = isVisitor(selectViewer({ session }));
      return {
        ...config,
        memberId: session.status === 'known' ? session.account.memberId : config.memberId,
        getToken: options.getToken,
        token: isForAll ? options.token : undefined,
        isPublic: isForAll && options.token === '' && !options.getToken,
        language: () => config.language,
        trackingId: () => cart.trackingId,
      };
    },
  });

  const i18n = createI18n({
    languages,
    loadLocale,
    overlay: {
      now: Date.now,
      load: async (lang) => {
        const reply = await client.request('localization', { params: { lang } }).catch((error: unknown) => {
          report(error, 'a read', ports);
          throw error;
        });
        return reply.ok ? (await import('../contract/localization')).readLocalization(reply.body) : null;
      },
      cache: {
        read: (language) => storage.read(`localization.${language}`)?.data,
        write: (language, texts) => storage.write(`localization.${language}`, texts),
      },
    },
  });

  const language = (host: Element = page.documentElement): string =>
    languageAround(host, store.getState().config.locale);

  const known = new Map<() => Promise<unknown>, unknown>();
  const load = createLoad({ page, i18n, hosts, language, known });
  const move = async (
    go: (to: Pick<Ports, 'navigate' | 'reload'>) => void,
    origin: string | null = null,
  ): Promise<void> => {
    const part = await load(loadNavigation, origin);
    try {
      if (part) go(part.createNavigation({ hosts, page, options, store }));
    } catch (error) {
      await showError(error, origin, { dispatch: store.dispatch, extra: ports });
    }
  };
  const ports: Ports = {
    client,
    storage,
    tabStorage: createStorage(() => sessionStorage, keeps),
    emit: (name, detail, origin) => emit(hosts.get(origin) ?? page, name, detail),
    navigate: (route, how) => void move((to) => to.navigate(route, how), how?.origin),
    reload: (origin) => void move((to) => to.reload(origin), origin),
    pageSession: createPageSession(),
    tabs: { id: nanoid(8), broadcast: () => {}, alone: (work) => work() },
    load,
    loaded: <T>(part: () => Promise<T>) => (known.get(part) ?? null) as T | null,
    flow: async (name, origin) => {
      const part = await load(loadFlows, origin, 'by-hand');
      if (part) store.join(part.FLOWS[name]);
      return part !== null;
    },
    location: () => page.defaultView?.location ?? { pathname: '', search: '', hash: '' },
    replaceAddress: (to) => changeEntry({}, to),
  };
  const store = createStore(ports);

  function pageChanged(): void {
    const spoken = language();
    if (spoken !== store.getState().config.language) store.dispatch(configured({ language: spoken }));
    const patch = addressPatch(options.routes, store.getState().config, page.location?.pathname ?? '');
    const text = JSON.stringify(patch);
    if (text !== addresses) store.dispatch(configured(patch));
    addresses = text;
    for (const listener of pageListeners) listener();
  }

  const runtime: Runtime = {
    version: VERSION,
    store,
    i18n,
    hosts,
    ports,
    get options() {
      return options;
    },
    language,
    configure(given) {
      const next = usableOptions(given);
      options = { ...options, ...next, routes: { ...options.routes, ...next.routes } };
      store.dispatch(configured(toConfigPatch(next)));
      pageChanged();
    },
    watchPage(listener) {
      pageListeners.add(listener);
      return () => pageListeners.delete(listener);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      watchSurroundings(page, pageChanged);
      const begin = () => void load(() => import('./start')).then((part) => part?.start(runtime, page));
      const wasPrerendered = isPrerendered(page);
      whenSeen(page, () => {
        // Another tab may have changed both since the page was prerendered.
        if (wasPrerendered) restoreKept(runtime);
        void readsDone(runtime, page, PRICES_WITHIN).then(() => whenIdle(begin));
      });
    },
  };
  restorePreferences(runtime);
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  store.dispatch(
    configured({ countryHint: regionOf(navigator.languages[0]), isOptedOut: globalPrivacyControl === true }),
  );
  const analytics = analyticsOf(page);
  const said = optionsOfPage(page);
  const routes = { ...routesOfPage(page, said.routes), ...early?.routes };
  runtime.configure({
    ...said,
    country: countryOf(page),
    analytics: analytics === undefined ? undefined : readAnalyticsMode(analytics),
    localisedPaths: localisedPathsOf(page),
    ...early,
    routes,
  });
  restoreMemberHint(runtime);
  return runtime;
}
