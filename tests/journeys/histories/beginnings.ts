import type { Kind } from '../accounts/cells';
import type { Cycle, Shelf } from '../model/shelf';
import { soldPackages } from './acts';
import type { Step } from './steps';

const choose = (shelf: Shelf, cycle: Cycle): Step => ({
  do: 'choose',
  pick: soldPackages(shelf).findIndex((plan) => plan.cycle === cycle),
});

/** What an account of a kind has done before its history begins. */
export function beginningOf(kind: Kind, shelf: Shelf): readonly Step[] {
  switch (kind) {
    case 'monthly':
      return [choose(shelf, 'month'), { do: 'order', how: 'once' }];
    case 'yearly':
      return [choose(shelf, 'year'), { do: 'order', how: 'once' }];
    case 'custom':
      return [
        { do: 'add', pick: 0 },
        { do: 'add', pick: 5 },
        { do: 'order', how: 'once' },
      ];
    default:
      return [];
  }
}
