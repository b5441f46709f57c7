import { randomBytes } from 'node:crypto';

/** What people do at once in a shop, as visits: how often each kind comes, and what it asks. */

/** Out of 60 visits, each of one call. An order is two calls, and every second quote is mailed, with its PDF. */
export const MIX = { catalogue: 24, session: 18, cart: 10, render: 5, order: 1, quote: 1, readyz: 1 };

/** The carts that are gone on with. */
const CARTS = 500;
/** The networks that visitors come from, as a proxy tells them; each has an allowance. */
const NETWORKS = 5000;
/** The life of a token is five minutes. */
const TOKEN_LIFE = 240_000;
const MODULES = [121, 131, 141, 152, 171, 191];
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'];
const RENDERED = ['waybill-pricing-table', 'waybill-plan-comparison', 'waybill-marketplace-grid'];

const one = (list) => list[Math.floor(Math.random() * list.length)];
const networkOf = (nr) => `10.0.${nr >> 8}.${nr & 255}`;
const network = () => networkOf(Math.floor(Math.random() * NETWORKS));

/**
 * Prepares the visits.
 * @param {(kind: string, path: string, how?: {body?: object, headers?: object}) => Promise<{status: number, body: object}>} ask sends a call
 *   to any of the servers, and counts it under its kind
 * @param {readonly {id: number, cookie: string}[]} members each orders once
 * @returns {Record<keyof typeof MIX, () => Promise<void>>}
 */
export function visits(ask, members) {
  const carts = [];
  let token = { value: '', until: 0 };
  let quotes = 0;
  let ordered = 0;

  const write = (kind, path, body, headers) =>
    ask(kind, path, { body, headers: { 'Idempotency-Key': randomBytes(16).toString('hex'), ...headers } });

  async function bearer() {
    if (token.until < Date.now()) {
      const { body } = await ask('token', '/services/token');
      token = { value: body.token, until: Date.now() + TOKEN_LIFE };
    }
    return { Authorization: `Bearer ${token.value}` };
  }

  async function cart() {
    const from = network();
    const isNew = carts.length < 10 || Math.random() < 0.2;
    const known = isNew ? null : one(carts);
    const headers = { 'X-Forwarded-For': known?.from ?? from, ...(known && { 'X-Waybill-Tracking': known.id }) };
    const { body } = await write('cart', '/cart/add', { id: one(MODULES), module: 1, pricing: 1 }, headers);
    if (known || !body?.tracking_id) return;
    carts.push({ id: body.tracking_id, from });
    if (carts.length > CARTS) carts.shift();
  }

  async function quote() {
    if (carts.length === 0) return;
    const { id, from } = one(carts);
    quotes += 1;
    const how = quotes % 2 === 0 ? { emails: [`reader-${quotes}@example.com`] } : { link: 1 };
    await write(
      'quote',
      '/cart/share',
      { ...how, comments: 'As we talked' },
      { 'X-Forwarded-For': from, 'X-Waybill-Tracking': id },
    );
  }

  async function order() {
    const member = members[ordered % members.length];
    ordered += 1;
    const headers = { Cookie: member.cookie };
    await write('order', '/cart/add', { id: 191, module: 1, pricing: 1 }, headers);
    await write('order', '/billing/subscription/change', {}, headers);
  }

  return {
    catalogue: async () => void (await ask('catalogue', '/services/bundles?ind=14', { headers: await bearer() })),
    // Half of the sessions that are read are of members who have ordered a moment ago, whose orders fall due.
    session: async () => {
      const recent = members[Math.max(0, ordered - 1 - Math.floor(Math.random() * 30)) % members.length];
      await ask('session', '/account/session', {
        headers: { Cookie: (Math.random() < 0.5 ? recent : one(members)).cookie },
      });
    },
    cart,
    render: async () => void (await ask('render', `/render/${one(RENDERED)}?lang=${one(LANGUAGES)}`)),
    order,
    quote,
    readyz: async () => void (await ask('readyz', '/readyz')),
  };
}
