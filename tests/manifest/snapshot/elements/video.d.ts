import type { WaybillEventMap } from '../index.js';

export interface WaybillVideoElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-error'> {}

/** One of the two product videos: a poster that opens the video in a dialog, with captions. */
export interface WaybillVideoElement extends HTMLElement {
  /** The id of the video, which selects its title. */
  get video(): 'dynamic-routing' | 'scheduled-recurring-routing';
  set video(value: 'dynamic-routing' | 'scheduled-recurring-routing' | undefined);
  /** Address of the video file. Without it the widget stays empty. */
  get src(): string | undefined;
  set src(value: string | undefined);
  /** Address of the captions, a WebVTT file on the page’s own origin. */
  get captions(): string | undefined;
  set captions(value: string | undefined);
  /** Language of the captions, e.g. en; the default is the element’s language. */
  get captionsLanguage(): string | undefined;
  set captionsLanguage(value: string | undefined);
  /** Address of the poster; the default is a drawn map. */
  get poster(): string | undefined;
  set poster(value: string | undefined);
  /** Opens the dialog and plays the video, like a press on the poster. */
  play(): void;
  addEventListener<K extends keyof WaybillVideoElementEventMap>(
    type: K,
    listener: (this: WaybillVideoElement, event: WaybillVideoElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof WaybillVideoElementEventMap>(
    type: K,
    listener: (this: WaybillVideoElement, event: WaybillVideoElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'waybill-video': WaybillVideoElement;
  }
}
