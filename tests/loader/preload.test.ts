import { expect, it } from 'vitest';
import { preload } from '../../src/loader/preload';

it.each([
  ['with the nonce of its script', 'n0nce', 'n0nce'],
  ['without one where there is none', undefined, ''],
])('a module is fetched ahead %s', (_, nonce, expected) => {
  const page = document.implementation.createHTMLDocument();
  preload(page, 'https://cdn.example/chunks/core.js', nonce);
  const link = page.head.querySelector('link');
  expect([link?.rel, link?.href, link?.nonce]).toEqual([
    'modulepreload',
    'https://cdn.example/chunks/core.js',
    expected,
  ]);
});
