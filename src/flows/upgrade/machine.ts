import type { PlanId } from '../../domain/catalogue/types';
import { upgradeStep, type UpgradeEvent, type UpgradeOrder, type UpgradeState } from '../../domain/checkout/upgrade';
import type { Stepped } from '../kit/machine';

/** What has to be done. Answers name the `ask` that they are for. */
export type UpgradeCommand =
  /** Asks how the subscription stands. */
  | { readonly do: 'check'; readonly ask: number }
  /** Reads the packages that can be chosen. */
  | { readonly do: 'list' }
  /** Puts the chosen package into the cart. */
  | { readonly do: 'place'; readonly planId: PlanId; readonly ask: number }
  /** Asks what the upgrade would mean. */
  | { readonly do: 'read'; readonly ask: number }
  | { readonly do: 'order'; readonly order: UpgradeOrder };

/** What a step asks for by where it has come to. */
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

/** The rules of an upgrade, with what follows from each step. */
export function upgradeMachine(state: UpgradeState, event: UpgradeEvent): Stepped<UpgradeState, UpgradeCommand> {
  const next = upgradeStep(state, event);
  return { state: next, commands: next === state ? [] : commandsOf(next) };
}
