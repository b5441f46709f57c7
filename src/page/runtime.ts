import type { I18n } from '../i18n/create-i18n';
import type { AppStore } from '../store/state';
import type { Ports } from '../store/ports';
import type { Hosts } from './hosts';
import type { WaybillOptions } from './options';

/**
 * The runtime that all widgets of a page share. `app/create-runtime` creates one for each page, even when the page loads several
 * bundles.
 */
export interface Runtime {
  readonly version: string;
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly hosts: Hosts;
  readonly ports: Ports;
  /** All options so far, including functions. `watchPage` calls back when they change. */
  readonly options: WaybillOptions;
  configure(options: WaybillOptions): void;
  /** Returns the language of an element, or of the page when called without one. */
  language(host?: Element): string;
  /** Calls back when settings that widgets inherit from the page may have changed. Returns a function that unsubscribes. */
  watchPage(listener: () => void): () => void;
  /** Loads the session and restores persisted state. Runs once, when the first widget mounts. */
  start(): void;
}
