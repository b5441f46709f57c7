/*
 * Adds the demo's activation settings to the demo bar; it is not part of the product. They set how long an order or an add-on switch of the
 * signed-in account takes, which faults add-ons have, and reset the account to its seeded state.
 */
const PACES = { normal: 'a few seconds', slow: 'almost a minute', stuck: 'for ever', declined: 'until declined' };
const TROUBLES = { none: 'go well', refused: 'are refused', mismatched: 'are sold out', failing: 'fail' };

const choose = (values, chosen) => {
  const select = document.createElement('select');
  for (const [value, text] of Object.entries(values)) select.append(new Option(text, value, false, value === chosen));
  return select;
};

const labelled = (text, select) => {
  const label = document.createElement('label');
  label.append(text, select);
  return label;
};

const DEVICES = { '': 'as they are', old: 'too old', updated: 'up to date', unknown: 'not known' };

/** Returns the control for the state of the drivers' apps, for an account that has to migrate. */
const devices = () => {
  const select = choose(DEVICES, '');
  select.addEventListener('change', () =>
    fetch('/demo/devices', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: select.value }),
    }),
  );
  return labelled('Devices are ', select);
};

const showPace = async (bar) => {
  const set = await (await fetch('/demo/activation')).json();
  if (!set.pace) return;
  if (set.has_to_move) bar.append(devices());
  const pace = choose(PACES, set.pace);
  const modules = choose(TROUBLES, set.modules);
  const send = () =>
    fetch('/demo/activation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pace: pace.value, modules: modules.value }),
    });
  for (const select of [pace, modules]) select.addEventListener('change', send);
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Start over' });
  again.addEventListener('click', async () => {
    await fetch('/demo/activation', { method: 'DELETE' });
    for (const name of ['checkout', 'cart', 'activation']) localStorage.removeItem(`waybill.${name}`);
    location.reload();
  });
  bar.append(labelled('Orders take ', pace), labelled('Add-ons ', modules), again);
};

document.addEventListener('DOMContentLoaded', () => {
  const bar = document.querySelector('[data-demo-bar]');
  if (bar) showPace(bar).catch(() => undefined);
});
