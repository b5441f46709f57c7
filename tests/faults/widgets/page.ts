import { vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../../src/api/endpoints';
import { waybill } from '../../../src/app/public';
import { getRuntime } from '../../../src/app/shared';
import { json, type Act } from '../../api/kit';
import { enter } from '../../kit/enter';
import { nameOf as labelOf, textOf } from '../../kit/look';
import { DEFAULT_ANSWERS, forget, endpointOf, type Answers, type Call } from '../../kit/mount';
import { bundlesBody, wirePlan } from '../../kit/wire';
import { settle, untilFound } from './clock';
import { allOf, everywhere, focused, messagesNow } from './find';
import type { watchListeners } from './listeners';
import { wordOf, type Language } from './words';

interface Setting {
  readonly language: Language;
  /** The path of the page's address. */
  readonly at: string;
  readonly answers: Answers;
  /** The endpoint under test, which behaves as `act` says once the page is armed. */
  readonly endpoint: EndpointName;
  readonly act: (good: Act) => Act;
  /** The server's answer when the client asks for the outcome of a write. */
  readonly outcome: Act;
  readonly listeners: ReturnType<typeof watchListeners>;
  /** True if the fault is armed from the start of the page. */
  readonly isArmed: boolean;
  /** True if the connection is lost once the session is known. */
  readonly isCutAfterSession: boolean;
}

/** Polyfills modal dialogs as far as jsdom allows; closing restores the focus. */
function modalDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, focused());
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      const back = before.get(this);
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    },
  });
}

const isPressed = ({ localName }: Element): boolean => localName === 'button' || localName === 'a';
const isInDialog = (element: Element): boolean => element.closest('dialog[open]') !== null;

/** A small catalogue, because it is rendered a thousand times. */
const FEW = bundlesBody({ data: [wirePlan(1001), wirePlan(1002, { catid: 1, price: '333.00' })] });

