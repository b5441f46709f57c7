/// <reference types="vite/client" />
import type { WidgetSpec } from '../../../src/element/spec';

/** Every widget of the repository, found by its file: a new one is tested on its first day. */
export const widgets: readonly WidgetSpec[] = Object.values(
  import.meta.glob<WidgetSpec>('/widgets/*/*.element.ts', { eager: true, import: 'default' }),
);
