import { describe, expect, it } from 'vitest';
import { safeAddress, withQuery } from '../../src/runtime/redirect';

const PAGE = 'https://shop.example/pricing/';
const evil = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://shop.example',
  'https://shop.example.evil.example',
  'https://shop.example@evil.example',
  'https://shop.example:443@evil.example',
  'https://user:pass@shop.example/',
  'https://shop.example:8443/',
  'https://evil.example#shop.example',
  'https://evil.example?shop.example',
  'https://evil.example\\@shop.example',
  'https://evilshop.example',
  'https://shop-example.evil',
  'https://shop.example%2eevil.example',
  'https://shop.example。evil.example',
  'https://ⓔvil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/uuid',
  'filesystem:https://shop.example/temporary/x',
  'file:///etc/passwd',
  'ftp://shop.example/',
  'ws://shop.example/',
  'about:blank',
  'mailto:a@b.c',
  'tel:+1',
  'intent://shop.example#Intent;end',
  'view-source:https://shop.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  'https://shop.example \n.evil.example',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://0x7f000001/',
  'https://shop.example.:443/',
  '//shop.example.evil.example/%2f..',
  '//evil.example/..//shop.example',
  'https://evil.example/?next=https://shop.example',
  'https:///evil.example',
  '\u0009//evil.example',
];

describe('safeAddress', () => {
  it('has a table of at least the 60 usual bypasses', () => expect(evil.length).toBeGreaterThanOrEqual(60));

  it.each(evil)('refuses %j', (target) => {
    expect(safeAddress(target, PAGE, [])).toBeNull();
  });

  it.each([
    ['/register?utm_source=a', 'https://shop.example/register?utm_source=a'],
    ['/account/manage-features#packages', 'https://shop.example/account/manage-features#packages'],
    ['register', 'https://shop.example/pricing/register'],
    ['https://shop.example/x', 'https://shop.example/x'],
    ['https://app.example/x', 'https://app.example/x'],
  ])('goes to %s', (target, address) => {
    expect(safeAddress(target, PAGE, ['https://app.example'])).toBe(address);
  });
});

describe('withQuery', () => {
  it.each([
    ['/register', '', '/register'],
    ['/register', undefined, '/register'],
    ['/register', 'utm_source=a', '/register?utm_source=a'],
    ['/register', '?utm_source=a', '/register?utm_source=a'],
    ['/register?plan=1', 'utm_source=a', '/register?plan=1&utm_source=a'],
    ['/a#b', 'utm_source=a', '/a?utm_source=a#b'],
  ])('%s with %s is %s [NAV-20]', (route, query, expected) => {
    expect(withQuery(route, query)).toBe(expected);
  });
});
