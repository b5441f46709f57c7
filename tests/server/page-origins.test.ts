import { describe, expect, it } from 'vitest';
import { isTrusted } from '../../demo/server/http/page-origins';
import { readSettings } from '../../demo/server/settings';

describe('a page of this machine', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:8080', true],
    ['https://localhost', true],
    ['http://localhost.evil.example', false],
    ['http://localhost:3000.evil.example', false],
    ['http://127.0.0.10:3000', false],
    ['file://', false],
    ['null', false],
  ])('from %s is trusted: %s, where local pages are served', (origin, isServed) => {
    expect(isTrusted(origin, { origins: [], servesLocalPages: true })).toBe(isServed);
    expect(isTrusted(origin, { origins: [] })).toBe(false);
  });

  it.each([
    [{}, true],
    [{ WAYBILL_DEMO: '0', WAYBILL_PUBLIC_URL: 'https://shop.example.com' }, false],
    [{ WAYBILL_DEMO: '1', WAYBILL_PUBLIC_URL: 'https://shop.example.com' }, false],
    [{ WAYBILL_DEMO: '1', DATABASE_URL: 'postgres://user:word@host/name' }, false],
  ])('is served with the settings %j: %s, only by a demo that somebody runs for themselves', (env, isServed) => {
    expect(readSettings(env).servesLocalPages).toBe(isServed);
  });
});
