import { writeDay, dayAt } from '../model/days';
import type { Shelf } from '../model/shelf';
import type { Act } from './acts';

const titleOf = ({ items, packages }: Shelf, id: number): string => {
  const plan = packages.get(id);
  if (plan) return `${plan.title} (${plan.cycle}ly, ${plan.edition}, ${id})`;
  return id === 0 ? 'My Custom Solution' : `${items.get(id)?.title ?? 'something unknown'} (${id})`;
};

/** Describes a step in plain words, for the report of a difference. */
export function inWords(shelf: Shelf, act: Act): string {
  switch (act.kind) {
    case 'choose':
      return `chooses ${titleOf(shelf, act.id)}`;
    case 'add':
      return `adds ${titleOf(shelf, act.id)}`;
    case 'remove':
      return `removes ${titleOf(shelf, act.id)}`;
    case 'drop':
      return `removes the package ${titleOf(shelf, act.id)}`;
    case 'option':
      return `chooses ${act.codes.join(', ')} in ${titleOf(shelf, act.id)}`;
    case 'count':
      return `sets ${titleOf(shelf, act.id)} to ${act.quantity}`;
    case 'order':
      return `orders what is in the cart (${act.how})`;
    case 'overtake':
      return `confirms the cart while ${titleOf(shelf, act.id)} is added to it in another browser`;
    case 'smuggle':
      return `puts ${titleOf(shelf, act.id)} in, which is not for sale`;
    case 'share':
      return 'shares a quote of the cart';
    case 'decline':
      return 'orders what is in the cart, and the bank declines it';
    case 'stand':
      return act.as === 'ends' ? 'is canceled' : 'is paused';
    case 'resume':
      return 'goes on after a pause';
    case 'miss':
      return 'does not pay the last invoice in time';
    case 'pay':
      return 'pays what is owed';
    case 'refund':
      return `has the payment of bill ${act.at} returned`;
    case 'register':
      return 'registers';
    case 'card':
      return 'stores a card';
    case 'move':
      return `moves to the marketplace (${act.how})`;
    case 'switch':
      return `switches ${titleOf(shelf, act.id)} ${act.to} (${act.how})`;
    case 'until':
      return `waits until ${writeDay(dayAt(act.at))}, ${act.at % 86_400_000} ms`;
  }
}
