import type { PlanId } from '../../domain/catalogue/types';
import { upgradeStep, type UpgradeEvent, type UpgradeOrder, type UpgradeState } from '../../domain/checkout/upgrade';
import type { Stepped } from '../kit/machine';

/** Commands of the state machine. Each answer names the `ask` of its request, so that a superseded one can be ignored. */
export type UpgradeCommand =
  /** Checks the subscription's standing. */
  | { readonly do: 'check'; readonly ask: number }
  /** Loads the packages to choose from. */
  | { readonly do: 'list' }
  /** Puts the chosen package into the cart. */
  | { readonly do: 'place'; readonly planId: PlanId; readonly ask: number }
  /** Reads what the upgrade would cost. */
  | { readonly do: 'read'; readonly ask: number }
  | { readonly do: 'order'; readonly order: UpgradeOrder };

/** Returns the commands on entry to a state. */
function commandsOf(state: UpgradeState): readonly UpgradeCommand[] {
  const { ask } = state;
  switch (state.phase) {
    case 'checking':
      return [{ do: 'check', ask }];
    case 'choosing':
      return [{ do: 'list' }];
    case 'placing':
      return [{ do: 'place', planId: state.planId, ask }];
    case 'reading':
      return [{ do: 'read', ask }];
    case 'ordered':
      return [{ do: 'order', order: state.order }];
    default:
      return [];
  }
}

/** State machine of an upgrade, with its commands. */
export function upgradeMachine(state: UpgradeState, event: UpgradeEvent): Stepped<UpgradeState, UpgradeCommand> {
  const next = upgradeStep(state, event);
  return { state: next, commands: next === state ? [] : commandsOf(next) };
}
