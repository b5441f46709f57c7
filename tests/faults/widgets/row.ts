import type { EndpointName } from '../../../src/api/endpoints';
import type { Operation } from '../../../src/domain/errors/catalogue';
import type { Answers } from '../../kit/mount';
import type { Page } from './page';
import type { Trial } from './trials';

/** One call of one widget: how a person comes to it, and how they try again. */
export interface Row {
  readonly widget: string;
  readonly endpoint: EndpointName;
  /** Two rows may look at one endpoint from two sides. */
  readonly as?: string;
  /** Where the page stands; at the root else. */
  readonly at?: string;
  /** Attributes, or the whole markup. */
  readonly markup?: string;
  /** What the server says where nothing is wrong; the visitor's shop else. */
  readonly answers?: Answers;
  /** What comes before; from there on things go wrong. Without it they do from the first moment of the widget. */
  readonly come?: (page: Page) => unknown;
  /** What asks. */
  readonly ask?: (page: Page) => unknown;
  /** Things go wrong from the first moment of the page. */
  readonly isEarly?: true;
  /** What was typed, by selector: it has to stand there after the failure. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Whether what else was entered stands there after the failure. */
  readonly keeps?: (page: Page) => boolean;
  /** How it is tried again; by the button that says so. */
  readonly again?: (page: Page) => unknown;
  /** To try again may also be to have the page loaded anew, and why that is right. */
  readonly renews?: string;
  /** The widget has gone on. */
  readonly good: (page: Page) => unknown;
  /** As the catalogue of errors calls it; without it no word of the server is shown. */
  readonly of?: Operation;
  /** Its failure is told to nobody, and why that is right. */
  readonly silent?: string;
  /** But these are, because they concern the whole page: a session that is over, a connection that is gone. */
  readonly tells?: readonly ('session' | 'offline')[];
  /** Failures that are an answer here, what they come to, and why that is right. */
  readonly settles?: {
    readonly on: readonly Trial['outcome'][];
    readonly good: (page: Page) => unknown;
    readonly why: string;
  };
  /** It is asked for again by itself, told to nobody while it fails, and why that is right. A session that is over is told. */
  readonly heals?: string;
  /** What a failure writes to the console, and why that is right. */
  readonly notes?: { readonly text: RegExp; readonly why: string };
  /** Nothing of a good answer is needed: one of another shape is one. */
  readonly takesAny?: true;
  /** What an answer without what was asked for may also come to, and why that is right. */
  readonly oddly?: { readonly good: (page: Page) => unknown; readonly why: string };
  /** The write changes the cart, as soon as it may have been done. */
  readonly changesCart?: true;
  /** A timer that outlives the widget, how long (ms), and why that is right. */
  readonly lasts?: { readonly ms: number; readonly why: string };
  /** Trying again is a new wish and takes a new key, and why that is right. */
  readonly newKey?: string;
}
