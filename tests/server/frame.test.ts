import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framed } from '../../demo/server/site/frame';
import { DICTIONARIES } from '../../demo/server/texts/dictionary';
import { LANGUAGES, NAMES } from '../../demo/server/texts/language';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

type Browser = ReturnType<Backend['browser']>;
const parsed = (html: string): Document => new JSDOM(html).window.document;
const textOf = (page: Document, selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The cookies of a visit, by name. */
type Jar = Map<string, string>;
const cookieOf = (jar: Jar): Record<string, string> =>
  jar.size > 0 ? { Cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ') } : {};

/** Opens a page with the cookies of a visit, and follows what it redirects to. */
async function open(
  browser: Browser,
  path: string,
  jar: Jar = new Map(),
): Promise<{ page: Document; jar: Jar; at: string }> {
  const reply = await browser.raw(path, { headers: cookieOf(jar) });
  for (const told of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(told) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  if (reply.status === 303) return open(browser, reply.headers.get('Location') ?? '/', jar);
  return { page: parsed(await reply.text()), jar, at: path };
}

const wayOn = (page: Document): string =>
  page.querySelector('[data-tour-next], [data-tour-finish]')?.getAttribute('href') ?? '';

describe('the header', () => {
  it('offers a visitor to sign in, and marks the page', async () => {
    const { page } = await open(backend.browser(), '/pricing');
    expect(textOf(page, '.session')).toBe('Sign in Try for free');
    expect(textOf(page, '.site-header [aria-current="page"]')).toBe('Pricing');
  });

  it.each(LANGUAGES)('names in %s the account that is signed in, with its pages', async (language) => {
    const browser = backend.browser();
    await browser.signIn('pastdue');
    const { page } = await open(browser, `/account/invoices?lang=${language}`);
    const title = 'With an invoice past due';
    const told = language === 'en' ? title : DICTIONARIES[language][title];
    expect(textOf(page, '.account-name')).toBe(told);
    expect(page.querySelector('.menu-panel[aria-label] [aria-current="page"]')?.getAttribute('href')).toContain(
      '/account/invoices',
    );
    expect(page.querySelector('[data-sign-out]')?.getAttribute('href')).toContain('as=visitor');
  });
});

describe('the docs', () => {
  const index = readFileSync(new URL('../../demo/index.html', import.meta.url), 'utf8');
  const linksTo = async (hasDocs: boolean): Promise<string[]> => {
    const html = await framed(index, { path: '/', isMember: false, isDemo: true, hasDocs, tour: null });
    const links = [...parsed(html).querySelectorAll('a[href^="/docs"]')];
    return links.map((link) => link.closest('header, main, footer')?.localName ?? '');
  };

  it('have a link in the menu, on the first page and in the footer, where they were built', async () => {
    expect(await linksTo(true)).toEqual(['header', 'main', 'footer']);
    expect(await linksTo(false)).toEqual([]);
  });
});

describe('the footer', () => {
  it('leads to the same page in each language', async () => {
    const { page } = await open(backend.browser(), '/pricing?utm_source=mail&lang=ru');
    const links = [...page.querySelectorAll('[data-languages] a')].map((link) => [
      link.textContent?.trim(),
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    expect(links).toEqual([
      [NAMES.en, '/pricing?utm_source=mail', null],
      [NAMES.es, '/es/pricing?utm_source=mail', null],
      [NAMES.fr, '/fr/pricing?utm_source=mail', null],
      [NAMES.pt, '/pricing?utm_source=mail&lang=pt', null],
      [NAMES.vi, '/vi/pricing?utm_source=mail', null],
      [NAMES.ru, '/pricing?utm_source=mail&lang=ru', 'true'],
    ]);
  });
});

/** Returns the carts and the buttons that add something. */
const shown = (root: Document): string[] =>
  [...root.querySelectorAll('waybill-cart, [data-waybill-action]')].map(
    (element) => element.getAttribute('data-waybill-action') ?? element.localName,
  );

describe('the frame', () => {
  it('shows the query of an address and the name of an account as text', async () => {
    const browser = backend.browser();
    const attack = '"><img src=x onerror=alert(1)><!-- %LANGUAGES% -->';
    const body = { company: attack, email: 'frame@fleet.example', password: 'long enough for this', tracking_id: '' };
    await browser.call('/register', { body });
    const { page } = await open(browser, `/pricing?lang=fr&x=${encodeURIComponent(attack)}`);
    expect(page.querySelector('[onerror]')).toBeNull();
    expect(page.querySelectorAll('[data-languages] a')).toHaveLength(6);
  });
});

describe('the drawer of a page', () => {
  it('shows the tags that the page has, and nothing that the server added', async () => {
    const { page } = await open(backend.browser(), '/platform/marketplace');
    const tags = parsed(page.querySelector('.built code')?.textContent ?? '');
    expect(shown(tags).toSorted()).toEqual(shown(page).toSorted());
    expect(tags.querySelectorAll('waybill-module-details > waybill-video')).toHaveLength(2);
    expect(tags.querySelector('script')?.getAttribute('src')).toBe('/dist/waybill.js');
    expect(page.querySelector('.built code')?.textContent).not.toContain('nonce');
    expect(page.querySelector('main [data-built-note]')).toBeNull();
    expect(textOf(page, '.built')).toContain('The buttons of the page itself add a module');
  });
});

describe('a guided tour', () => {
  it('walks each of the six from its card to its end, with one task on each page', async () => {
    const { page: index } = await open(backend.browser(), '/');
    const starts = [...index.querySelectorAll('.tours h3 a')].map((link) => link.getAttribute('href') ?? '');
    expect(starts).toHaveLength(6);
    for (const start of starts) {
      const browser = backend.browser();
      let here = await open(browser, start);
      const tasks: string[] = [];
      for (let step = 1; here.page.querySelector('[data-tour-bar]'); step += 1) {
        expect(textOf(here.page, '.tour-step')).toContain(`step ${step} of`);
        expect(here.page.querySelector('main h1')).not.toBeNull();
        tasks.push(textOf(here.page, '.tour-task'));
        here = await open(browser, wayOn(here.page), here.jar);
      }
      expect(tasks.length).toBeGreaterThan(1);
      expect(new Set(tasks).size).toBe(tasks.length);
      expect(here.at).toBe('/');
    }
  });

  it('goes on where somebody comes to the next page by a widget', async () => {
    const browser = backend.browser();
    const { jar } = await open(browser, '/pricing?tour=buy.1');
    const registered = await open(browser, '/register', jar);
    expect(textOf(registered.page, '.tour-step')).toBe('Buy as a visitor: step 2 of 4');
    const elsewhere = await open(browser, '/mobile', jar);
    expect(textOf(elsewhere.page, '.tour-step')).toBe('Buy as a visitor: step 2 of 4');
  });

  it('goes on with an account on trial where a visitor has registered none', async () => {
    const browser = backend.browser();
    const { page, jar } = await open(browser, '/register?tour=buy.2');
    const { page: plan } = await open(browser, wayOn(page), jar);
    expect(textOf(plan, '.tour-step')).toBe('Buy as a visitor: step 3 of 4');
    expect(textOf(plan, '.account-name')).toBe('On the seven-day trial');
  });

  it('begins with the account as it was at first, and leaves it alone on the way back', async () => {
    const browser = backend.browser();
    const begin = '/account/manage-features?as=pastdue&tour=owe';
    const { jar, page } = await open(browser, begin);
    expect(textOf(page, '.tour-step')).toBe('Settle a past-due invoice: step 1 of 3');
    const pace = async (body?: object): Promise<unknown> =>
      Reflect.get((await browser.call('/demo/activation', { headers: cookieOf(jar), body })).body, 'pace');
    await pace({ pace: 'slow' });
    const { page: second } = await open(browser, wayOn(page), jar);
    await open(browser, second.querySelector('[data-tour-back]')?.getAttribute('href') ?? '', jar);
    expect(await pace()).toBe('slow');
    await open(browser, begin, jar);
    expect(await pace()).toBe('normal');
  });

  it.each(['buy.9', 'buy.0', 'nothing.1', 'buy', ''])('is none for %j', async (value) => {
    const { page } = await open(backend.browser(), '/pricing', new Map([['tour', value]]));
    expect(page.querySelector('[data-tour-bar]')).toBeNull();
  });

  it('is not begun on a site that is no demo, where nobody may be any account', async () => {
    const shop = await openBackend({ demo: false, publicUrl: 'https://shop.example.com' });
    const reply = await shop.browser().raw('/pricing?tour=buy.1', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(reply.headers.get('Set-Cookie') ?? '').not.toContain('tour=');
    await shop.close();
  });
});
