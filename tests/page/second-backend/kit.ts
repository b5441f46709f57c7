import type { ConsoleMessage, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { startHostPage } from '../../second-backend/host-page';
import type { Quirks } from '../../second-backend/quirks';
import { type SecondBackend, startSecondBackend } from '../../second-backend/server';
import { cartOf, TODAY } from '../../second-backend/state';
import { eventually } from '../acts';
import { openPage } from '../kit';

export interface Shop {
  /** Markup of the widgets on the page. */
  readonly widgets: string;
  /** The account that is signed in; a visitor by default. */
  readonly as?: 'newcomer' | 'subscriber' | 'indirect' | 'expired';
  readonly turned?: Partial<Quirks>;
  /** The initial cart of the member on the server: a package, and quantities by add-on. */
  readonly cart?: { readonly packageId?: number; readonly modules?: Readonly<Record<number, number>> };
}

export interface Heard {
  readonly name: string;
  readonly detail: { readonly [name: string]: unknown };
}

export interface Opened {
  readonly page: Page;
  readonly backend: SecondBackend;
  /** The events that the page has received, in order. */
  readonly heard: readonly Heard[];
  /** Warnings and errors in the console, except the browser's own about requests. */
  readonly said: readonly string[];
}

const MEMBER_IDS = { newcomer: 2001, subscriber: 2002, indirect: 2003, expired: 2004 } as const;
const EVENTS = 'ready error cart-change checkout-request checkout-start checkout-complete checkout-fail navigate';

const isOwn = (message: ConsoleMessage): boolean =>
  /^(warning|error)$/.test(message.type()) && !/^(Failed to load resource|Access to fetch)/.test(message.text());

function fill(backend: SecondBackend, as: Shop['as'], content: Shop['cart']): void {
  if (!as || !content) return;
  const cart = cartOf(backend.state, `member-${MEMBER_IDS[as]}`);
  cart.packageId = content.packageId ?? null;
  for (const [id, quantity] of Object.entries(content.modules ?? {})) cart.modules.set(Number(id), quantity);
}

/** Starts a second backend for this test, and opens a page with these widgets on another origin. */
export async function openOnSecondBackend({ widgets, as, turned, cart }: Shop): Promise<Opened> {
  const backend = await startSecondBackend(turned);
  fill(backend, as, cart);
  const host = await startHostPage(backend.url, widgets);
  onTestFinished(async () => {
    await Promise.all([backend.close(), host.close()]);
  });
  const heard: Heard[] = [];
  const said: string[] = [];
  const before = async (page: Page): Promise<void> => {
    // A fixed clock keeps the next billing date in the future, whenever this runs.
    await page.clock.install({ time: new Date(`${TODAY}T12:00:00Z`) });
    if (as) await page.context().addCookies([{ name: 'member', value: as, url: backend.url }]);
    page.on('console', (message) => {
      if (isOwn(message)) said.push(message.text());
    });
    await page.exposeFunction(
      'shopHears',
      (name: string, detail: Heard['detail']) => void heard.push({ name, detail }),
    );
    await page.addInitScript((names) => {
      for (const name of names.split(' ')) {
        document.addEventListener(`waybill-${name}`, (event) =>
          Reflect.get(window, 'shopHears')(name, Reflect.get(event, 'detail') ?? {}),
        );
      }
    }, EVENTS);
  };
  const page = await openPage({ path: `${host.url}/`, before });
  return { page, backend, heard, said };
}

/** Returns the visible text of a widget; empty until the widget is rendered. */
export const textIn = (page: Page, tag: string): Promise<string> =>
  page.evaluate((name) => {
    const children = [...(document.querySelector(name)?.shadowRoot?.children ?? [])];
    const shown = children.filter((child) => child instanceof HTMLElement && child.localName !== 'style');
    return shown
      .map((child) => Reflect.get(child, 'innerText'))
      .join('\n')
      .replaceAll(/\n\s*\n/g, '\n');
  }, tag);

/** Waits until the visible text of a widget meets the expectation. */
export const seenIn = (page: Page, tag: string) => eventually(() => textIn(page, tag));

/** Waits until no widget of the page is loading. */
export const widgetsSettled = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(({ localName }) => localName.startsWith('waybill-'))
        .filter((widget) => !widget.matches(':defined') || !widget.matches(':is(:state(ready), :state(error))'))
        .map(({ localName }) => localName),
    ),
  ).toEqual([]);

export const errorsOf = ({ heard }: Opened): readonly Heard[] => heard.filter(({ name }) => name === 'error');

/** Locates the marketplace card with this title. */
export const cardIn = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).last();
