import type { WidgetSpec } from '../element/spec';
import { EARLY_READS } from '../store/resources/catalogue';
import { selectReadScope } from '../store/selectors/config';
import type { Surface } from '../i18n/keys';
import type { Runtime } from '../page/runtime';

/**
 * Takes up the texts and the reads that the loader started, before the first render: what has arrived by then is shown at
 * once instead of a skeleton. Without the loader the host may not have configured the page yet, and the views ask by themselves.
 */
export function prepare(
  { i18n, language, store }: Runtime,
  { texts = [], preload = [] }: Pick<WidgetSpec, 'texts' | 'preload'>,
): void {
  // Whoever needs them next asks again, and says what is wrong.
  i18n.ensure(language(), ['common', ...(texts as Surface[])]).catch(() => {});
  for (const name of preload) void store.dispatch(EARLY_READS[name].read(selectReadScope(store.getState())));
}
