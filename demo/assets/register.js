/* The demo's registration form: opens an account on trial with the cart of this browser. */
const form = document.querySelector('[data-register]');
const problem = form.querySelector('[data-register-problem]');
const button = form.querySelector('button');
const FAILED = 'The account could not be created. Nothing is lost: try again.';

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

const create = async () => {
  const cart = trackingId();
  const fields = Object.fromEntries(new FormData(form));
  const reply = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ ...fields, tracking_id: cart }),
  });
  const body = await reply.json().catch(() => ({}));
  if (reply.ok && (body.status ?? 200) === 200) {
    if (cart && body.statement) forgetCart(cart);
    return null;
  }
  const { result, message } = body;
  return [result, message].find((text) => typeof text === 'string' && text !== '') ?? FAILED;
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  problem.hidden = true;
  const why = await create().catch(() => FAILED);
  if (why === null) return location.assign('/account/manage-features');
  button.disabled = false;
  problem.textContent = why;
  problem.hidden = false;
});
