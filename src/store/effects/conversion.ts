import type { Conversion } from '../../domain/analytics/event';
import { eventTracked } from '../slices/analytics';
import type { Effect } from '../state';

/**
 * Raises the conversion event and queues it for analytics, after an item was put into the cart. Undo does not count again.
 * [ANA-04]
 */
export function reportConversion(api: Effect, conversion: Conversion, origin: string | null): void {
  api.extra.emit('conversion', conversion, origin);
  api.dispatch(eventTracked({ name: 'conversion', ...conversion }));
}
