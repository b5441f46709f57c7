import { expect, it } from 'vitest';
import { preload } from '../../src/loader/preload';

it.each([
  ['with the script’s nonce', 'n0nce', 'n0nce'],
  ['without a nonce if the script has none', undefined, ''],
])('preload adds a modulepreload link %s', (_, nonce, expected) => {
  preload('https://cdn.example/chunks/core.js', nonce);
  const link = document.head.querySelector('link');
  link?.remove();
  expect([link?.rel, link?.href, link?.nonce]).toEqual([
    'modulepreload',
    'https://cdn.example/chunks/core.js',
    expected,
  ]);
});
