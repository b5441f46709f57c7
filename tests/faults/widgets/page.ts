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
  /** The path of its address. */
  readonly at: string;
  readonly answers: Answers;
  /** What the endpoint that is looked at does once the page is `armed`. */
  readonly endpoint: EndpointName;
  readonly act: (good: Act) => Act;
  /** What the server says of a write that is asked for afterwards. */
  readonly outcome: Act;
  readonly listeners: ReturnType<typeof watchListeners>;
  /** From the first moment of the page. */
  readonly isArmed: boolean;
  /** The connection goes once the page knows who is there. */
  readonly isCutAfterSession: boolean;
}

/** A dialog that is modal, as far as one can be without a layout: it gives the focus back. */
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

/** Few enough to be drawn a thousand times. */
const FEW = bundlesBody({ data: [wirePlan(1001), wirePlan(1002, { catid: 1, price: '333.00' })] });

/** One page, one server and one person at it. */
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
    // jsdom follows no link, and saves nothing.
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
      // Who could not say what became of it says in the end that it was done.
      if (isArmed || outcome === unknownKey) return outcome(seen, signal);
      return asked ? told(asked.name, seen) : unknownKey(seen, signal);
    }
    return (isArmed && name === endpoint ? act : good)(seen, signal);
  };
  // What is on its way when the page is left is never answered: nothing goes on in a window that is closed by then.
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
  // Statistics come half a second after what they count, and so after a cell.
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
    return allOf((element) => isPressed(element) && isNamed(element));
  };

  const page = {
    language,
    store,
    script,
    calls,
    reloads,
    /** What the live region told. */
    heard,
    good,
    arm: () => void (isArmed = true),
    disarm: () => void (isArmed = false),
    online: (is: boolean) => void (isOnline = is),
    asked: (name: EndpointName = endpoint) => calls.filter((call) => call.name === name),
    /** All that has said something by itself since it was last forgotten. */
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
    /** What was said until here does not count. */
    forget(): void {
      look();
      for (const message of messages) before.add(message);
      messages.clear();
      heard.length = 0;
    },
    /** @throws Error that says what was waited for, and what the dialogs say instead */
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
    /** Presses the button of that text as the keyboard does, once it can be pressed. */
    async press(...keys: readonly string[]): Promise<void> {
      const found = await page.until(`a button ${keys.join(' or ')}`, () =>
        keys.flatMap((key) => buttons(key)).find((each) => each.getAttribute('aria-disabled') !== 'true'),
      );
      await pressed(found);
    },
    /** Presses what has no text of its own. */
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

/** As the keyboard does: what is left hears of it first. */
async function pressed(button: HTMLElement): Promise<void> {
  button.focus();
  await settle();
  button.click();
}

/** Without what only a screen reader hears after it. */
const nameAlone = (element: Element): string =>
  textOf(element)
    .slice(0, textOf(element).length - textOf(element.querySelector('.vh')).length)
    .trim();

export type Page = Awaited<ReturnType<typeof openFaultyPage>>;

/** Whether something is asked for that changes nothing. */
export const isRead = (name: EndpointName): boolean => !ENDPOINTS[name].write;
export const unknownKey = json({ status: 404, reason: 'never_arrived' }, 404);
