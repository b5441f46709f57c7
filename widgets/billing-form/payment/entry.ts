import type { CardType } from '../../../src/domain/billing/card-type';
import type { Expiry } from '../../../src/domain/billing/expiry';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentFaults, PaymentField } from '../../../src/domain/billing/payment';

/** The container of a payment field. */
export interface PaymentPlace {
  /** An empty element; its content belongs to the payment entry. */
  readonly element: HTMLElement;
  /** The id that the label refers to. */
  readonly id: string;
}

/** The label, messages and lock of a payment field, without its value. */
export interface PaymentLook {
  readonly label: string;
  readonly hint: string | null;
  readonly error: string | null;
  /** Ids of the describing elements, in the same tree. */
  readonly describedBy: string | undefined;
  readonly isLocked: boolean;
}

/** What the entry reports while the person types. It holds no digit. */
export interface PaymentNews {
  /** The field with the input. */
  readonly field: PaymentField;
  readonly cardType: CardType | '';
}

/** The load state of the controls. Direct inputs are `here` at once; a provider's fields load or fail. */
export type PaymentStanding = 'here' | 'coming' | 'broken' | 'coming-again';

export type PaymentReading =
  /** Uses the field names of the API. Only the body of the update contains it. */
  | { readonly kind: 'complete'; readonly entry: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong'; readonly faults: PaymentFaults }
  /** The entries could not be read. */
  | { readonly kind: 'broken' }
  /** The controls do not exist, not yet or no longer. */
  | { readonly kind: 'absent' };

/** Listens to a payment entry during input. */
export interface PaymentHearer {
  tell(news: PaymentNews): void;
  stands(standing: PaymentStanding): void;
  /** The person pressed Enter where the form receives no event. */
  submit(): void;
}

/**
 * The port for card and account numbers. No view, store or event ever holds the typed values; the form reads them once, on submit.
 * Two adapters: inputs in the page (`direct`), and a provider's hosted fields (`hosted`).
 */
export interface PaymentEntry {
  /** Fills the containers. @returns a function that empties them and discards the typed values */
  mount(places: ReadonlyMap<PaymentField, PaymentPlace>, hearer: PaymentHearer): () => void;
  /** Loads the controls of a method that came into view. */
  want(method: MethodName): void;
  /** Returns whether a provider draws the control. */
  isHosted(field: PaymentField): boolean;
  show(field: PaymentField, look: PaymentLook): void;
  focus(field: PaymentField): void;
  /** Returns the validation errors of a method that are known synchronously. */
  faults(method: MethodName): PaymentFaults;
  /** Reads the values of a method. */
  read(method: MethodName, expiry: Expiry): Promise<PaymentReading>;
  /** Discards all typed values. */
  clear(): void;
}
