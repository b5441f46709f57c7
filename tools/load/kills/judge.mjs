import {
  creditFaults,
  doubledWrites,
  lostWrites,
  numberFaults,
  orderFaults,
  paymentFaults,
  renewalFaults,
  shownFaults,
  unknownCarts,
} from './books.mjs';
import { watchedIn } from './errands.mjs';
import { readBooks } from './read-books.mjs';

/** Compares what people were told with what the public API says at the end, and with what is stored. */

/** How many accounts are read at once. */
const AT_ONCE = 20;

async function each(items, work) {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.pop(); item; item = waiting.pop()) await work(item);
    }),
  );
}

/** Reads the documents of accounts, all pages. @returns the records by account */
async function shownTo({ read }, accounts) {
  const shown = new Map();
  await each(accounts, async ({ id, cookie }) => {
    const records = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await read('invoices', `/account/${id}/invoices?page=${page}`, { Cookie: cookie });
      records.push(...body.data);
      pages = body.pages;
    }
    shown.set(id, records);
  });
  return shown;
}

/** Reads all carts of visitors. @returns what is wrong */
async function cartFaults({ read }, carts) {
  const wrong = [];
  await each(carts, async ({ trackingId, watched, network }) => {
    const shown = watchedIn(await read('cart read', '/cart/data', { ...network, 'X-Waybill-Tracking': trackingId }));
    const [has, should] = [shown, watched].map((one) => JSON.stringify(Object.entries(one).toSorted()));
    if (has !== should) wrong.push(`The cart ${trackingId} has ${has} at the end, and not ${should}`);
  });
  return wrong;
}

/** How many orders each account was told of. */
function ordersOf({ members, renewed, orders }) {
  const expected = new Map([
    ...members.map(({ id }) => [id, 0]),
    ...renewed.map(({ id, purchases }) => [id, purchases]),
  ]);
  for (const { memberId } of orders) expected.set(memberId, expected.get(memberId) + 1);
  return expected;
}

const check = (name, wrong) => ({ name, wrong });

/**
 * Checks all that people were told.
 * @param {import('pg').Client} client
 * @param caller the one that made the calls
 * @param said what they were told
 * @returns {Promise<readonly {name: string, wrong: readonly string[]}[]>}
 */
export async function judge(client, caller, said) {
  const { members, renewed, carts, orders, payments, complaints } = said;
  const accounts = [...members, ...renewed];
  const wrongCarts = await cartFaults(caller, carts);
  const shown = await shownTo(caller, accounts);
  const books = await readBooks(client);
  const { requests, invoices, subscriptions } = books;
  const { acknowledged } = caller;
  const known = new Set(accounts.map(({ id }) => id));
  const ofTest = (rows) => rows.filter((row) => known.has(row.member_id));
  const own = { ...books, orders: ofTest(books.orders), invoices: ofTest(invoices) };
  return [
    check('every reply was the one that was due', complaints),
    check(`none of ${acknowledged.size} acknowledged writes is lost`, lostWrites(acknowledged, requests)),
    check(`none of ${books.keys.length} writes was carried out twice, nor half`, doubledWrites(books)),
    check(`${carts.length} carts of visitors are there, with what was put into them`, [
      ...wrongCarts,
      ...unknownCarts(
        carts.map(({ trackingId }) => trackingId),
        books.carts.map((one) => one.tracking_id),
      ),
    ]),
    check(`${orders.length} orders and ${2 * renewed.length} purchases are in force, each charged and billed once`, [
      ...orderFaults(orders, ordersOf(said), own),
    ]),
    check(
      `${renewed.length} accounts were renewed, each period billed once`,
      renewalFaults(renewed, invoices, subscriptions),
    ),
    check('no credit was used twice, none was lost', creditFaults(accounts, invoices, subscriptions)),
    check(`${payments.length} open invoices were paid, each once`, paymentFaults(payments, invoices)),
    check(`the numbers of ${invoices.length} documents follow each other`, numberFaults(invoices)),
    check(`${shown.size} accounts are shown the documents that they have`, shownFaults(shown, invoices)),
  ];
}
