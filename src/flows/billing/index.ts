import type { Flow } from '../../store/state';
import { billing } from './slice';

/**
 * Flow of a billing update, which outlives the form that began it. Forms call its thunks directly instead of dispatching actions,
 * so that no action holds card data.
 */
export const billingFlow: Flow = { name: 'billing', reducer: billing, listen: () => {} };
