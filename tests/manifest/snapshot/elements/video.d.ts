import type { WaybillEventMap } from '../index.js';

export interface WaybillVideoElementEventMap extends HTMLElementEventMap, Pick<WaybillEventMap, 'waybill-error'> {}

/** One of the two product videos: a picture that opens it in a dialog, with captions. */
export interface WaybillVideoElement extends HTMLElement {
  /** Which of the two it is; it names the video. */
  get video(): 'dynamic-routing' | 'scheduled-recurring-routing';
  set video(value: 'dynamic-routing' | 'scheduled-recurring-routing' | undefined);
  /** Address of the video file. Nothing is shown without it. */
  get src(): string | undefined;
  set src(value: string | undefined);
  /** Address of its captions, a WebVTT file on the page’s own origin. */
  get captions(): string | undefined;
  set captions(value: string | undefined);
  /** Language of the captions, e.g. en; that of the element without it. */
  get captionsLanguage(): string | undefined;
  set captionsLanguage(value: string | undefined);
  /** Address of the picture; a drawn map without it. */
  get poster(): string | undefined;
  set poster(value: string | undefined);
  /** Opens the dialog and plays, as a press on the picture does. */
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
