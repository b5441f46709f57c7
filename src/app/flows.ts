import { activationFlow } from '../flows/activation';
import { checkoutFlow } from '../flows/checkout';
import { migrationFlow } from '../flows/migration';
import type { Flow } from '../store/state';
import type { FlowName } from '../store/ports';

/** The flows that load on demand, because no widget's chunk includes them. */
export const FLOWS: Readonly<Record<FlowName, Flow>> = {
  activation: activationFlow,
  checkout: checkoutFlow,
  migration: migrationFlow,
};
