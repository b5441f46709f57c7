import { afterEach, beforeEach, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import type { EventDetails, EventName } from '../../src/bus/events';
import { defineElement } from '../../src/app/define';
import type { WaybillOptions } from '../../src/page/options';
import { waybill } from '../../src/app/public';
import { getRuntime } from '../../src/app/shared';
// The app imports these lazily; the eager imports keep their compilation out of the tests.
import '../../src/page/navigation';
import '../../src/app/start';
import '../../src/app/flows';
import '../../src/flows/checkout/effects';
import '../../src/flows/migration/effects';
import '../../src/flows/share-quote/effects';
import '../../src/store/effects';
import '../../widgets/dialogs/parts/checkout/checkout-dialog';
import '../../widgets/dialogs/parts/migration/migration';
import '../../widgets/subscription/parts/move';
import { widgets } from './conformance/widgets';
import { holds } from './until';
import { bundlesBody, cartBody } from './wire';

for (const spec of widgets) defineElement(spec, {});

/** One request, as the scripted server receives it. */
export interface Call {
  readonly name: EndpointName;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The reply for an unknown idempotency key, from a server that keeps the outcomes of writes. */
const NOT_THERE = { status: 404, reason: 'never_arrived' };

/** Reply bodies by call, sent over HTTP 200; a function is called for each request. An unscripted call gets HTTP 404. */
export type Answers = Partial<Record<EndpointName, unknown>>;

/** The session of a visitor in the US, whose prices show no currency code. */
export const VISITOR_BODY = { status: 200, member_id: 0, country: 'US', currency: 'USD' };
export const ADDED = { status: 200, tracking_id: 'track-1', product: {} };

/** The happy path: replies of a shop in which every call of a visitor succeeds. */
export const DEFAULT_ANSWERS: Answers = {
  session: VISITOR_BODY,
  token: { status: 200, token: 'services-token' },
  bundles: bundlesBody(),
  products: bundlesBody(),
  cart: cartBody(null),
  cartAdd: ADDED,
  cartRemove: { status: 200 },
};

/** Returns the endpoint that a request asks for, as the server's router would. */
export const endpointOf = (url: string, method: string): EndpointName | undefined => {
  const path = new URL(url, document.baseURI).pathname;
  const isAsked = ([, row]: [string, (typeof ENDPOINTS)[EndpointName]]) =>
    row.method === method && new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  // A literal path wins over one with a parameter: `…/modules/search` is not a module's id.
  const asked = Object.entries(ENDPOINTS).filter(isAsked);
  const [exact] = asked.filter(([, row]) => !row.path.includes('{'));
  return (exact ?? asked[0])?.[0] as EndpointName | undefined;
};

// Each wait has its own timeout and a test may wait several times, so the test's limit is longer.
vi.setConfig({ testTimeout: 20_000 });

const RUNTIME = Symbol.for('waybill/1');
/** Deletes the global runtime, so that the next widget creates a new one, as on another page. */
export const forget = () => void Reflect.deleteProperty(globalThis, RUNTIME);

class Unmoved {
  observe = vi.fn();
  disconnect = vi.fn();
}

/** Listeners that runtimes have added to the document and window; `leave` removes them, because both outlive a test. */
const heard: [Document | Window, string, EventListenerOrEventListenerObject][] = [];

/** Observers that runtimes and views have made; `leave` disconnects them, because those of the document outlive a test and work on. */
const observers: MutationObserver[] = [];
const { MutationObserver: Observer } = globalThis;
class RecordedObserver extends Observer {
  constructor(changed: MutationCallback) {
    super(changed);
    observers.push(this);
  }
}

/** Records the listeners that are added to a target for the given event types. */
function record(target: Document | Window, isMeant: (type: string) => boolean): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      if (isMeant(type)) heard.push([target, type, listener]);
      add(type, listener, options);
    },
  );
}

beforeEach(() => {
  // These tests wait for visible results, as in a real page; with act() React would queue its renders.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  forget();
  location.hash = '';
  // Without a stub, runtimes of earlier tests would receive this one's broadcasts as those of another tab.
  vi.stubGlobal('BroadcastChannel', undefined);
  document.documentElement.lang = 'en';
  record(document, (type) => ['click', 'prerenderingchange'].includes(type) || type.startsWith('waybill-'));
  // Otherwise an earlier test's runtime would handle the next test's hash link and consume its scripted reply.
  record(window, (type) => type === 'hashchange');
  vi.stubGlobal('MutationObserver', RecordedObserver);
  // jsdom has no layout, so a ResizeObserver never fires.
  vi.stubGlobal('ResizeObserver', Unmoved);
  vi.stubGlobal('IntersectionObserver', Unmoved);
  // jsdom implements no modal dialogs, popovers or scrolling; browser tests cover the real ones.
  Object.assign(HTMLElement.prototype, { scrollIntoView: vi.fn(), showPopover: vi.fn(), hidePopover: vi.fn() });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

afterEach(() => leave());

/** Empties the page, waits for its views to unmount and removes their listeners and the runtime. */
export async function leave(): Promise<void> {
  for (const [target, type, listener] of heard.splice(0)) target.removeEventListener(type, listener);
  for (const observer of observers.splice(0)) observer.disconnect();
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  forget();
}

export interface PageOptions extends WaybillOptions {
  readonly answers?: Answers;
}

/** Opens a page with this markup and a new runtime, and waits until the session is known. */
export async function mountPage(markup: string, { answers = {}, ...options }: PageOptions = {}) {
  const script: Answers = { ...DEFAULT_ANSWERS, ...answers };
  const calls: Call[] = [];
  const events: { readonly name: string; readonly detail: unknown; readonly from: EventTarget | null }[] = [];
  const moves: string[] = [];

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = endpointOf(url, init.method ?? 'GET');
    if (!name) throw new TypeError(`no such call: ${init.method} ${url}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call: Call = { name, url, headers: new Headers(init.headers), body };
    calls.push(call);
    const scripted = script[name];
    const answer: unknown = typeof scripted === 'function' ? await (scripted as (c: Call) => unknown)(call) : scripted;
    if (answer instanceof Response) return answer;
    return answer === undefined ? Response.json(NOT_THERE, { status: 404 }) : Response.json(answer);
  });

  document.body.insertAdjacentHTML('beforeend', markup);
  const { store } = getRuntime();
  waybill.configure({ navigate: (to) => moves.push(to), ...options });
  if (markup.includes('<waybill-')) await holds(() => store.getState().session.status !== 'unknown');

  return {
    store,
    script,
    calls,
    moves,
    events,
    /** Records every event of that name, and calls preventDefault if asked. */
    hear(name: EventName, { prevent = false } = {}) {
      document.addEventListener(`waybill-${name}`, (event) => {
        events.push({ name, detail: (event as CustomEvent<EventDetails[EventName]>).detail, from: event.target });
        if (prevent) event.preventDefault();
      });
    },
    writes: () => calls.filter(({ name }) => ['cartAdd', 'cartRemove', 'cartRemoveCategory'].includes(name)),
    /** Reloads the page: a new runtime over the same storage. */
    async reload() {
      await leave();
      return mountPage(markup, { answers: script, ...options });
    },
  };
}

export type Page = Awaited<ReturnType<typeof mountPage>>;
