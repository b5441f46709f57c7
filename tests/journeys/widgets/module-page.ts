import { soldItems } from '../histories/acts';
import { modulePage as toldBy } from '../model/module-page';
import { dayAt } from '../model/days';
import { DECIMALS, type Currency } from '../model/money';
import { amountsIn, inEnglish } from '../model/write';
import type { Said, Scene } from '../places/place';
import type { Shown } from './places';
import { amountsOf, partsIn } from './words';

/** Picks the add-on whose page to compare, by day: one of the cart, of the subscription, or any other. */
function lookedAt({ account: { shelf, cart, held }, level }: Scene): number {
  const all = soldItems(shelf).map(({ id }) => id);
  const own = [...cart.lines.keys(), ...(held?.content.lines.keys() ?? [])].filter((id) => all.includes(id));
  const day = dayAt(level.time.now);
  const from = day % 2 === 0 && own.length > 0 ? own : all;
  return from[Math.floor(day / 2) % from.length] ?? 0;
}

const pageOf = (scene: Scene) => toldBy(scene.account, lookedAt(scene), scene.level.time.now);

/** Removes zero decimals from an amount, as headlines do. */
const whole = (amount: string | undefined, currency: Currency): string | undefined => {
  const digits = DECIMALS[currency];
  return amount === undefined || digits === 0 || amount.includes('.') ? amount : `${amount}.${'0'.repeat(digits)}`;
};

/**
 * Returns whether the add-on is sold as it is, and so has its own price as headline: without what it needs, and without a quantity, which
 * can be chosen for a metered add-on unless the subscription holds it.
 */
function isSoldAsItIs({ account: { shelf, cart, held }, level }: Scene, id: number, rows: readonly number[]): boolean {
  const isHeld = held !== null && held.endsOn > dayAt(level.time.now) && held.content.lines.has(id);
  const isCounted = shelf.items.get(id)?.isMetered === true && (cart.lines.has(id) || !isHeld);
  const [, ...along] = rows;
  return !isCounted && along.every((amount) => amount < 0);
}

/** The details page of an add-on: its price, "Why this price?" line by line, the sum, and the amount due today. */
export const modulePage: Shown = {
  name: 'module page',
  markup: (scene) => `<waybill-module-details module="${lookedAt(scene)}"></waybill-module-details>`,
  isThere: (scene) => scene.visit.cell.kind !== 'reseller' && pageOf(scene) !== null,
  expected: (scene): Said => {
    const told = pageOf(scene);
    const id = lookedAt(scene);
    const { shelf } = scene.account;
    if (!told) return {};
    const { rows, monthly, once, due } = told;
    const sums = [
      ...(once > 0 ? [once] : []),
      ...(monthly > 0 || once === 0 ? [monthly] : []),
      ...(due ? [due.amount] : []),
    ];
    const write = (amount: number): string => inEnglish(amount, shelf.currency);
    return {
      price: write(monthly === 0 || isSoldAsItIs(scene, id, rows) ? (shelf.items.get(id)?.price ?? 0) : monthly),
      'why this price': [...rows.map(write).toSorted(), ...sums.map(write)],
    };
  },
  shown: (scene): Said => {
    const { currency } = scene.account.shelf;
    const [why] = partsIn('module-details', 'why');
    if (why instanceof HTMLDetailsElement) why.open = true;
    const [buy] = partsIn('module-details', 'buy');
    // Symbol and figure are separate elements of one text.
    const headline = buy?.querySelector('.price-figure')?.textContent ?? '';
    const said = [...(why?.querySelectorAll('dd') ?? [])].map((one) => amountsOf(one, currency)[0] ?? '');
    const rows = pageOf(scene)?.rows.length ?? 0;
    return {
      price: whole(amountsIn(headline, currency)[0], currency),
      'why this price': [...said.slice(0, rows).toSorted(), ...said.slice(rows)],
    };
  },
};
