import { afterEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, shadowOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { until } from '../kit/until';

const GRID = '<waybill-marketplace-grid></waybill-marketplace-grid>';
const SHOP = `<waybill-pricing-table></waybill-pricing-table><waybill-mini-cart href="/bag"></waybill-mini-cart>${GRID}`;
const NONE = { status: 200, data: [] };
const OPTIONS = { answers: { platforms: NONE, industries: NONE } };
const table = () => shadowOf('waybill-pricing-table');

/** Returns the addresses of all links in the widgets of the page, the page's own anchors left out. */
const addresses = (): string[] =>
  ['waybill-pricing-table', 'waybill-mini-cart', 'waybill-marketplace-grid'].flatMap((tag) =>
    all(shadowOf(tag), 'link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.startsWith('#')),
  );

/** Opens a page at a path and in a language, with widgets that link to other pages. */
async function openAt(path: string, language: string, options: Parameters<typeof mountPage>[1] = {}) {
  history.replaceState(null, '', path);
  document.documentElement.lang = language;
  const page = await mountPage(SHOP, { ...OPTIONS, ...options });
  await until(() => expect(all(table(), 'article').length).toBeGreaterThan(0));
  await until(() => expect(addresses().length).toBeGreaterThan(2));
  return {
    ...page,
    async choose() {
      const [card] = all(table(), 'article');
      const [button] = all(card ?? table(), 'button');
      button?.click();
      await until(() => expect(page.moves.length).toBeGreaterThan(0));
      return page.moves.at(-1);
    },
  };
}

afterEach(() => history.replaceState(null, '', '/'));

describe('links and redirects', () => {
  it.each(['fr', 'es', 'vi'])('keep /%s of the page’s address [I18-07]', async (code) => {
    const page = await openAt(`/${code}/pricing`, code);
    expect(addresses().filter((href) => !href.startsWith(`/${code}/`))).toEqual([]);
    expect(await page.choose()).toBe(`/${code}/register`);
  });

  it.each(['fr', 'es', 'vi', 'en', 'pt', 'ru'])(
    'have no prefix in %s where the address has none [I18-07]',
    async (code) => {
      const page = await openAt('/pricing', code);
      expect(addresses().filter((href) => /^\/[a-z]{2}\//.test(href))).toEqual([]);
      expect(await page.choose()).toBe('/register');
    },
  );

  it('have the prefix that the site declares, and follow the language of the page [I18-07]', async () => {
    const page = await openAt('/pricing', 'fr', { localisedPaths: true });
    expect(await page.choose()).toBe('/fr/register');
    document.documentElement.lang = 'es';
    await until(() => expect(addresses().filter((href) => !href.startsWith('/es/'))).toEqual([]));
    document.documentElement.lang = 'ru';
    await until(() => expect(addresses().filter((href) => /^\/[a-z]{2}\//.test(href))).toEqual([]));
  });

  it('follow a router of the page to another language [I18-07]', async () => {
    await openAt('/fr/pricing', 'fr');
    history.replaceState(null, '', '/vi/pricing');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => expect(addresses().filter((href) => !href.startsWith('/vi/'))).toEqual([]));
  });

  it('lead where a function of the language says, and an absolute address stays as it is [I18-07]', async () => {
    const routes = {
      register: (language: string) => `/signup?lang=${language}`,
      terms: (language: string) => `/terms?lang=${language}`,
      mobile: 'https://apps.example/mobile',
    };
    const page = await openAt('/fr/pricing', 'ru', { routes });
    expect(addresses()).toEqual(expect.arrayContaining(['https://apps.example/mobile', '/fr/terms?lang=ru']));
    // A later call names one route, and the others stay.
    waybill.configure({ routes: { contact: '/help' } });
    document.documentElement.lang = 'pt';
    await until(() => expect(addresses()).toContain('/fr/terms?lang=pt'));
    expect(await page.choose()).toBe('/fr/signup?lang=pt');
  });
});

describe('waybill-config', () => {
  it('declares the paths of the site [I18-07]', async () => {
    document.documentElement.lang = 'fr';
    const { store } = await mountPage(`<waybill-config localised-paths>${SHOP}</waybill-config>`, OPTIONS);
    await until(() => one(table(), 'article', 'Plan 1001'));
    expect(store.getState().config.pathLanguage).toBe('fr');
  });

  it('is not replaced by one in a placeholder, whose author may be anybody [I18-07]', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.documentElement.lang = 'fr';
    const { store } = await mountPage(
      `<div data-waybill="config"><waybill-config localised-paths>${SHOP}</waybill-config></div>`,
      OPTIONS,
    );
    await until(() => expect(said.mock.calls.flat().join(' ')).toContain('localised-paths'));
    expect(store.getState().config.pathLanguage).toBeNull();
    said.mockRestore();
  });

  it('says nothing of them without the attribute, so the script tag’s word stands [I18-07]', async () => {
    document.documentElement.lang = 'fr';
    const { store } = await mountPage(`<waybill-config>${SHOP}</waybill-config>`, { ...OPTIONS, localisedPaths: true });
    await until(() => one(table(), 'article', 'Plan 1001'));
    expect(store.getState().config.pathLanguage).toBe('fr');
  });
});
