import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../demo/sample/backend';
import '../../src/editing/editing';
import { waybill } from '../../src/app/public';
import { BOOT } from '../../src/page/page';
import { seen, shadowOf } from '../kit/look';
import { mountPage, type Answers } from '../kit/mount';
import { until } from '../kit/until';

const TABLE = 'waybill-pricing-table';
const API = 'https://api.example.com';
const label = (tag: string) => shadowOf(tag).querySelector<HTMLElement>('[data-editing]');
const labelText = (tag: string) => label(tag)?.textContent ?? '';
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('waybill'));

/** Opens a page whose script tag has `data-editing`. */
const openEdited = (markup: string, answers?: Answers, api = API) => mountPage(markup, { api, answers });

beforeEach(() => Reflect.set(globalThis, BOOT, { script: { editing: '' } }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, BOOT);
  localStorage.clear();
});

/** The replies of what is no API: a page of a web server. */
const NO_API = Object.fromEntries(
  ['session', 'token', 'bundles', 'products', 'localization', 'cart'].map((name) => [
    name,
    () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  ]),
);

describe('a widget on a page that an author edits', () => {
  it('says what it is in the language of the page, and in another one when the page changes it', async () => {
    document.documentElement.lang = 'fr';
    await openEdited(`<${TABLE}></${TABLE}><waybill-mini-cart></waybill-mini-cart>`);
    await until(() =>
      expect(labelText(TABLE)).toBe('Tableau des prix · Aperçu. Le widget est actif sur la page elle-même.'),
    );
    expect(labelText('waybill-mini-cart')).toMatch(/^Mini-panier · /);
    expect(label(TABLE)?.lang).toBe('fr');
    document.documentElement.lang = 'ru';
    await until(() => expect(labelText(TABLE)).toMatch(/^Таблица цен · /));
  });

  it('has nothing that can be pressed or focused, also once it is drawn anew, and keeps the attributes of its tag', async () => {
    await openEdited(`<${TABLE} category="dynamic-routing"><a href="/pricing.pdf">Our prices</a></${TABLE}>`);
    await until(() => expect(seen(TABLE)).toContain('Plan 1001'));
    const host = document.querySelector<HTMLElement>(TABLE);
    const open = () => [...shadowOf(TABLE).children].filter((node) => !(node as HTMLElement).inert);
    await until(() => expect(open()).toEqual([label(TABLE)]));
    expect(host?.getAttributeNames()).toEqual(['category']);
    // Removed and put back, it is drawn anew.
    host?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    if (host) document.body.append(host);
    await until(() => expect(seen(TABLE)).toContain('Plan 1001'));
    await until(() => expect(open()).toEqual([label(TABLE)]));
  });

  it('is found when the page adds it later, and once only', async () => {
    await openEdited(`<${TABLE}></${TABLE}>`);
    await until(() => expect(labelText(TABLE)).not.toBe(''));
    document.body.insertAdjacentHTML('beforeend', '<section><waybill-faq><details></details></waybill-faq></section>');
    await until(() => expect(labelText('waybill-faq')).toMatch(/^FAQ · /));
    document.body.prepend(document.querySelector('section') ?? '');
    await until(() => expect(shadowOf('waybill-faq').querySelectorAll('[data-editing]')).toHaveLength(1));
  });

  it('that shows nothing of its own has no label', async () => {
    await openEdited(
      '<waybill-dialogs></waybill-dialogs><waybill-config></waybill-config><waybill-cart></waybill-cart>',
    );
    await until(() => expect(labelText('waybill-cart')).toMatch(/^Cart · /));
    expect([label('waybill-dialogs'), label('waybill-config')]).toEqual([null, null]);
  });
});

describe('the data on a page that an author edits', () => {
  it('are the API’s where it is reached', async () => {
    const { calls } = await openEdited(`<${TABLE}></${TABLE}>`);
    await until(() => expect(seen(TABLE)).toContain('Plan 1001'));
    expect(calls.map(({ url }) => url).filter((url) => !url.startsWith(API))).toEqual([]);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['token', 'bundles']));
    expect(labelText(TABLE)).toContain('Preview');
  });

  it.each<[string, Answers]>([
    ['is down', { token: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['is no API', NO_API],
    ['fails', { token: () => Response.json({ status: 503 }, { status: 503 }) }],
  ])('are those of the sample shop where it %s, which the label says', async (_, answers) => {
    const { calls } = await openEdited(`<${TABLE} category="last-mile-delivery"></${TABLE}>`, answers);
    await until(() => expect(labelText(TABLE)).toContain('Sample data: the shop doesn’t answer this site.'));
    await until(() => expect(seen(TABLE)).toMatch(/\$\d/));
    // The first call has told it.
    expect(calls).toHaveLength(1);
  });

  it('are those of a member of the sample shop where a widget is about an account', async () => {
    await openEdited('<waybill-subscription></waybill-subscription>', {
      session: NO_API['session'],
      token: NO_API['token'],
    });
    await until(() => expect(seen('waybill-subscription')).toMatch(/\$\d/));
  });

  it('are sample data where the page asks for them, and nobody is asked', async () => {
    const { calls } = await openEdited(`<${TABLE}></${TABLE}>`, {}, 'mock');
    await until(() => expect(seen(TABLE)).toContain('Route Planner'));
    expect(calls).toEqual([]);
    expect(labelText(TABLE)).toContain('Preview');
  });

  it('are never changed, and nothing is kept in the browser', async () => {
    const { calls } = await openEdited(`<${TABLE}></${TABLE}>`);
    await until(() => expect(seen(TABLE)).toContain('Plan 1001'));
    expect((await waybill.cart.add('package/1001')).status).toBe('added');
    expect(
      calls.filter(({ name }) => !['session', 'token', 'bundles', 'products', 'localization'].includes(name)),
    ).toEqual([]);
    expect(keptKeys()).toEqual([]);
  });
});

describe('a page without data-editing, or with the value false', () => {
  it.each([[{}], [{ editing: 'false' }]])('is one for visitors: %o', async (script) => {
    Reflect.set(globalThis, BOOT, { script });
    await openEdited(`<${TABLE}></${TABLE}>`);
    await until(() => expect(seen(TABLE)).toContain('Plan 1001'));
    expect(label(TABLE)).toBeNull();
    expect(shadowOf(TABLE).querySelector('[inert]')).toBeNull();
  });
});
