import { expect, it } from 'vitest';
import { toConfigPatch } from '../../src/page/options';

it('what can be written down goes into the store; functions and what is not named do not', () => {
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

it('takes nothing that an object has only inherited', () => {
  expect(toConfigPatch(Object.create({ api: 'https://evil.example' }) as object)).toStrictEqual({});
});
