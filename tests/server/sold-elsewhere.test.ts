import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts, moduleSwitches, quotes } from '../../demo/server/db/schema';
import { statementOf } from '../../demo/server/quote/statement';
import { LANGUAGES } from '../../demo/server/texts/language';
import { sayIn } from '../../demo/server/texts/texts';
import { readCart } from '../../src/contract/cart';
import { readCatalogue } from '../../src/contract/catalogue';
import { readPlatforms } from '../../src/contract/marketplace';
import { readMessages } from '../../src/contract/module-activation';
import { readQuoteCart } from '../../src/contract/quote-cart';
import { readReason } from '../../src/contract/refusal';
import { readSubscriptionInfo } from '../../src/contract/subscription-info';
import { buildCatalogue } from '../../src/domain/catalogue/build';
import { sitesOf } from '../../src/domain/catalogue/elsewhere';
import { cartOfQuote } from '../../src/domain/quote/shared-cart';
import type { Day } from '../../src/domain/time/day';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { plain } from './pdf-text';
import { newKey, openShop, type Shopper } from './shopping';

/** An add-on that an external site sells, the two that it needs, and another that is sold here. */
const [LEASE, GATEWAY, PROFILES, ZONES] = [157, 152, 151, 142];
const PACKAGE = 8;
/** An add-on that starts no trial. */
const LOOSE = 121;
const SITE = 'telematics.example.com';
const SAID = `Tracker Lease is sold at ${SITE}.`;
const LINE = { bundled: 0, quantity: 1 } as const;

const { time, db, arrive } = openShop();

const shopOf = async (who: Shopper) => {
  const read = readCatalogue((await who.services('/products?currency=USD')).body);
  const platforms = readPlatforms((await who.services('/platforms')).body);
  if (!read || !platforms) throw new Error('The catalogue does not keep the contract');
  return buildCatalogue({ ...read, sites: sitesOf(platforms) });
};

/** Shares a package with an add-on, and adds what its site did not sell yet when the quote was stored. */
async function oldQuote(who: Shopper): Promise<string> {
  const cart = {
    plan: { id: PACKAGE },
    modules: [
      { id: ZONES, quantity: 1 },
      { id: GATEWAY, quantity: 4 },
    ],
  };
  const body = { emails: ['ada@example.com'], comments: '', cart };
  const answer = await who.call('/cart/share', { body, headers: { 'Idempotency-Key': newKey() } });
  const url: string = Reflect.get(Object(answer.body['result']), 'url');
  const id = new URLSearchParams(url.split('?')[1]).get('id') ?? '';
  const [stored] = await db().select().from(quotes).where(eq(quotes.id, id));
  if (!stored) throw new Error('The quote is not stored');
  const content = { ...stored.content, lines: [...stored.content.lines, { id: LEASE, ...LINE }] };
  await db()
    .update(quotes)
    .set({ content, statement: statementOf(content, await shopOf(who)) })
    .where(eq(quotes.id, id));
  return id;
}

describe('a quote of before an add-on was sold elsewhere', () => {
  it('opens, and can be put into a cart and ordered without that add-on [MKT-15, REV-43]', async () => {
    const who = await arrive('member');
    const id = await oldQuote(who);
    const content = readQuoteCart((await who.get(`/quote/${id}/cart`)).body);
    if (!content) throw new Error('The quote does not open');
    expect(content.modules.map((one) => one.id)).toContain(LEASE);
    const { cart, isPartial, elsewhere } = cartOfQuote(content, await shopOf(who), VISITOR);
    expect(elsewhere.map(({ title }) => title)).toEqual(['Tracker Lease']);
    expect(isPartial).toBe(false);
    await who.choose(PACKAGE);
    for (const { module, bundled } of Object.values(cart.lines))
      if (!bundled) expect((await who.add(module.id)).body.status).toBe(200);
    expect((await who.add(LEASE)).body).toMatchObject({ status: 406, reason: 'not_for_sale', result: SAID });
    expect((await who.checkout()).body.status).toBe(200);
  });

  it.each(LANGUAGES)(
    'has a page that says where the add-on is sold, and what the rest costs: %s [MKT-15]',
    async (language) => {
      const who = await arrive('member');
      const id = await oldQuote(who);
      const html = plain(await (await who.raw(`/cart/share/view?type=quote&id=${id}&lang=${language}`)).text());
      expect(html).toContain(sayIn(language)('gone_to', { site: SITE }));
      expect(html).not.toContain(`<td>${sayIn(language)('gone')}</td>`);
    },
  );
});

