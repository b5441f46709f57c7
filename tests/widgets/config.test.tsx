import { describe, expect, it } from 'vitest';
import { listenTo } from '../kit/console';
import { one, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const PRICES = '<waybill-pricing-table></waybill-pricing-table>';
const table = (at = 0) => shadowOf('waybill-pricing-table', at);
const rootOf = (at = 0) => table(at).querySelector<HTMLElement>('.wb-root');
const SECOND = 'waybill: a page has one configuration; this second <waybill-config> only sets locale and theme';

describe('waybill-config', () => {
  it('sets the API, country and member before the first call', async () => {
    const { calls, store } = await mountPage(
      `<waybill-config api="https://api.example.com" country="DE" member-id="7">${PRICES}</waybill-config>`,
    );
    await holds(() => calls.some(({ name }) => name === 'bundles'));
    expect(calls.filter(({ url }) => !url.startsWith('https://api.example.com/'))).toEqual([]);
    expect(store.getState().config).toMatchObject({ country: 'DE', memberId: 7 });
  });

  it('sets the routes, also when an attribute changes or a framework sets a property', async () => {
    const { store } = await mountPage(
      `<waybill-config route-register="/signup" route-sign-in="/login">${PRICES}</waybill-config>`,
    );
    await until(() => one(table(), 'article', 'Plan 1001'));
    expect(store.getState().config.routes).toMatchObject({
      register: '/signup',
      signIn: '/login',
      contact: '/account/contact',
    });
    const config = document.querySelector('waybill-config');
    config?.setAttribute('route-register', '/join');
    await holds(() => store.getState().config.routes.register === '/join');
    Object.assign(config ?? {}, { routeContact: '/help' });
    await holds(() => store.getState().config.routes.contact === '/help');
  });

  it('shows its children unchanged and renders nothing of its own', async () => {
    await mountPage(`<waybill-config country="US"><p>Prices</p></waybill-config>${PRICES}`);
    await until(() => one(table(), 'article', 'Plan 1001'));
    expect(textOf(shadowOf('waybill-config').querySelector('.wb-root'))).toBe('');
    expect(shadowOf('waybill-config').querySelector('slot')).not.toBeNull();
  });

  it('sets the language of the widgets inside [I18-01]', async () => {
    await mountPage(`<waybill-config locale="es">${PRICES}</waybill-config>`);
    await until(() => one(table(), 'radio', 'Mensual'));
    document.querySelector('waybill-config')?.setAttribute('locale', 'fr');
    await until(() => one(table(), 'radio', 'Mensuelle'));
    expect(rootOf()?.lang).toBe('fr');
  });

  it('yields to a nearer lang attribute', async () => {
    await mountPage(`<waybill-config locale="es"><div lang="pt">${PRICES}</div></waybill-config>`);
    await until(() => one(table(), 'radio', 'Mensal'));
    expect(rootOf()?.lang).toBe('pt');
  });

  it('sets the colour scheme of the widgets inside, and of no others', async () => {
    await mountPage(`<waybill-config theme="dark">${PRICES}</waybill-config>${PRICES}`);
    await until(() => one(table(1), 'article', 'Plan 1001'));
    expect(rootOf(0)?.style.colorScheme).toBe('dark');
    expect(rootOf(1)?.style.colorScheme).toBe('');
  });

  it('updates the options when an attribute changes', async () => {
    const { store } = await mountPage(`<waybill-config country="US">${PRICES}</waybill-config>`);
    await until(() => one(table(), 'article', 'Plan 1001'));
    document.querySelector('waybill-config')?.setAttribute('country', 'DE');
    await holds(() => store.getState().config.country === 'DE');
    await until(() => expect(textOf(one(table(), 'article', 'Plan 1001'))).toContain('USD $90'));
  });
});

describe('a second waybill-config', () => {
  it('with other options warns once and is ignored', async () => {
    const { said } = listenTo('warn');
    const { store } = await mountPage(
      '<waybill-config country="US"></waybill-config><waybill-config country="DE"></waybill-config>',
    );
    await holds(() => said().length > 0);
    expect(said()).toEqual([SECOND]);
    expect(store.getState().config.country).toBe('US');
  });

  it('with the same options, or only language and theme, does not warn', async () => {
    const { said } = listenTo('warn');
    await mountPage(
      `<waybill-config country="US"></waybill-config><waybill-config country="US"></waybill-config>
       <waybill-config locale="es" theme="dark">${PRICES}</waybill-config>`,
    );
    await until(() => one(table(), 'radio', 'Mensual'));
    expect(said()).toEqual([]);
  });
});

describe('a waybill-config inside a placeholder, as in user content', () => {
  const OWN = '<waybill-config api="https://api.example.com" country="US"></waybill-config>';
  const COMMENT = `<div data-waybill="config" data-api="https://elsewhere.example" data-country="RU">
    <waybill-config api="https://elsewhere.example" country="RU" currency="RUB" member-id="666" invoice-prefix="x" locale="es" theme="dark">${PRICES}</waybill-config></div>`;

  it.each([
    ['before the owner’s', COMMENT + OWN],
    ['after the owner’s', OWN + COMMENT],
  ])('%s sends no call and changes no option', async (_, markup) => {
    const { said } = listenTo('warn');
    const { calls, store } = await mountPage(markup);
    await until(() => one(table(), 'radio', 'Mensual'));
    await holds(() => calls.some(({ name }) => name === 'session'));
    expect(calls.filter(({ url }) => url.includes('elsewhere'))).toEqual([]);
    expect(calls.find(({ name }) => name === 'session')?.url).toMatch(/^https:\/\/api\.example\.com\//);
    expect(store.getState().config).toMatchObject({ country: 'US', memberId: null, locale: null });
    expect(store.getState().config.invoicePrefix).not.toBe('x');
    expect(rootOf()?.style.colorScheme).toBe('dark');
    const config = document.querySelector('[data-waybill] waybill-config');
    expect(config?.getAttributeNames()).toEqual(['locale', 'theme']);
    expect(said()).toEqual([
      'waybill: a placeholder sets data-locale and data-theme for what stands in it; api, country, currency, member-id, invoice-prefix belong on the script tag, in waybill.configure or on a real <waybill-config>',
    ]);
  });
});

describe('an attribute that cannot be read', () => {
  it('causes one warning, and its default is used', async () => {
    const { said } = listenTo('warn');
    const { store } = await mountPage(`<waybill-config theme="pink" member-id="seven">${PRICES}</waybill-config>`);
    await until(() => one(table(), 'article', 'Plan 1001'));
    document.querySelector('waybill-config')?.setAttribute('theme', 'pink');
    expect(said()).toEqual([
      'waybill: <waybill-config> can\'t read theme = "pink"; its default stands',
      'waybill: <waybill-config> can\'t read member-id = "seven"; its default stands',
    ]);
    expect(store.getState().config.memberId).toBeNull();
  });
});
