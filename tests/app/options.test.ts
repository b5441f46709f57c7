import { expect, it } from 'vitest';
import { toConfigPatch } from '../../src/page/options';

it('serialisable options go into the store; functions and unknown names do not', () => {
  const options = {
    api: 'https://api.example.com',
    country: undefined,
    memberId: 7,
    routes: { register: '/join' },
    navigate: () => undefined,
    getToken: () => 'secret',
    allowedOrigins: ['https://accounts.example'],
  };
  expect(toConfigPatch(options)).toStrictEqual({
    api: 'https://api.example.com',
    memberId: 7,
    routes: { register: '/join' },
  });
});

it('inherited properties of an options object are ignored', () => {
  expect(toConfigPatch(Object.create({ api: 'https://evil.example' }) as object)).toStrictEqual({});
});
