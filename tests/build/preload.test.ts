import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { run } from './command';

const DIST = join(ROOT, 'dist');
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');
const { files } = JSON.parse(read('integrity.json')) as { files: Readonly<Record<string, string>> };
const valuesOf = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('npx waybill preload', () => {
  it('names the files of several widgets, each once and with its hash', async () => {
    const { stdout, status } = await run('preload', 'waybill-pricing-table', 'cart', '--assets', '/w', '--lang', 'fr');
    const named = valuesOf(stdout, 'href').map((href) => href.replace('/w/', ''));
    expect(status).toBe(0);
    expect(named).toEqual(expect.arrayContaining(['waybill.js', 'elements/pricing-table.js', 'elements/cart.js']));
    expect(named.filter((file) => /^chunks\/(en|fr)-/.test(file)).map((file) => file.slice(7, 14))).toEqual([
      'fr-comm',
      'fr-pric',
      'fr-cart',
    ]);
    expect(new Set(named).size).toBe(named.length);
    expect(valuesOf(stdout, 'integrity')).toEqual(named.map((file) => files[file]));
  });

  it('connects to the origin of the API, with and without the cookie', async () => {
    const { stdout } = await run('preload', 'cart', '--assets', '/', '--api', 'https://api.example.com/v1/');
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      '<link rel="preconnect" href="https://api.example.com">',
      '<link rel="preconnect" href="https://api.example.com" crossorigin>',
    ]);
  });

  it('prints what the package has for a pricing table', async () => {
    const options = ['--assets', '/waybill/', '--api', 'https://api.example.com'];
    const { stdout } = await run('preload', 'waybill-pricing-table', ...options);
    expect(stdout).toBe(read('preload.html'));
  });

  it.each([
    [['preload', '--assets', '/'], 'A tag is needed'],
    [['preload', 'waybill-cart'], '--assets is missing'],
    [['preload', 'waybill-cart', '--assets', '/', '--api', 'example'], '--api is no address: example'],
    [['preload', 'waybill-carts', '--assets', '/'], 'There is no widget waybill-carts'],
    [['preload', 'waybill-cart', '--assets', '/', '--lang', 'de'], 'There are no texts in de; there are en, es'],
    [['preload', 'waybill-cart', '--json'], "Unknown option '--json'"],
  ])('ends with 2 and says what is wrong with %j', async (args, why) => {
    const { stderr, status } = await run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });
});
