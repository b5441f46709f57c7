import type { PaymentFieldsLook } from './payment-fields';

/** A payment method whose agreement a provider's own button can collect. */
export type PaymentButtonMethod = 'amazon' | 'paypal';

/** The person's agreement, as the provider's button got it. */
export interface PaymentAgreement {
  /**
   * The provider's reference: for Amazon Pay the id of the billing agreement, like `B01-1234567-1234567`; for PayPal the token or id
   * with which your server charges. At most 500 printable ASCII characters.
   */
  readonly reference: string;
  /** The account that agreed, as the person knows it, e.g. its email address. The form shows it. */
  readonly account?: string;
}

/** Arguments of `PaymentButton.mount`. */
export interface PaymentButtonPage {
  /** An empty element for the button, as wide as the form. It is a child of the widget's element, in the page's own DOM tree. */
  readonly element: HTMLElement;
  /** The language of the widget, e.g. `es`. */
  readonly locale: string;
  /** The colours and the type of the form. */
  readonly look: PaymentFieldsLook;
  /** Aborts when the widget no longer needs the button, even while it still loads. */
  readonly signal: AbortSignal;
  /** Hands over the agreement. The form shows that it has one, and sends it with the next save, once. */
  agree(agreement: PaymentAgreement): void;
  /** Says that the person closed the provider's window. Nothing is lost, and the button can be pressed again. */
  cancel(): void;
  /** Says that the provider failed; the form offers another try. */
  fail(reason?: unknown): void;
}

/** A button after it has mounted. */
export interface MountedPaymentButton {
  /** Locks the button while the form is sent. */
  show?(state: { readonly isLocked: boolean }): void;
  /** Updates the style after the page's colours have changed. */
  restyle?(look: PaymentFieldsLook): void;
  /** Moves the focus to the button. Without it, the first `button` or `iframe` of the element gets the focus. */
  focus?(): void;
  /** Forgets an agreement: after a save, a refusal or a discard, or when the person leaves the page. */
  clear(): void;
  /** Removes the button. Called once. */
  unmount(): void;
}

/** Port to a payment provider's own button. */
export interface PaymentButton {
  /**
   * Mounts the button. Called when the widget first shows the method. If `mount` throws, rejects or takes longer than 10 s, an error
   * offers to retry; the rest of the form stays as it is.
   */
  mount(page: PaymentButtonPage): MountedPaymentButton | Promise<MountedPaymentButton>;
}

/**
 * Ports to the buttons of Amazon Pay and PayPal, on which a person agrees to be charged. The update of the billing details carries the
 * provider's reference: `amazon_billing_agreement_id`, or `payment_token` for PayPal. Pass them as `waybill.configure({ paymentButtons })`.
 * For a method without a button the form has its own way: a field for the agreement's number, or a note. An invalid adapter warns once.
 * [API-46, BIL-21]
 */
export interface PaymentButtons {
  readonly amazon?: PaymentButton;
  readonly paypal?: PaymentButton;
}
