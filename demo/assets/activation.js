/*
 * Sets in the demo bar how long an order or the switching of an add-on of the signed-in account takes, which faults add-ons have, and resets
 * the account to its seeded state. It is not part of the product.
 */
const send = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

const showOrders = async (settings) => {
  const set = await (await fetch('/demo/activation')).json();
  if (!set.pace) return;
  const [pace, modules] = ['pace', 'modules'].map((name) => settings.querySelector(`[data-${name}]`));
  pace.value = set.pace;
  modules.value = set.modules;
  for (const select of [pace, modules])
    select.addEventListener('change', () => send('/demo/activation', { pace: pace.value, modules: modules.value }));
  // Only an account that has to migrate has drivers' apps that may be too old.
  const devices = settings.querySelector('[data-devices]');
  devices.hidden = !set.has_to_move;
  devices
    .querySelector('select')
    .addEventListener('change', ({ target }) => send('/demo/devices', { state: target.value }));
  settings.querySelector('[data-start-over]').addEventListener('click', async () => {
    await fetch('/demo/activation', { method: 'DELETE' });
    for (const name of ['checkout', 'cart', 'activation']) localStorage.removeItem(`waybill.${name}`);
    location.reload();
  });
  settings.hidden = false;
};

document.addEventListener('DOMContentLoaded', () => {
  const settings = document.querySelector('[data-demo-settings]');
  if (settings) showOrders(settings).catch(() => undefined);
});