describe('a stored cart with an add-on that is sold elsewhere', () => {
  it('is not ordered; the refusal names the site, and the cart can be ordered without it [MKT-15, REV-16]', async () => {
    const who = await arrive('member');
    await who.pay();
    await who.choose(PACKAGE);
    const memberId = await who.memberId();
    const [stored] = await db().select().from(carts).where(eq(carts.memberId, memberId));
    if (!stored) throw new Error('The cart is not stored');
    const lines = [...stored.content.lines, ...[PROFILES, GATEWAY, LEASE].map((id) => ({ id, ...LINE }))];
    await db()
      .update(carts)
      .set({ content: { ...stored.content, lines } })
      .where(eq(carts.memberId, memberId));
    const refused = await who.checkout();
    expect(refused.body).toMatchObject({ status: 406, result: SAID });
    expect(readReason(refused.body)).toBe('not_for_sale');
    expect(readCart((await who.get('/cart/data')).body)?.cart.lines[LEASE]).toBeDefined();
    await who.post('/cart/remove', { id: LEASE });
    expect((await who.checkout()).body.status).toBe(200);
  });
});

/** Registers a visitor whose stored cart holds the add-on and the two that it needs. */
const registerWith = async (add: (who: Shopper) => Promise<{ readonly body: Record<string, unknown> }>) => {
  const who = await arrive('visitor');
  const tracking = String((await add(who)).body['tracking_id']);
  const [stored] = await db().select().from(carts).where(eq(carts.trackingId, tracking));
  if (!stored) throw new Error('The cart is not stored');
  const lines = [PROFILES, GATEWAY, LEASE].map((id) => ({ id, ...LINE }));
  const content = { ...stored.content, lines: [...stored.content.lines, ...lines] };
  await db().update(carts).set({ content }).where(eq(carts.trackingId, tracking));
  const { body } = await who.post('/register', { tracking_id: tracking });
  return { who, body };
};

describe('a visitor’s cart of before, at the registration', () => {
  const LEFT_OUT = [{ message: SAID, url: `https://${SITE}/` }];

  it('becomes a trial of all but that add-on, and the answer names the site [MKT-15, REV-19]', async () => {
    const { who, body } = await registerWith((visitor) => visitor.choose(PACKAGE));
    expect(body).toMatchObject({ status: 200, statement: expect.any(Object), left_out: LEFT_OUT });
    const info = await who.get(`/account/subscription/info?member_id=${String(body['member_id'])}`);
    const held = readSubscriptionInfo(info.body)?.modules.map(({ id }) => id);
    expect(held).toEqual(expect.arrayContaining([PROFILES, GATEWAY]));
    expect(held).not.toContain(LEASE);
  });

  it('stays a cart without that add-on where no trial begins, and can be ordered [MKT-15, CRT-65]', async () => {
    const { who, body } = await registerWith((visitor) => visitor.add(LOOSE));
    expect(body).toMatchObject({ status: 200, statement: null, left_out: LEFT_OUT });
    const kept = Object.keys(readCart((await who.get('/cart/data')).body)?.cart.lines ?? {}).map(Number);
    expect(kept).toEqual(expect.arrayContaining([LOOSE, PROFILES, GATEWAY]));
    expect(kept).not.toContain(LEASE);
    await who.pay();
    expect((await who.checkout()).body.status).toBe(200);
  });
});

/** Opens an account that has switched the add-on, and what it needs, off; no invoice of its running period was withdrawn. */
const withoutLease = async (paidUntil: Day | null) => {
  const who = await arrive('declined');
  const memberId = await who.memberId();
  await db()
    .insert(moduleSwitches)
    .values([LEASE, GATEWAY, PROFILES].map((moduleId) => ({ memberId, moduleId, isActive: false, paidUntil })))
    .onConflictDoUpdate({
      target: [moduleSwitches.memberId, moduleSwitches.moduleId],
      set: { isActive: false, paidUntil },
    });
  const info = async () =>
    readSubscriptionInfo((await who.get(`/account/subscription/info?member_id=${memberId}`)).body)?.modules.find(
      (one) => one.id === LEASE,
    );
  return { who, info };
};

describe('an add-on of an account that an external site sells now', () => {
  const LATER = '2099-01-01' as Day;
  const LIST = { modules: [{ add_on_code: 'tracker-hardware-lease' }] };

  it('is neither asked about, nor bought, nor switched on, and the account reads where it is sold [MKT-15]', async () => {
    const { who, info } = await withoutLease(null);
    expect(await info()).toMatchObject({ isActive: false, paidUntil: null, site: `https://${SITE}/` });
    const answers = [
      await who.get(`/cart/module/${LEASE}/activate?is_marketplace=1`),
      await who.post(`/manage/ui/modules/${LEASE}/activate`),
      await who.post('/account/modules/confirm', LIST),
      await who.post('/account/modules/purchase', LIST),
    ];
    for (const { body } of answers) {
      expect(body.status).toBe(406);
      expect(readReason(body)).toBe('not_for_sale');
      expect(readMessages(body)).toEqual([SAID]);
    }
    time.pass(6000);
    expect(await info()).toMatchObject({ isActive: false });
  });

  it('can be switched on again while it is paid for', async () => {
    const { who, info } = await withoutLease(LATER);
    expect(await info()).toMatchObject({ site: null });
    expect((await who.post(`/manage/ui/modules/${LEASE}/activate`)).body).toMatchObject({ status: 200 });
    time.pass(6000);
    expect(await info()).toMatchObject({ isActive: true });
  });
});
