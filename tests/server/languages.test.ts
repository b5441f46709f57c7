import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '../../demo/server/texts/dictionary';
import { plain, readPdf } from './pdf-text';
import { newKey, openShop, type Shopper } from './shopping';

const { arrive } = openShop();

const LANGUAGES = ['es', 'fr', 'pt', 'ru', 'vi'] as const;
type Spoken = (typeof LANGUAGES)[number];
type Body = Readonly<Record<string, readonly object[]>>;

const ROUTE_PLANNER = 4;
const GEOFENCING = 141;

const wordIn = (language: Spoken, english: string): string => DICTIONARIES[language][english] ?? 'missing';

/** Opens a browser that asks in a language. */
const arriveSpeaking = async (name: string, language: Spoken) => {
  const shopper = await arrive(name);
  const headers = { 'Accept-Language': language };
  return {
    shopper,
    say: (english: string) => wordIn(language, english),
    get: async (path: string) => (await shopper.call(path, { headers })).body as Body,
    post: async (path: string, body: object) =>
      (await shopper.call(path, { body, headers: { ...headers, 'Idempotency-Key': newKey() } })).body as Body,
    services: async (path: string) => {
      const bearer = await shopper.bearer();
      return (await shopper.call(`/services${path}`, { headers: { ...bearer, ...headers } })).body as Body;
    },
  };
};

/** Returns the oldest invoice of a member, which is for the package: its title in the list and the text of its document. */
const firstInvoice = async (shopper: Shopper, language: Spoken) => {
  const headers = { 'Accept-Language': language };
  const path = `/account/${await shopper.memberId()}/invoices`;
  const rows = (await shopper.call(path, { headers })).body.data as unknown as { number: string; title: string }[];
  const { number, title } = rows.at(-1) ?? { number: '', title: '' };
  const pdf = await shopper.raw(`${path}/${number}/pdf`, { headers });
  return { title, text: plain((await readPdf(await pdf.arrayBuffer())).text) };
};

const found = (rows: readonly object[] | undefined, code: string) =>
  rows?.find((row) => 'code' in row && row.code === code);

describe.each(LANGUAGES)('the backend asked in %s', (language) => {
  it('describes its catalogue in the language [API-04, API-29, API-34]', async () => {
    const { say, services } = await arriveSpeaking('member', language);
    const { data, modules, categories } = await services('/bundles?ind=14');
    expect(found(data, 'route-planner-annual')).toMatchObject({
      title: say('Route Planner'),
      description: say('Plan the day’s routes on one map and send them to drivers.'),
      highlights: expect.arrayContaining([say('Unlimited stops and routes')]),
      features: expect.arrayContaining([
        expect.objectContaining({ group: say('Planning'), name: say('Route history'), value: say('3 months') }),
      ]),
    });
    expect(found(data, 'route-optimization-annual')).toMatchObject({ extends: say('Route Planner') });
    expect(found(modules, 'geofencing')).toMatchObject({ title: say('Geofencing') });
    expect(categories).toContainEqual(expect.objectContaining({ name: say('Last-Mile Delivery') }));
    const { data: platforms } = await services('/platforms');
    expect(platforms).toContainEqual(expect.objectContaining({ name: say('Delivery') }));
  });

  it('finds an add-on by its name in the language [API-32]', async () => {
    const { say, services } = await arriveSpeaking('member', language);
    const { data } = await services(`/modules/search?q=${encodeURIComponent(say('Geofencing'))}`);
    expect(data).toContainEqual(expect.objectContaining({ id: GEOFENCING }));
  });

  it('names what is in the cart, what an order is for, and why it refuses [API-11, REV-11]', async () => {
    const { shopper, say, get, post } = await arriveSpeaking('member', language);
    await shopper.choose(ROUTE_PLANNER);
    const cart = await get('/cart/data');
    expect(cart).toMatchObject({
      data: { plan: { title: say('Route Planner') } },
      statement: { lines: [{ title: say('Route Planner') }] },
    });
    expect(await post('/cart/add', { id: 999_999, module: 1, pricing: 1 })).toMatchObject({
      message: say('There is no such product.'),
    });
  });

  it('says why an account may not do what it asks for [API-04]', async () => {
    const { shopper, say, post } = await arriveSpeaking('readonly', language);
    const refused = await post(`/billing/account/${await shopper.memberId()}/checkout?pricing=1`, {});
    expect(refused).toMatchObject({ message: say('You have view-only access to this subscription.') });
  });

  it.each(['subscriber', 'trial'])('names the package of an upgrade of %s in one way [UPG-20]', async (name) => {
    const { shopper, say, get } = await arriveSpeaking(name, language);
    await shopper.choose(ROUTE_PLANNER);
    const { title, message } = await get('/manage/ui/account/subscription/upgrade/message');
    expect(title).toContain(say('Route Planner'));
    expect(message).toContain(`<strong>${String(title)}</strong>`);
  });

  it('names on the account, in the list of invoices and on the invoice what was bought [INV-01]', async () => {
    const { shopper, say, get } = await arriveSpeaking('subscriber', language);
    const info = await get(`/account/subscription/info?member_id=${await shopper.memberId()}`);
    expect(info).toMatchObject({ subscription: { title: say('Route Optimization') } });
    const { title, text } = await firstInvoice(shopper, language);
    expect(title).toContain(say('Route Optimization'));
    expect(text).toContain(plain(say('Route Optimization')));
    expect(text).not.toContain('Route Optimization');
  });

  it('serves a host page whose texts and captions are in its language [I18-01]', async () => {
    const { shopper, say } = await arriveSpeaking('member', language);
    const page = await (await shopper.raw(`/platform/marketplace?lang=${language}`)).text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`<h1>${say('Add-ons for any package')}</h1>`);
    expect(page).toContain(`/assets/videos/dynamic-routing.${language}.vtt`);
    const captions = await shopper.raw(`/assets/videos/dynamic-routing.${language}.vtt`);
    expect([captions.status, (await captions.text()).startsWith('WEBVTT')]).toEqual([200, true]);
    const contact = await (await shopper.raw(`/account/contact?lang=${language}`)).text();
    expect(contact).toContain(`<h1>${say('Talk to us')}</h1>`);
    expect(contact).not.toContain('Bills and payments');
  });
});

describe('a reply', () => {
  it('says to caches that it depends on the language', async () => {
    const member = await arrive('member');
    expect((await member.raw('/account/session')).headers.get('Vary')).toContain('Accept-Language');
  });
});
