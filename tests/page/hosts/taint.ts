import type { Page } from 'playwright';

/** All outputs of a page that could leak input: events, storage, requests and rendered text. */
interface Leaks {
  readonly places: Record<string, string[]>;
}

declare global {
  interface Window {
    testLeaks?: Leaks;
  }
}

/** Tells whether a URL is the billing update, the only call that may have card numbers. */
const isUpdate = (url: string): boolean => url.endsWith('/account/billing/update');

/**
 * Records all outputs of the page except form fields. Call it before the page is opened.
 * @param isMeant tells whether the body of a call to a URL may have card numbers
 */
export async function watchLeaks(page: Page, isMeant = isUpdate): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = isMeant(request.url()) ? '' : (request.postData() ?? '');
    sent.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${body}`);
  });
  page.on('console', (message) => sent.push(`console ${message.text()}`));
  page.on('pageerror', (error) => sent.push(`error ${error.message} ${error.stack}`));
  await page.addInitScript(() => {
    const places: Record<string, string[]> = {};
    window.testLeaks = { places };
    const write = {
      text(value: unknown): string {
        try {
          return typeof value === 'string' ? value : JSON.stringify(value);
        } catch {
          return String(value);
        }
      },
    };
    const note = (place: string, ...values: unknown[]): void =>
      void (places[place] ??= []).push(values.map(write.text).join(' '));
    const tap = (owner: object, name: string, place: string): void => {
      const before = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
      Reflect.set(owner, name, function tapped(this: unknown, ...values: unknown[]) {
        note(place, ...values);
        return before.apply(this, values);
      });
    };
    for (const name of ['log', 'info', 'warn', 'error', 'debug']) tap(console, name, 'console');
    tap(Storage.prototype, 'setItem', 'storage');
    tap(History.prototype, 'pushState', 'address');
    tap(History.prototype, 'replaceState', 'address');
    tap(Navigator.prototype, 'sendBeacon', 'beacon');
    tap(BroadcastChannel.prototype, 'postMessage', 'tabs');
    tap(IDBFactory.prototype, 'open', 'databases');
    tap(Element.prototype, 'setAttribute', 'attributes');
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function tapped(event) {
      if (event instanceof CustomEvent) note('events', event.type, event.detail);
      return dispatch.call(this, event);
    };
    addEventListener('unhandledrejection', ({ reason }) => note('errors', String(reason), (reason as Error)?.stack));
  });
  return sent;
}

/** Records all states and actions of the store. Call it once the page is open. */
export const watchStore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Store {
      getState(): unknown;
      subscribe(heard: () => void): void;
      dispatch(action: unknown): unknown;
    }
    const shared = Reflect.get(globalThis, Symbol.for('waybill/1')) as {
      readonly store?: Store;
      readonly runtime?: { readonly store: Store };
    };
    const store = shared.store ?? shared.runtime?.store;
    const places = window.testLeaks?.places;
    if (!store || !places) throw new Error('the store is out of reach');
    const states = (places['store'] ??= []);
    const actions = (places['actions'] ??= []);
    states.push(JSON.stringify(store.getState()));
    store.subscribe(() => states.push(JSON.stringify(store.getState())));
    const { dispatch } = store;
    store.dispatch = (action) => {
      if (typeof action === 'object') actions.push(JSON.stringify(action));
      return dispatch(action);
    };
  });

/** Returns all outputs so far, by kind. */
async function letOut(page: Page): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => {
    const drawn: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) drawn.push(`${name}=${value}`);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
      drawn.push(root instanceof ShadowRoot ? (root.textContent ?? '') : '');
    };
    walk(document);
    const databases = await indexedDB.databases();
    return {
      ...Object.fromEntries(
        Object.entries(window.testLeaks?.places ?? {}).map(([place, lines]) => [place, lines.join('\n')]),
      ),
      drawn: drawn.join('\n'),
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      indexedDB: JSON.stringify(databases),
      location: location.href,
    };
  });
  return { ...inPage, cookies: JSON.stringify(await page.context().cookies()) };
}

const spaced = (digits: string): string[] => [
  digits.replace(/(\d{4})(?=\d)/g, '$1 '),
  digits.replace(/(\d{4})(?=\d)/g, '$1-'),
  digits.replace(/^(\d{4})(\d{6})(\d+)$/, '$1 $2 $3'),
];

/** Returns the parts of a text's base64 form for each of the three offsets at which it may start. */
const base64 = (text: string): string[] =>
  [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('\0'.repeat(shift) + text)
      .toString('base64')
      .replaceAll('=', '');
    return encoded.slice(shift === 0 ? 0 : 4, -4);
  });

/** Returns the forms of a secret: plain, in groups, URL-encoded, in base64. */
function waysOf(secret: string): string[] {
  const plain = [secret, ...spaced(secret)];
  return [
    ...new Set(plain.flatMap((text) => [text, encodeURIComponent(text), text.replaceAll(' ', '+'), ...base64(text)])),
  ];
}

/** Secrets of at least this length are searched without regard to neighbouring digits. */
const LONG = 8;

/** Finds leaked secrets. @returns where each was found and in which form; short ones only without neighbouring digits */
export async function taints(page: Page, sent: readonly string[], secrets: readonly string[]): Promise<string[]> {
  const places = { ...(await letOut(page)), requests: sent.join('\n') };
  return Object.entries(places).flatMap(([place, text]) =>
    secrets.flatMap((secret) => {
      if (secret.length < LONG)
        return new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`).test(text) ? [`${place}: ${secret}`] : [];
      return waysOf(secret)
        .filter((way) => text.includes(way))
        .map((way) => `${place}: ${way}`);
    }),
  );
}
