import { expect, vi } from 'vitest';
import type { Pairs } from '../law/pairs';
import { taxOn } from '../model/money';
import { becomes, moved, toldOfMove } from '../model/moves';
import { debtOf, taken } from '../model/account';
import { recurring } from '../model/price';
import { inEnglish } from '../model/write';
import type { Said, Scene } from '../places/place';
import { amountsOf, partsIn, press, readText } from './words';

/** Returns the expected values of the wizard's first page: the monthly price before and after, and the amount due. */
function changesOf({ account, level }: Scene): Said {
  const { earlier, shelf } = account;
  const told = toldOfMove(account, level.time.now);
  if (!earlier || !told) return {};
  const write = (amount: number): string => inEnglish(amount, shelf.currency);
  const [before, after] = [earlier.agreed ?? 0, recurring(shelf, becomes(earlier), 'month')];
  return {
    'a month': before === after ? [write(after)] : [write(after), write(before)],
    'due today': write(told.total),
  };
}

const changesShown = ({ account: { shelf } }: Scene): Said => {
  const all = partsIn('dialogs', 'changes')[0]?.querySelectorAll('tfoot td');
  return {
    'a month': amountsOf([...(all ?? [])].at(-1) ?? null, shelf.currency),
    'due today': amountsOf(partsIn('dialogs', 'due-amount')[0] ?? null, shelf.currency).at(-1),
  };
};

/** Returns the expected values of the second page: the regular bill with tax, and the amount due today. */
function consentOf({ account, level }: Scene): Said {
  const { earlier, shelf } = account;
  const told = toldOfMove(account, level.time.now);
  if (!earlier || !told) return {};
  return { consent: [told.recurring, told.total].map((amount) => inEnglish(amount, shelf.currency)) };
}

const consentShown = ({ account: { shelf } }: Scene): Said => {
  const texts = [...(document.querySelector('waybill-dialogs')?.shadowRoot?.querySelectorAll('p') ?? [])];
  const found = texts.find((one) => readText(one).startsWith('You agree'));
  return { consent: amountsOf(found ?? null, shelf.currency) };
};

/** Returns the expected values of the last page: the new and the old bill of the current cycle, with tax. */
function doneOf({ account, level }: Scene): Said {
  const { earlier, shelf, rate } = account;
  const { held } = moved(account, level.time.now);
  const told = toldOfMove(account, level.time.now);
  if (!earlier || !held || !told) return {};
  const net = (earlier.agreed ?? 0) * (held.cycle === 'year' ? 12 : 1);
  const before = net + taxOn(net, rate);
  const sums = before === told.recurring ? [before] : [told.recurring, before];
  return { done: sums.map((amount) => inEnglish(amount, shelf.currency)) };
}

const doneShown = ({ account: { shelf } }: Scene): Said => {
  const lead = document.querySelector('waybill-dialogs')?.shadowRoot?.querySelector('.dialog-lead');
  return { done: amountsOf(lead ?? null, shelf.currency) };
};

/** Plays a migration through the wizard and compares its pages and the charge. */
export async function moveThere(pairs: Pairs, scene: Scene, wait: { interval: number; timeout: number }) {
  const { account, visit, level } = scene;
  if (account.cart.planId === null || debtOf(account, level.time.now)) return;
  const compare = async (expected: Said, look: () => Said): Promise<void> => {
    await vi.waitFor(() => expect(look()).toEqual(expected), wait).catch(() => undefined);
    for (const [what, value] of Object.entries(expected)) pairs.compare('widget: move', what, look()[what], value);
  };
  press('cart', /checkout|continue/i);
  await compare(changesOf(scene), () => changesShown(scene));
  press('dialogs', /^Next/);
  await compare(consentOf(scene), () => consentShown(scene));
  const charged = taken(moved(account, level.time.now));
  const agree = async (): Promise<void> => {
    // The wizard ignores presses right after a page change, as a guard against double clicks.
    const buttons = [...(document.querySelector('waybill-dialogs')?.shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find((one) => readText(one) === 'I AGREE AND CONTINUE' && !one.disabled)?.click();
    expect(await level.server.desk.charged(visit.id)).toHaveLength(charged.length);
  };
  await vi.waitFor(agree, wait).catch(() => undefined);
  pairs.compare('widget: move', 'charged', await level.server.desk.charged(visit.id), charged);
  await compare(doneOf(scene), () => doneShown(scene));
}
