/*
 * Part of the demo site's strip, no part of the product: how long an order of the signed-in account takes until it is in force,
 * and the way back to how the account came.
 */
const PACES = { normal: 'a few seconds', slow: 'almost a minute', stuck: 'for ever', declined: 'until declined' };

const setPace = (pace) =>
  fetch('/demo/activation', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ pace }),
  });

const showPace = async (bar) => {
  const { pace } = await (await fetch('/demo/activation')).json();
  if (!pace) return;
  const select = document.createElement('select');
  for (const [value, text] of Object.entries(PACES)) select.append(new Option(text, value, false, value === pace));
  select.addEventListener('change', () => setPace(select.value));
  const label = document.createElement('label');
  label.append('Orders take ', select);
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Start over' });
  again.addEventListener('click', async () => {
    await fetch('/demo/activation', { method: 'DELETE' });
    for (const name of ['checkout', 'cart']) localStorage.removeItem(`waybill.${name}`);
    location.reload();
  });
  bar.append(label, again);
};

document.addEventListener('DOMContentLoaded', () => {
  const bar = document.querySelector('[data-demo-bar]');
  if (bar) showPace(bar).catch(() => undefined);
});
