/// <reference types="vite/client" />
import type { WidgetSpec } from '../../../src/element/spec';

/** The specs of all widgets, found by glob, so that a new widget is tested from its first day. */
export const widgets: readonly WidgetSpec[] = Object.values(
  import.meta.glob<WidgetSpec>('/widgets/*/*.element.ts', { eager: true, import: 'default' }),
);

/** The tags of all widgets. */
export const TAGS: readonly string[] = widgets.map(({ tag }) => tag);
