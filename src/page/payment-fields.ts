import type { CardType } from '../domain/billing/card-type';
import type { PaymentFault } from '../domain/billing/payment';

/** A number that could be paid with. */
export type PaymentFieldName = 'cardno' | 'cvv' | 'routing_number' | 'account_number';

/** A payment method whose numbers may be entered elsewhere. */
export type PaymentFieldsMethod = 'credit_card' | 'ach';

/** Where a control belongs. */
export interface PaymentFieldPlace {
  /**
   * Empty, as large as the inside of the control, and a child of the widget's element: it stands in the page's own tree, where
   * frames of any provider work. Border, background, focus ring and the mark of an error are drawn around it.
   */
  readonly element: HTMLElement;
}

/** How what is typed is to look. Colours are computed values of CSS. */
export interface PaymentFieldsLook {
  readonly scheme: 'light' | 'dark';
  readonly text: string;
  /** For a placeholder. */
  readonly muted: string;
  readonly accent: string;
  readonly danger: string;
  readonly fontFamily: string;
  /** With its unit, e.g. `14px`; 16px where fingers type. */
  readonly fontSize: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What belongs to a control, in the language of the widget. What a frame says has to be said inside of it. */
export interface PaymentFieldState {
  /** The text of the label that stands over it. */
  readonly label: string;
  readonly hint: string | null;
  /** What is wrong with it, as a sentence; it is in view already. */
  readonly error: string | null;
  /** While the form is sent. */
  readonly isLocked: boolean;
}

/** What may be known of a control while it is used. Nothing that could be paid with. */
export interface PaymentFieldNews {
  readonly field: PaymentFieldName;
  readonly isEmpty: boolean;
  /** What is in it may be sent as it is. */
  readonly isComplete: boolean;
  /** Draws the focus ring, also where the focus is in a frame. */
  readonly isFocused: boolean;
  /** Of `cardno`, as far as it is typed; '' where it is not known. Draws the mark of the card, and says how long the code is. */
  readonly cardType?: CardType | '';
}

/** What fields are given when they are mounted. */
export interface PaymentFieldsPage {
  /** By field, for each method of `methods`. */
  readonly places: ReadonlyMap<PaymentFieldName, PaymentFieldPlace>;
  /** The language of the widget, e.g. `es`. It may change: labels and texts come with `show`. */
  readonly locale: string;
  readonly look: PaymentFieldsLook;
  /** Aborted when the fields are not wanted any more: while they load, too. */
  readonly signal: AbortSignal;
  /** To be called with every letter, and where the focus comes or goes. */
  tell(news: PaymentFieldNews): void;
  /** Sends the form, as Enter does in a control. */
  submit(): void;
}

export interface PaymentTokenRequest {
  readonly method: PaymentFieldsMethod;
  /** The holder of the card or of the account. */
  readonly name: string;
  /** Of a card: `2031` and `8`. */
  readonly expiry: { readonly year: string; readonly month: string } | null;
  /** Aborted after 30 s, and when the form has gone. */
  readonly signal: AbortSignal;
}

export type PaymentTokenReply =
  | {
      /** For one update. At most 500 printable ASCII characters; the number of a card is refused. */
      readonly token: string;
      readonly lastFour: string;
      /** Where it is known. */
      readonly cardType?: CardType | '';
    }
  /** What a person can mend, by field. */
  | { readonly faults: Readonly<Partial<Record<PaymentFieldName, PaymentFault>>> };

/** Fields that are there. */
export interface MountedPaymentFields {
  /** Called for each field once they are there, and again with every change. */
  show(field: PaymentFieldName, state: PaymentFieldState): void;
  /** The page or its colours have changed. */
  restyle?(look: PaymentFieldsLook): void;
  focus(field: PaymentFieldName): void;
  /**
   * Makes a token of what was typed. Called once for every try to save, so a token is never sent twice. Whoever rejects, takes
   * longer than 30 s or answers anything else ends in a message with a way out; nothing is sent then.
   */
  tokenize(request: PaymentTokenRequest): Promise<PaymentTokenReply>;
  /** Forgets all that was typed: it was saved, discarded, or the page is left. */
  clear(): void;
  /** Takes the fields out again. Called once. */
  unmount(): void;
}

/**
 * Where card numbers are entered instead of inputs of the widget's own: fields of a payment provider, which give out a token.
 * The update of the billing details carries `payment_token`, the holder, the date, the type and the last four digits; neither the number
 * nor the code is ever in the page. Given as `waybill.configure({ paymentFields })`; anything that is no such object warns once,
 * and the widget's own inputs stay. [API-46, BIL-21]
 */
export interface PaymentFields {
  /** Which methods it is for. Only cards without it; the others keep the widget's own inputs. */
  readonly methods?: readonly PaymentFieldsMethod[];
  /**
   * Fills the places. Called when the fields of a method are first shown. Whoever throws, rejects or takes longer than 10 s ends
   * in a message that offers another try; the rest of the form stays as it is.
   */
  mount(page: PaymentFieldsPage): MountedPaymentFields | Promise<MountedPaymentFields>;
}
