import type { Plugin } from 'vite';
import type { ElementDoc } from '../src/manifest/model';
import type { TokenValue } from '../src/manifest/token-values';

/** Every widget and every token, as the pages of Storybook show them. */
export interface Described {
  readonly elements: readonly ElementDoc[];
  readonly tokens: readonly TokenValue[];
}

/** Describes every widget and token as the reference does. */
export function readDescribed(): Promise<Described>;

/** A plugin for Vite (Storybook) that passes the descriptions to its pages. */
export function describedWidgets(): Plugin;
