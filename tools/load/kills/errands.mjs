/** What the people of the test do, each one thing after the other, so that each knows what the server has to say next. */

const ROUTE_PLANNER = { year: 4, month: 5 };
/** Add-ons that are put into carts and taken out of them; neither needs the other. */
const TOGGLED = [142, 191];
/** An add-on with a quantity. */
const METERED = 152;
/** The add-ons that an account in arrears buys at once. */
const BOUGHT = ['geofencing', 'avoidance-zones'];
/** Every so many writes a visitor begins a new cart. */
const WRITES_OF_A_CART = 12;

const one = (list) => list[Math.floor(Math.random() * list.length)];

/** Returns what a cart that was read has of the items that the test changes: quantities by id. */
export function watchedIn({ status, body }) {
  const watched = status === 200 ? body.data.modules.filter(({ id }) => id === METERED || TOGGLED.includes(id)) : [];
  return Object.fromEntries(watched.map(({ id, quantity }) => [id, quantity]));
}

/**
 * A visitor who changes a cart, reads it after each change, and begins another one now and then.
 * @param said collects carts with what they have to have: `{trackingId, watched}`
 */
export function visitor({ read, write }, nr, { carts, complain }) {
  const network = { 'X-Forwarded-For': `10.1.${nr >> 8}.${nr & 255}` };
  let cart = null;
  let quantity = 10;

  const change = () => {
    const id = one([...TOGGLED, METERED, METERED]);
    if (id === METERED) {
      quantity += 1;
      const entries = [{ id, quantity }];
      return {
        path: '/cart/add',
        body: { id, module: 1, pricing: 1, entries },
        watched: { ...cart?.watched, [id]: quantity },
      };
    }
    const { [id]: present, ...rest } = cart?.watched ?? {};
    if (present) return { path: '/cart/remove', body: { id }, watched: rest };
    return { path: '/cart/add', body: { id, module: 1, pricing: 1 }, watched: { ...rest, [id]: 1 } };
  };

  return async () => {
    if (cart?.writes >= WRITES_OF_A_CART) cart = null;
    const { path, body, watched } = change();
    const headers = { ...network, ...(cart && { 'X-Waybill-Tracking': cart.trackingId }) };
    const { status, body: told } = await write('cart', path, body, headers);
    if (status !== 200) return complain(`A visitor’s ${path} was answered with ${status}`);
    if (!cart) {
      cart = { trackingId: told.tracking_id, network, writes: 0 };
      carts.push(cart);
    }
    cart.watched = watched;
    cart.writes += 1;
    const shown = watchedIn(
      await read('cart read', '/cart/data', { ...network, 'X-Waybill-Tracking': cart.trackingId }),
    );
    const isSame =
      JSON.stringify(Object.entries(shown).toSorted()) === JSON.stringify(Object.entries(watched).toSorted());
    if (!isSame)
      complain(`A cart has ${JSON.stringify(shown)} after an acknowledged write, and not ${JSON.stringify(watched)}`);
  };
}

/**
 * A member who changes between billing by the year and by the month, so that each order gives or uses credit. Every second order is pressed
 * in two tabs at once, which is one order.
 */
export function subscriber({ read, write }, { id: memberId, cookie }, { orders, complain }) {
  const headers = { Cookie: cookie };
  let rounds = 0;
  return async () => {
    rounds += 1;
    const cycle = rounds % 2 === 1 ? 'year' : 'month';
    const chosen = await write('cart', '/cart/add', { id: ROUTE_PLANNER[cycle], module: 0, pricing: 1 }, headers);
    if (chosen.status !== 200) return complain(`A member’s cart was answered with ${chosen.status}`);
    const presses = Array.from({ length: rounds % 4 < 2 ? 1 : 2 }, () =>
      write('order', '/billing/subscription/change', {}, headers),
    );
    const told = await Promise.all(presses);
    const ids = new Set(told.map(({ status, body }) => (status === 200 ? body.result.order_id : `status ${status}`)));
    if (ids.size !== 1 || typeof [...ids][0] !== 'number')
      complain(`An order of ${memberId} was answered with ${[...ids].join(' and ')}`);
    orders.push(...[...ids].filter(Number.isInteger).map((orderId) => ({ memberId, orderId })));
    const { body } = await read('session', '/account/session', headers);
    if (body.subscription?.plan_id !== ROUTE_PLANNER[cycle])
      complain(`${memberId} has package ${body.subscription?.plan_id} after an order of ${ROUTE_PLANNER[cycle]}`);
  };
}

/**
 * Members whose renewals are due: each account is looked at and bought for from several tabs at once, which renews it; then one of its invoices
 * counts as unpaid, and is paid in two tabs at once.
 * @param {() => Promise<object>} nextAccount
 * @param {(memberId: number, number: string) => Promise<void>} missPayment makes an invoice overdue, as the bank does
 */
export function renewals({ read, write }, nextAccount, missPayment, { renewed, payments, complain }) {
  return async () => {
    const account = await nextAccount();
    const headers = { Cookie: account.cookie };
    const look = () => read('renewal', '/account/session', headers);
    const buy = (code) => write('purchase', '/account/modules/purchase', { modules: [{ add_on_code: code }] }, headers);
    const [, , ...bought] = await Promise.all([look(), look(), ...BOUGHT.map(buy)]);
    renewed.push({ ...account, purchases: BOUGHT.length });
    for (const { status } of bought)
      if (status !== 200) complain(`A purchase of ${account.id} was answered with ${status}`);

    const list = await read('invoices', `/account/${account.id}/invoices`, headers);
    const { number } = one(list.body.data.filter(({ type }) => type === 'invoice'));
    await missPayment(account.id, number);
    const press = () => write('payment', `/account/${account.id}/invoices/${number}/pay`, {}, headers);
    const told = await Promise.all([press(), press()]);
    payments.push({ memberId: account.id, number, statuses: told.map(({ status }) => status) });
  };
}
