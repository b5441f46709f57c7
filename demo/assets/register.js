/* The demo's registration form: opens an account on trial with the cart of this browser. */
const form = document.querySelector('[data-register]');
const problem = form.querySelector('[data-register-problem]');
const button = form.querySelector('button');
const FAILED = form.dataset.sayFailed;

/** Returns the tracking id by which the server finds a visitor's cart. */
const trackingId = () => {
  try {
    return JSON.parse(localStorage.getItem('waybill.cart') ?? '{}').data?.trackingId ?? null;
  } catch {
    return null;
  }
};

/** Marks the visitor's cart as merged, because the new account already contains it. */
const forgetCart = (id) => {
  try {
    const merged = JSON.parse(localStorage.getItem('waybill.merged') ?? '{}').data ?? [];
    const data = [...merged, id].slice(-20);
    localStorage.setItem('waybill.merged', JSON.stringify({ v: 1, at: Date.now(), data }));
    localStorage.removeItem('waybill.temporary_cart');
  } catch {
    // Without storage there is no cart to forget.
  }
};

const KEY = 'host.register_key';

/** Returns the key of a registration whose answer has not come, or null. */
const keptKey = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/**
 * Returns the key of this browser's registration. A press after a lost answer sends the same one, so that the server opens one
 * account.
 */
const registrationKey = () => {
  try {
    const key = keptKey() ?? crypto.randomUUID();
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    return crypto.randomUUID();
  }
};

const forgetKey = () => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no key to forget.
  }
};

/** Returns the member that this browser is signed in as, for example by the same form in another tab; 0 for a visitor. */
const memberNow = async () => {
  const session = await fetch('/account/session').then((reply) => reply.json());
  return session.member_id;
};

/**
 * Returns the whole address of the page of this site that the visitor came from to sign in, or null. A path alone would not do, because
 * one that begins with two slashes names another site.
 */
const wayBack = () => {
  const back = new URLSearchParams(location.search).get('return');
  const address = back && URL.canParse(back, location.origin) ? new URL(back, location.origin) : null;
  return address?.origin === location.origin ? address.href : null;
};

/** Offers the demo's accounts to whoever was signed out elsewhere. */
const offerSignIn = async (back) => {
  const again = document.querySelector('[data-sign-in]');
  const { data, current } = await fetch('/demo/accounts').then((reply) => reply.json());
  const members = data.filter(({ name }) => name !== 'visitor');
  const options = members.map(({ name, title }) => new Option(title ?? name, name, false, name === current));
  again.elements.account.append(...options);
  again.addEventListener('submit', (event) => {
    event.preventDefault();
    const to = new URL(back);
    to.searchParams.set('as', again.elements.account.value);
    location.assign(to);
  });
  again.hidden = false;
};

const cameFrom = wayBack();
if (cameFrom !== null) void offerSignIn(cameFrom);

/** What the trial does not include because another site sells it: `{message, url}` of each. */
let leftOut = [];

/** Says what the trial does not include, with links to the sites, before the person goes on. */
const showLeftOut = (to) => {
  const said = document.querySelector('[data-left-out]');
  const items = leftOut.map(({ message, url }) => {
    const link = Object.assign(document.createElement('a'), { href: url, textContent: message });
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  said.querySelector('ul').replaceChildren(...items);
  said.querySelector('.button').href = to;
  form.hidden = true;
  said.hidden = false;
  said.focus();
};

/** Takes up what the server answered: the cart is in the account that it has opened. */
const takeUp = (body) => {
  if (!body.statement) return;
  if (body.tracking_id) forgetCart(body.tracking_id);
  // What stays in a cart is merged on the next page, where the widgets tell the same.
  leftOut = body.left_out ?? [];
};

/** Asks for the answer of an earlier press, where it was lost though its session has come. */
const takeUpLost = async (key, member) => {
  const reply = await fetch(`/requests/${key}`);
  const body = await reply.json();
  // The account may be another one, that was entered since.
  if (!reply.ok || body.member_id !== member) return;
  takeUp(body);
  forgetKey();
};

const create = async () => {
  const cart = trackingId();
  const fields = Object.fromEntries(new FormData(form));
  const reply = await fetch(form.action, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': registrationKey(),
    },
    body: JSON.stringify({ ...fields, tracking_id: cart }),
  });
  const body = await reply.json().catch(() => ({}));
  const isDone = reply.ok && (body.status ?? 200) === 200;
  // Who has no session can't enter the account. What they chose and typed stays, and the same key brings the session again.
  if (isDone && (await memberNow().catch(() => body.member_id)) === 0) return FAILED;
  // The server has decided, so another press is another request.
  if (reply.status < 500) forgetKey();
  if (isDone) {
    takeUp(body);
    return null;
  }
  if (reply.status < 500 && (await memberNow().catch(() => 0)) > 0) return null;
  const { result, message } = body;
  return [result, message].find((text) => typeof text === 'string' && text !== '') ?? FAILED;
};

/**
 * Runs one registration of this browser at a time. Tabs see each other's storage late, so two that register together would open two
 * accounts, of which the one that is signed in may lack the cart.
 */
const alone = (work) => navigator.locks?.request('host.register', work) ?? work();

/** Registers, unless this browser is in an account already. @returns what the person is told of a failure, else null */
const register = async () => {
  const member = await memberNow();
  if (member === 0) return create();
  const key = keptKey();
  if (key !== null) await takeUpLost(key, member).catch(() => undefined);
  return null;
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  button.disabled = true;
  problem.hidden = true;
  const why = await alone(register).catch(() => FAILED);
  const to = wayBack() ?? addressHere('/account/manage-features');
  if (why === null) return leftOut.length > 0 ? showLeftOut(to) : location.assign(to);
  button.disabled = false;
  problem.textContent = why;
  problem.hidden = false;
});
