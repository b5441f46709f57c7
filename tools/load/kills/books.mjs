/** What has to hold of the books when the test is over. Each function returns what is wrong, in words; nothing where all is right. */

const PAID = 2;

const grouped = (rows, by) => {
  const groups = new Map();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return groups;
};

const twiceIn = (values) => [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];

/** Every write that was answered is stored under its key, with the status that was told. */
export function lostWrites(acknowledged, requests) {
  const stored = new Map(requests.map(({ key, status }) => [key, status]));
  return [...acknowledged].flatMap(([key, { kind, status }]) => {
    if (stored.get(key) === status) return [];
    return [
      `A write (${kind}) that was answered with ${status} is ${stored.has(key) ? `stored as ${stored.get(key)}` : 'lost'}`,
    ];
  });
}

/** A key was carried out in one transaction, and no cart was changed but by a key. `steps`: the changes of carts, `keys`: those of keys. */
export function doubledWrites({ steps, keys }) {
  const twice = twiceIn(keys.map(({ key }) => key)).map((key) => `The key ${key} was carried out more than once`);
  const known = new Set(keys.map(({ tx }) => tx));
  const without = steps.filter(({ tx }) => !known.has(tx));
  return [...twice, ...without.map(({ tracking_id: id }) => `The cart ${id} was changed by no write that is known`)];
}

/** The carts of visitors are those that somebody was told of. */
export function unknownCarts(told, stored) {
  const [known, there] = [new Set(told), new Set(stored)];
  return [
    ...stored.filter((id) => !known.has(id)).map((id) => `Nobody was told of the cart ${id}`),
    ...told.filter((id) => !there.has(id)).map((id) => `The cart ${id} is lost`),
  ];
}

/** Each period from the last one that was billed until today is billed once. */
export function renewalFaults(accounts, invoices, subscriptions) {
  const bills = grouped(
    invoices.filter(({ cause }) => cause === 'renewal'),
    (one) => one.member_id,
  );
  const now = new Map(subscriptions.map((one) => [one.member_id, one]));
  return accounts.flatMap(({ id, endedOn }) => {
    const periods = (bills.get(id) ?? []).toSorted((a, b) => (a.period_started_on < b.period_started_on ? -1 : 1));
    const starts = periods.map((one) => one.period_started_on);
    const twice = twiceIn(starts).map((day) => `The account ${id} was billed twice for the period from ${day}`);
    if (twice.length > 0) return twice;
    const expected = [endedOn, ...periods.map((one) => one.period_ends_on)];
    const ends = expected.pop();
    const isWhole = starts.length > 0 && starts.every((day, at) => day === expected[at]);
    if (isWhole && ends === now.get(id)?.period_ends_on) return [];
    return [`The account ${id} was billed from ${starts.join(', ')}, and is paid until ${now.get(id)?.period_ends_on}`];
  });
}

/** Credit is used once: no account ever used more than it had, and has what is left. */
export function creditFaults(accounts, invoices, subscriptions) {
  const bills = grouped(invoices, (one) => one.member_id);
  const left = new Map(subscriptions.map((one) => [one.member_id, one.credit]));
  return accounts.flatMap(({ id, credit = 0 }) => {
    let has = credit;
    for (const { lines, number } of (bills.get(id) ?? []).toSorted((a, b) => a.sequence - b.sequence)) {
      const of = (wanted) => lines.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0);
      has += of('balance');
      if (has < 0) return [`The account ${id} used ${-has} cents of credit in ${number} that it no longer had`];
      has += of('carried');
    }
    if (has === left.get(id)) return [];
    return [`The account ${id} has ${left.get(id)} cents of credit left, and not ${has}`];
  });
}

/**
 * Each order that was told is in force, charged once and billed once, for the same sum, and there is no other.
 * @param told the orders that people were told of, by id
 * @param {Map<number, number>} expected how many orders each account has; purchases count
 */
export function orderFaults(told, expected, { orders, transactions, invoices }) {
  const submitted = orders.filter(({ state }) => state !== 'draft');
  const stored = new Map(submitted.map((one) => [one.id, one]));
  const charges = grouped(transactions, (one) => one.order_id);
  const bills = grouped(invoices, (one) => one.order_id);
  const missing = told.filter(({ orderId, memberId }) => stored.get(orderId)?.member_id !== memberId);
  const counts = grouped(submitted, (one) => one.member_id);
  return [
    ...missing.map(({ orderId }) => `The order ${orderId} is lost`),
    ...[...expected].flatMap(([id, count]) => {
      const has = counts.get(id)?.length ?? 0;
      return has === count ? [] : [`The account ${id} has ${has} orders, and was told of ${count}`];
    }),
    ...submitted.flatMap(({ id, state }) => {
      const [charged, billed] = [charges.get(id) ?? [], bills.get(id) ?? []];
      if (charged.length !== 1 || billed.length !== 1)
        return [`The order ${id} was charged ${charged.length} times and billed ${billed.length} times`];
      if (charged[0].amount !== billed[0].total)
        return [`The order ${id} was charged ${charged[0].amount} cents and billed ${billed[0].total}`];
      return state === 'active' ? [] : [`The order ${id} is ${state}`];
    }),
  ];
}

/** Each open invoice was paid by one of two presses, and the other was told so. */
export function paymentFaults(payments, invoices) {
  const status = new Map(invoices.map((one) => [one.number, one.status]));
  return payments.flatMap(({ number, statuses }) => {
    if (statuses.toSorted().join() !== '200,406')
      return [`The payments of ${number} were answered with ${statuses.join(' and ')}`];
    return status.get(number) === PAID ? [] : [`The invoice ${number} was paid, and is not`];
  });
}

/** The number before the first one (demo/server/model/invoice-number.ts). */
const BEFORE = 10_000_000;

/** The numbers of documents of both kinds follow each other. */
export function numberFaults(invoices) {
  return ['', 'CN-'].flatMap((prefix) => {
    const numbers = invoices
      .map(({ number }) => number)
      .filter((number) => number.startsWith('CN-') === (prefix === 'CN-'))
      .map((number) => Number(number.slice(prefix.length)))
      .toSorted((a, b) => a - b);
    const gap = numbers.findIndex((number, at) => number !== BEFORE + at + 1);
    return gap === -1 ? [] : [`The document ${prefix}${BEFORE + gap + 1} is missing, or there twice`];
  });
}

const written = (list) => list.toSorted().join(' ');

/** What an account reads of its documents is what is stored. `shown`: by account, the records of all pages. */
export function shownFaults(shown, invoices) {
  const stored = grouped(invoices, (one) => one.member_id);
  return [...shown].flatMap(([id, records]) => {
    const said = written(records.map((one) => `${one.number}:${one.amount}:${one.payment_status}`));
    const kept = written(
      (stored.get(id) ?? []).map((one) => `${one.number}:${(one.total / 100).toFixed(2)}:${one.status}`),
    );
    return said === kept ? [] : [`The account ${id} is shown other documents than it has`];
  });
}
