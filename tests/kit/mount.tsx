import { afterEach, beforeEach, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import type { EventDetails, EventName } from '../../src/bus/events';
import { defineElement } from '../../src/app/define';
import type { WaybillOptions } from '../../src/page/options';
import { waybill } from '../../src/app/public';
import { getRuntime } from '../../src/app/shared';
// Imported when they are first needed; here at once, so that no test waits for their compilation.
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

/** One call, as the scripted server sees it. */
export interface Call {
  readonly name: EndpointName;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A server that keeps the outcomes of writes says of a key that it has never seen it. */
const NOT_THERE = { status: 404, reason: 'never_arrived' };

/** Bodies by call, over HTTP 200; a function is asked anew each time. What is not scripted is HTTP's own 404. */
export type Answers = Partial<Record<EndpointName, unknown>>;

/** A visitor in the US, where prices go without their currency's code. */
export const VISITOR_BODY = { status: 200, member_id: 0, country: 'US', currency: 'USD' };
export const ADDED = { status: 200, tracking_id: 'track-1', product: {} };

/** A shop where everything goes well, for a visitor. */
export const DEFAULT_ANSWERS: Answers = {
  session: VISITOR_BODY,
  token: { status: 200, token: 'services-token' },
  bundles: bundlesBody(),
  products: bundlesBody(),
  cart: cartBody(null),
  cartAdd: ADDED,
  cartRemove: { status: 200 },
};

/** What is asked there, as a server would know it. */
export const endpointOf = (url: string, method: string): EndpointName | undefined => {
  const path = new URL(url, document.baseURI).pathname;
  const isAsked = ([, row]: [string, (typeof ENDPOINTS)[EndpointName]]) =>
    row.method === method && new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  // A path that is written in full comes before one with an id in it: `…/modules/search` is no module.
  const asked = Object.entries(ENDPOINTS).filter(isAsked);
  const [exact] = asked.filter(([, row]) => !row.path.includes('{'));
  return (exact ?? asked[0])?.[0] as EndpointName | undefined;
};

// Every wait below has its own limit; a test has several.
vi.setConfig({ testTimeout: 20_000 });

const RUNTIME = Symbol.for('waybill/1');
/** The next widget begins with a runtime of its own, as on another page. */
export const forget = () => void Reflect.deleteProperty(globalThis, RUNTIME);

class Unmoved {
  observe = vi.fn();
  disconnect = vi.fn();
}

/** What runtimes of former tests have added to the document and its window, which outlive them. */
const heard: [Document | Window, string, EventListenerOrEventListenerObject][] = [];

/** Writes down who hears these events there. */
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
  // These tests wait for what a person would see, as in a page; React's own queue of a test would hold it back.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  forget();
  location.hash = '';
  // Runtimes of former tests would hear this one as another tab.
  vi.stubGlobal('BroadcastChannel', undefined);
  document.documentElement.lang = 'en';
  record(document, (type) => type === 'click' || type.startsWith('waybill-'));
  // A former test's runtime would follow the next test's link too, and take an answer that was meant for it.
  record(window, (type) => type === 'hashchange');
  // jsdom lays nothing out, so nothing ever changes its size.
  vi.stubGlobal('ResizeObserver', Unmoved);
  // jsdom knows neither modal dialogs, popovers nor scrolling; the real ones are proved in Chromium.
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

/** Takes all elements out of the page, lets their views go, and what listened for them. */
export async function leave(): Promise<void> {
  for (const [target, type, listener] of heard.splice(0)) target.removeEventListener(type, listener);
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  forget();
}

export interface PageOptions extends WaybillOptions {
  readonly answers?: Answers;
}

/** Opens a page with this markup over a runtime of its own and waits until it has met who is there. */
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
    /** Records every event of that name, and prevents it where asked. */
    hear(name: EventName, { prevent = false } = {}) {
      document.addEventListener(`waybill-${name}`, (event) => {
        events.push({ name, detail: (event as CustomEvent<EventDetails[EventName]>).detail, from: event.target });
        if (prevent) event.preventDefault();
      });
    },
    writes: () => calls.filter(({ name }) => ['cartAdd', 'cartRemove', 'cartRemoveCategory'].includes(name)),
    /** The same page after a reload: new runtime, same storage. */
    async reload() {
      await leave();
      return mountPage(markup, { answers: script, ...options });
    },
  };
}

export type Page = Awaited<ReturnType<typeof mountPage>>;
