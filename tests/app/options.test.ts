import { expect, it } from 'vitest';
import { addressPatch, toConfigPatch } from '../../src/page/options';
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
