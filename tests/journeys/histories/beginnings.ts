import type { Kind } from '../accounts/cells';
import type { Cycle, Shelf } from '../model/shelf';
import { soldPackages } from './acts';
import type { Step } from './steps';

const choose = (shelf: Shelf, cycle: Cycle): Step => ({
  do: 'choose',
  pick: soldPackages(shelf).findIndex((plan) => plan.cycle === cycle),
});

const ORDER: Step = { do: 'order', how: 'once' };

/** Returns the steps that bring an account of a kind to the start of its history. */
export function beginningOf(kind: Kind, shelf: Shelf): readonly Step[] {
  switch (kind) {
    case 'monthly':
      return [choose(shelf, 'month'), ORDER];
    case 'yearly':
      return [choose(shelf, 'year'), ORDER];
    case 'custom':
      return [{ do: 'add', pick: 0 }, { do: 'add', pick: 5 }, ORDER];
    case 'trial':
      return [choose(shelf, 'month'), { do: 'register' }];
    case 'past due':
      return [choose(shelf, 'month'), ORDER, { do: 'miss' }];
    case 'declined':
      return [choose(shelf, 'year'), { do: 'decline' }];
    case 'canceled':
      return [choose(shelf, 'year'), ORDER, { do: 'stand', as: 'ends' }];
    case 'paused':
      return [choose(shelf, 'month'), ORDER, { do: 'stand', as: 'rests' }];
    case 'expired':
      return [choose(shelf, 'month'), ORDER, { do: 'stand', as: 'ends' }, { do: 'renew', edge: 0, times: 1 }];
    case 'visitor':
    case 'unsubscribed':
    case 'reseller':
    // These kinds have a legacy plan from the start and need no steps.
    case 'earlier':
    case 'earlier yearly':
    case 'earlier custom':
    case 'contract':
    case 'store':
      return [];
  }
}
