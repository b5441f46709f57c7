import { expect, it } from 'vitest';
import { addressPatch, toConfigPatch, usableOptions, type WaybillOptions } from '../../src/page/options';
import { DEFAULT_ROUTES } from '../../src/store/slices/config';
import { listenTo } from '../kit/console';

it('serialisable options go into the store, of a token only that there is one; functions and unknown names do not', () => {
  const options = {
    api: 'https://api.example.com',
    country: undefined,
    memberId: 7,
    localisedPaths: undefined,
    navigate: () => undefined,
    getToken: () => 'secret',
    allowedOrigins: ['https://accounts.example'],
  };
  expect(toConfigPatch(options)).toStrictEqual({
    api: 'https://api.example.com',
    isTokenGiven: true,
    memberId: 7,
  });
});

it('the routes go into the store in the language of the page; what has no address keeps its default', () => {
  const error = listenTo('error');
  const routes = {
    register: '/join',
    pricing: (language: string) => `/prices?lang=${language}`,
    contact: '',
    quote: () => {
      throw new Error('no such language');
    },
    terms: 7 as unknown as string,
  };
  const patch = addressPatch(routes, { language: 'ru', localisedPaths: undefined }, '/fr/pricing');
  expect(patch).toStrictEqual({
    routes: { ...DEFAULT_ROUTES, register: '/join', pricing: '/prices?lang=ru', contact: '' },
    pathLanguage: 'fr',
  });
  expect(error.said()).toEqual([expect.stringContaining('waybill: a route that is a function failed')]);
});

it('inherited properties of an options object are ignored', () => {
  expect(toConfigPatch(Object.create({ api: 'https://evil.example' }) as object)).toStrictEqual({});
});

it('a text or function of a wrong type is not used, and the console says so; null and names that are none of ours are left alone', () => {
  const warn = listenTo('warn');
  const wrong = {
    api: 5,
    country: 5,
    currency: {},
    locale: ['de'],
    apiKey: true,
    token: 7,
    getToken: 'word',
    navigate: {},
  };
  const right = { pageId: 'home', invoicePrefix: '', country: 'DE', own: 1, memberId: 7, chat: () => undefined };
  expect(usableOptions(wrong as unknown as WaybillOptions)).toStrictEqual({});
  expect(warn.said()).toHaveLength(Object.keys(wrong).length);
  expect(warn.said()[1]).toBe('waybill: ignores country, which is no string');
  expect(usableOptions(right)).toStrictEqual(right);
  const none = { country: null, currency: undefined } as unknown as WaybillOptions;
  expect(usableOptions(none)).toStrictEqual(none);
});

it('addresses, endpoints and settings of a wrong type leave the defaults', () => {
  const wrong = { routes: 7, endpoints: 7, localisedPaths: 'yes' } as unknown as WaybillOptions;
  expect(toConfigPatch(wrong)).toStrictEqual({ endpoints: {}, localisedPaths: 'yes' });
  const { routes } = addressPatch(wrong.routes, { language: 'en', localisedPaths: undefined }, '/pricing');
  expect(routes).toStrictEqual(DEFAULT_ROUTES);
});
