import type { Flow } from '../../store/state';
import { billing } from './slice';

/** An update of what is stored for billing. It outlives the form that began it; what sends it is no effect of an action, as card data enter none. */
export const billingFlow: Flow = { name: 'billing', reducer: billing, listen: () => {} };
