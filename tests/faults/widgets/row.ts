import type { EndpointName } from '../../../src/api/endpoints';
import type { Operation } from '../../../src/domain/errors/catalogue';
import type { Answers } from '../../kit/mount';
import type { Page } from './page';
import type { Trial } from './trials';

/** A fault row: one call of one widget, the steps that lead to it and the way to try again. */
export interface Row {
  readonly widget: string;
  readonly endpoint: EndpointName;
  /** A name for the row, if several rows test the same endpoint. */
  readonly as?: string;
  /** The path of the page; the root by default. */
  readonly at?: string;
  /** Attributes of the widget, or the whole markup. */
  readonly markup?: string;
  /** The server's good answers; those of a visitor's shop by default. */
  readonly answers?: Answers;
  /** The steps before the fault is armed. Without it the fault is armed when the widget is mounted. */
  readonly come?: (page: Page) => unknown;
  /** The step that sends the call. */
  readonly ask?: (page: Page) => unknown;
  /** Arms the fault from the start of the page. */
  readonly isEarly?: true;
  /** Typed texts by selector, which must still be there after the failure. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Tells whether other input is still there after the failure. */
  readonly keeps?: (page: Page) => boolean;
  /** The way to try again; by default the retry button. */
  readonly again?: (page: Page) => unknown;
  /** The reason why a reload of the page also counts as trying again. */
  readonly renews?: string;
  /** Finds what the widget shows after success. */
  readonly good: (page: Page) => unknown;
  /** The operation in the error catalogue; without it the server's message is never shown. */
  readonly of?: Operation;
  /** The reason why a failure of this call shows no message. */
  readonly silent?: string;
  /** Failures that are shown nevertheless, because they concern the whole page: an expired session, a lost connection. */
  readonly tells?: readonly ('session' | 'offline')[];
  /** Failures that count as an answer here, with their result and the reason. */
  readonly settles?: {
    readonly on: readonly Trial['outcome'][];
    readonly good: (page: Page) => unknown;
    readonly why: string;
  };
  /** The reason why the call is retried automatically without a message. An expired session is still shown. */
  readonly heals?: string;
  /** The console message of a failure, and the reason for it. */
  readonly notes?: { readonly text: RegExp; readonly why: string };
  /** Accepts an answer of any shape, because the widget reads nothing from it. */
  readonly takesAny?: true;
  /** Another acceptable result of an answer without the requested data, and the reason. */
  readonly oddly?: { readonly good: (page: Page) => unknown; readonly why: string };
  /** The write changes the cart also if its outcome is unknown. */
  readonly changesCart?: true;
  /** A timer that outlives the widget: its duration in ms, and the reason. */
  readonly lasts?: { readonly ms: number; readonly why: string };
  /** The reason why trying again is a new request with a new idempotency key. */
  readonly newKey?: string;
}