/** Opens a page over a server with one fault, and returns what a person can see and do there. */
export async function openFaultyPage(setting: Setting) {
  const { language, at, answers, endpoint, outcome, listeners } = setting;
  const script: Answers = { ...DEFAULT_ANSWERS, bundles: FEW, products: FEW, ...answers };
  const calls: Call[] = [];
  const reloads: string[] = [];
  const heard: string[] = [];
  const messages = new Set<Element>();
  const before = new WeakSet<Element>();
  let { isArmed } = setting;
  let isOnline = true;
  let isLeft = false;

  forget();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', at);
  document.documentElement.lang = language;
  modalDialogs();
  const { click } = HTMLElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    // jsdom does not implement downloads, so those clicks are dropped.
    if (!this.download) click.call(this);
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const told = async (name: EndpointName | undefined, call: object): Promise<Response> => {
    const scripted = name && script[name];
    const answer: unknown =
      typeof scripted === 'function' ? await (scripted as (c: unknown) => unknown)({ ...call, name }) : scripted;
    if (answer instanceof Response) return answer;
    return answer === undefined ? Response.json({ status: 404 }, { status: 404 }) : Response.json(answer);
  };
  const good: Act = (call) => told(endpointOf(call.url, call.method), call);
  const act = setting.act(good);
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const method = init.method ?? 'GET';
    const name = endpointOf(url, method);
    if (!name) throw new TypeError(`no such call: ${method} ${url}`);
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ name, url, headers, body });
    const seen = { url, method, headers, body, credentials: init.credentials, cache: init.cache };
    const signal = init.signal as AbortSignal;
    if (name === 'session' && setting.isCutAfterSession) isOnline = false;
    if (name === 'outcome' && script.outcome === undefined) {
      const asked = calls.find((call) => url.endsWith(call.headers.get('Idempotency-Key') ?? ' '));
      // A server that could not tell the outcome finally says that the write was carried out.
      if (isArmed || outcome === unknownKey) return outcome(seen, signal);
      return asked ? told(asked.name, seen) : unknownKey(seen, signal);
    }
    return (isArmed && name === endpoint ? act : good)(seen, signal);
  };
  // Calls in flight when the page is left are never answered, because a closed window runs no code.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await answer(url, init);
    return isLeft ? new Promise(() => undefined) : response;
  });

  const { store, start } = getRuntime();
  const onNavigate = (event: Event): void => {
    const { detail } = event as CustomEvent<{ kind: string; to: string }>;
    if (detail.kind === 'reload') reloads.push(detail.to);
    event.preventDefault();
  };
  document.addEventListener('waybill-navigate', onNavigate);
  // Analytics are sent half a second late, and so after the cell has ended; they are off unless under test.
  waybill.configure({ navigate: () => undefined, analytics: endpoint === 'analytics' });
  start();
  await untilFound('the account', () => store.getState().session.status !== 'unknown');
  await untilFound('the cart', () => store.getState().cart.reading !== 'now');
  const region = document.getElementById('waybill-live');
  const watchRegion = new MutationObserver(() => heard.push(textOf(region)));
  if (region) watchRegion.observe(region, { childList: true, characterData: true, subtree: true });

  const look = (): void => {
    for (const message of messagesNow()) if (textOf(message) && !before.has(message)) messages.add(message);
  };
  const buttons = (key: string): readonly HTMLElement[] => {
    const names = wordOf(language, key);
    const isNamed = (element: Element): boolean => {
      const name = labelOf(element).replace(/\s+/g, ' ').trim();
      return names.some((pattern) => pattern.test(name)) || names.some((pattern) => pattern.test(nameAlone(element)));
    };
    const found = allOf((element) => isPressed(element) && isNamed(element));
    // An open dialog is in front of the page, which jsdom does not know.
    return found.toSorted((one, other) => Number(isInDialog(other)) - Number(isInDialog(one)));
  };

  const page = {
    language,
    store,
    script,
    calls,
    reloads,
    /** The announcements of the live region. */
    heard,
    good,
    arm: () => void (isArmed = true),
    disarm: () => void (isArmed = false),
    online: (is: boolean) => void (isOnline = is),
    asked: (name: EndpointName = endpoint) => calls.filter((call) => call.name === name),
    /** Returns all messages since the last `forget`. */
    messages: () => {
      look();
      return messages;
    },
    find: everywhere,
    seen: (tag: string): string => textOf(document.querySelector(tag)?.shadowRoot),
    mount: (markup: string) => document.body.insertAdjacentHTML('beforeend', markup),
    unmount(): void {
      document.body.replaceChildren(...document.querySelectorAll('#waybill-live'));
    },
    /** Drops the messages so far. */
    forget(): void {
      look();
      for (const message of messages) before.add(message);
      messages.clear();
      heard.length = 0;
    },
    /** Waits until `ready` finds something. @throws Error that names what was waited for, and the texts of open dialogs */
    until: async <T>(what: string, ready: () => T): Promise<NonNullable<T>> => {
      const looked = (): T => {
        look();
        return ready();
      };
      try {
        return await untilFound(what, looked);
      } catch (error) {
        const says = everywhere('dialog[open]').map(textOf).join(' | ') || 'no dialog';
        throw new Error(`${(error as Error).message}; instead: ${says}`, { cause: error });
      }
    },
    button: (key: string) => buttons(key)[0],
    /** Presses the button with one of these texts by keyboard, once it is enabled. */
    async press(...keys: readonly string[]): Promise<void> {
      const found = await page.until(`a button ${keys.join(' or ')}`, () =>
        keys.flatMap((key) => buttons(key)).find((each) => each.getAttribute('aria-disabled') !== 'true'),
      );
      await pressed(found);
    },
    /** Presses an element by selector, for buttons without a text of their own. */
    async pressOn(selector: string): Promise<void> {
      const found = await page.until(selector, () => everywhere(selector)[0]);
      await pressed(found);
    },
    async type(selector: string, text: string): Promise<void> {
      const field = await page.until(selector, () => everywhere<HTMLInputElement>(selector)[0]);
      field.focus();
      enter(field, text);
      await settle();
    },
    /** Closes the page for good. */
    async leave(): Promise<void> {
      document.body.replaceChildren();
      await settle();
      isLeft = true;
      watchRegion.disconnect();
      document.removeEventListener('waybill-navigate', onNavigate);
      listeners.clear();
      vi.clearAllTimers();
      forget();
    },
  };
  return page;
}

/** Presses a button as the keyboard does: the previously focused element loses the focus first. */
async function pressed(button: HTMLElement): Promise<void> {
  button.focus();
  await settle();
  button.click();
}

/** Returns the text of a button without its visually hidden suffix. */
const nameAlone = (element: Element): string =>
  textOf(element)
    .slice(0, textOf(element).length - textOf(element.querySelector('.vh')).length)
    .trim();

export type Page = Awaited<ReturnType<typeof openFaultyPage>>;

/** Tells whether an endpoint only reads. */
export const isRead = (name: EndpointName): boolean => !ENDPOINTS[name].write;
export const unknownKey = json({ status: 404, reason: 'never_arrived' }, 404);
