import type { WidgetSpec } from '../element/spec';
import { PREFETCHED_READS } from '../store/resources/catalogue';
import { selectReadScope } from '../store/selectors/config';
import type { Surface } from '../i18n/keys';
import type { Runtime } from '../page/runtime';

/**
 * Takes the prefetched texts and reads of a widget into i18n and the store before the first render, so that data which has
 * arrived renders without a skeleton. Without the loader this step is skipped, because the host page may not have configured
 * Waybill yet; the views then send the reads themselves.
 */
export function prepare(
  { i18n, language, store }: Runtime,
  { texts = [], preload = [] }: Pick<WidgetSpec, 'texts' | 'preload'>,
): void {
  // Ignores an error here, because the next reader requests the texts again and reports the failure.
  i18n.ensure(language(), ['common', ...(texts as Surface[])]).catch(() => {});
  for (const name of preload) void store.dispatch(PREFETCHED_READS[name].read(selectReadScope(store.getState())));
}
