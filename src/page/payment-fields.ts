import type { CardType } from '../domain/billing/card-type';
import type { PaymentFault } from '../domain/billing/payment';

/** Names a field of sensitive payment data. */
export type PaymentFieldName = 'cardno' | 'cvv' | 'routing_number' | 'account_number';

/** A payment method whose numbers a provider's hosted fields can collect. */
export type PaymentFieldsMethod = 'credit_card' | 'ach';

/** The mount point of one hosted field. */
export interface PaymentFieldPlace {
  /**
   * An empty element with the size of the control's content box. It is a child of the widget's element, in the page's own DOM
   * tree, where any provider's iframes work. The widget draws border, background, focus ring and error state around it.
   */
  readonly element: HTMLElement;
}

/** The style of text in a hosted field. Colours are computed CSS values. */
export interface PaymentFieldsLook {
  readonly scheme: 'light' | 'dark';
  readonly text: string;
  /** The colour of a placeholder. */
  readonly muted: string;
  readonly accent: string;
  readonly danger: string;
  readonly fontFamily: string;
  /** A size with its unit, e.g. `14px`; 16px on touch screens. */
  readonly fontSize: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * State of a hosted field, in the language of the widget. A provider that renders an iframe has to repeat these texts inside it,
 * for screen readers.
 */
export interface PaymentFieldState {
  /** The text of the visible label above the field. */
  readonly label: string;
  readonly hint: string | null;
  /** The validation error as a sentence; the widget already shows it. */
  readonly error: string | null;
  /** True while the widget submits the form. */
  readonly isLocked: boolean;
}

/** Reports the state of a hosted field while the person types. The report contains no sensitive data. */
export interface PaymentFieldNews {
  readonly field: PaymentFieldName;
  readonly isEmpty: boolean;
  /** True when the field's content is valid and complete. */
  readonly isComplete: boolean;
  /** Draws the focus ring, even when the focus is inside an iframe. */
  readonly isFocused: boolean;
  /** Card type of a `cardno` typed so far; '' while unknown. Selects the card's logo and the length of the security code. */
  readonly cardType?: CardType | '';
}

/** Arguments of `PaymentFields.mount`. */
export interface PaymentFieldsPage {
  /** Mount points by field name, for every method in `methods`. */
  readonly places: ReadonlyMap<PaymentFieldName, PaymentFieldPlace>;
  /** The language of the widget, e.g. `es`. It may change later: `show` passes the translated labels and texts. */
  readonly locale: string;
  readonly look: PaymentFieldsLook;
  /** Aborts when the widget no longer needs the fields, even while they still load. */
  readonly signal: AbortSignal;
  /** Reports a change. Call it on every keystroke and on every focus or blur. */
  tell(news: PaymentFieldNews): void;
  /** Submits the form, as Enter does in an input. */
  submit(): void;
}

export interface PaymentTokenRequest {
  readonly method: PaymentFieldsMethod;
  /** The holder of the card or of the account. */
  readonly name: string;
  /** Expiry date of a card, e.g. `2031` and `8`; null for a bank account. */
  readonly expiry: { readonly year: string; readonly month: string } | null;
  /** Aborts after 30 s, and when the form unmounts. */
  readonly signal: AbortSignal;
}

export type PaymentTokenReply =
  | {
      /** A token for one update: at most 500 printable ASCII characters. The widget rejects a token that looks like a card number. */
      readonly token: string;
      readonly lastFour: string;
      /** The card type, if the provider knows it. */
      readonly cardType?: CardType | '';
    }
  /** Validation errors that the person can fix, by field. */
  | { readonly faults: Readonly<Partial<Record<PaymentFieldName, PaymentFault>>> };

/** Hosted fields after they have mounted. */
export interface MountedPaymentFields {
  /** Updates the state of a field. Called for each field after mounting, and again on every change. */
  show(field: PaymentFieldName, state: PaymentFieldState): void;
  /** Updates the style after the page's colours have changed. */
  restyle?(look: PaymentFieldsLook): void;
  focus(field: PaymentFieldName): void;
  /**
   * Exchanges the typed data for a token. Called once for every attempt to save, so that no token is ever sent twice. A
   * rejection, a timeout after 30 s or an invalid reply shows an error with a way to continue; the widget then sends nothing.
   */
  tokenize(request: PaymentTokenRequest): Promise<PaymentTokenReply>;
  /** Clears all typed data, after a save, after a discard, or when the person leaves the page. */
  clear(): void;
  /** Removes the fields. Called once. */
  unmount(): void;
}

/**
 * Port to a payment provider's hosted fields, which collect card numbers instead of the widget's own inputs and return a token.
 * The update of the billing details carries `payment_token`, the holder, the expiry date, the card type and the last four digits;
 * neither the card number nor the security code ever enters the page. Pass an adapter as `waybill.configure({ paymentFields })`;
 * an invalid adapter warns once, and the widget keeps its own inputs. [API-46, BIL-21]
 */
export interface PaymentFields {
  /** The payment methods that the fields serve. The default is cards only; other methods keep the widget's own inputs. */
  readonly methods?: readonly PaymentFieldsMethod[];
  /**
   * Mounts the fields into their mount points. Called when the widget first shows the fields of a method. If `mount` throws,
   * rejects or takes longer than 10 s, an error offers to retry; the rest of the form stays as it is.
   */
  mount(page: PaymentFieldsPage): MountedPaymentFields | Promise<MountedPaymentFields>;
}
