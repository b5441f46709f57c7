import type { Conversion } from '../../domain/analytics/event';
import { happened } from '../slices/analytics';
import type { Effect } from '../state';

/** Tells the page and the statistics that something is in the cart. What Undo brings back was counted before. [ANA-04] */
export function reportConversion(api: Effect, conversion: Conversion, origin: string | null): void {
  api.extra.emit('conversion', conversion, origin);
  api.dispatch(happened({ name: 'conversion', ...conversion }));
}
