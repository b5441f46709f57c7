import type { I18n } from '../i18n/create-i18n';
import type { AppStore } from '../store/state';
import type { Ports } from '../store/ports';
import type { Hosts } from './hosts';
import type { WaybillOptions } from './options';

/** What all widgets of a page share. `app/create-runtime` builds the one of a page, on which separately built bundles agree. */
export interface Runtime {
  readonly version: string;
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly hosts: Hosts;
  readonly ports: Ports;
  /** All that was configured so far, with its functions. `watchPage` tells of changes. */
  readonly options: WaybillOptions;
  configure(options: WaybillOptions): void;
  /** The language for what stands in this element; for the page without one. */
  language(host?: Element): string;
  /** Calls back when what widgets inherit from the page may have changed. */
  watchPage(listener: () => void): () => void;
  /** Reads who is there and takes up what was kept. Done once, with the first widget on the page. */
  start(): void;
}
