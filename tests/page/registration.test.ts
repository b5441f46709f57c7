import type { BrowserContext, Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { baseUrl } from './base';
import { cartOf, eventually, pick, serverCart, settled } from './acts';
import { openPage } from './kit';

async function fill(page: Page): Promise<void> {
  await page.locator('[name=company]').fill('Northwind Vans');
  await page.locator('[name=email]').fill('ada@northwind.example');
  await page.locator('[name=password]').fill('long enough for this');
}

const press = (page: Page): Promise<void> =>
  page.locator('[data-register]').evaluate((form: HTMLFormElement) => {
    // A double press, before the page can answer the first.
    form.requestSubmit();
    form.requestSubmit();
  });

interface Heard {
  /** The bodies of the registrations that were sent. Firefox does not tell them to a route. */
  readonly bodies: string[];
  /** The member of each answer; undefined where a press was refused. */
  readonly members: unknown[];
}

/** Hears what each registration of a browser sends, and what it is answered before the page can move on. */
async function hearRegistrations(context: BrowserContext, heard: Heard): Promise<void> {
  await context.exposeFunction('testHears', (list: 'bodies' | 'members', said: string) => heard[list].push(said));
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (init?.method !== 'POST' || !String(input).endsWith('/register')) return fetch(input, init);
      const hear = Reflect.get(window, 'testHears');
      await hear('bodies', init.body);
      const answer = await fetch(input, init);
      const body = await answer
        .clone()
        .json()
        .catch(() => ({}));
      await hear('members', body.member_id);
      return answer;
    };
  });
}

type Loss = (sent: Response, route: Route) => Promise<void>;

/** Sends the first registration of a page itself, and lets the browser have of the answer what is left. */
async function loseFirst(page: Page, { bodies }: Heard, lose: Loss | null): Promise<void> {
  let isFirst = true;
  await page.route('**/register', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    if (lose === null) return route.abort('connectionfailed');
    const [body] = bodies;
    return lose(await fetch(request.url(), { method: 'POST', headers: await request.allHeaders(), body }), route);
  });
}

/** Picks a package as a visitor, which opens the page that registers. */
async function pickAsVisitor(lose?: Loss | null): Promise<{ readonly page: Page; readonly heard: Heard }> {
  const heard: Heard = { bodies: [], members: [] };
  const page = await openPage({
    path: '/pricing',
    before: async (fresh) => {
      await hearRegistrations(fresh.context(), heard);
      if (lose !== undefined) await loseFirst(fresh, heard, lose);
    },
  });
  await settled(page);
  await pick(page, 'Route Planner');
  await eventually(() => new URL(page.url()).pathname).toBe('/register');
  await cartOf(page).getByText('Route Planner').first().waitFor();
  return { page, heard };
}

it('a double press in each of two tabs opens one account, with the package that was picked [TRL-06, NAV-01]', async () => {
  const { page, heard } = await pickAsVisitor();
  const other = await page.context().newPage();
  await other.goto(`${baseUrl()}/register`);
  for (const tab of [page, other]) await fill(tab);
  await Promise.all([press(page), press(other)]);
  for (const tab of [page, other]) {
    await eventually(() => new URL(tab.url()).pathname).toBe('/account/manage-features');
    await tab.locator('waybill-subscription').getByText('Route Planner').first().waitFor();
  }
  // The later tab may have found itself signed in already, and is then refused.
  expect(new Set(heard.members.filter((id) => typeof id === 'number')).size).toBe(1);
  expect(heard.members.length).toBeLessThanOrEqual(2);
});

const sessionOf = async (page: Page) => (await page.request.get(new URL('/account/session', baseUrl()).href)).json();

it.each<[string, Loss | null]>([
  ['answer', (_, route) => route.abort('connectionfailed')],
  [
    'body of the answer',
    ({ headers }, route) =>
      route.fulfill({ status: 502, body: '', headers: { 'Set-Cookie': headers.get('Set-Cookie') ?? '' } }),
  ],
  [
    'session',
    async (sent, route) => route.fulfill({ status: 200, contentType: 'application/json', body: await sent.text() }),
  ],
  ['request', null],
])('a registration whose %s is lost is sent again by another press, and nothing is lost [TRL-06]', async (_, lose) => {
  const { page } = await pickAsVisitor(lose);
  await fill(page);
  const create = page.getByRole('button', { name: 'Create the account' });
  await create.click();
  await page.getByText('Nothing is lost').waitFor();
  expect(await page.locator('[name=company]').inputValue()).toBe('Northwind Vans');
  await cartOf(page).getByText('Route Planner').first().waitFor();
  await create.click();
  await eventually(() => new URL(page.url()).pathname).toBe('/account/manage-features');
  await page.locator('waybill-subscription').getByText('Route Planner').first().waitFor();
  expect(await sessionOf(page)).toMatchObject({ is_trial: 1 });
  await settled(page);
  // What is on trial does not stand in the cart as well.
  expect(await serverCart(page)).toEqual({ plan: null, modules: [] });
});

it.each(['https://evil.example/', '//evil.example/', '/.//evil.example/', '/pricing/..//evil.example/'])(
  'the page that signs in does not lead to another site, as with return=%s [docs/decisions/0068]',
  async (back) => {
    const page = await openPage({ path: `/register?return=${encodeURIComponent(back)}` });
    const outside: string[] = [];
    await page.context().route(
      ({ hostname }) => hostname === 'evil.example',
      (route) => {
        outside.push(route.request().url());
        return route.fulfill({ body: '' });
      },
    );
    await settled(page);
    const again = page.locator('[data-sign-in]');
    if (await again.isVisible()) {
      const moved = page.waitForNavigation();
      await again.evaluate((form: HTMLFormElement) => form.requestSubmit());
      await moved;
    }
    expect(outside).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(baseUrl()).origin);
  },
);
