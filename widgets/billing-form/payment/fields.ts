import type { CardType } from '../../../src/domain/billing/card-type';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { PaymentFaults, PaymentField } from '../../../src/domain/billing/payment';

/** Where a control of the payment stands. */
export interface PaymentPlace {
  /** Empty: what is in it belongs to whoever fills it. */
  readonly element: HTMLElement;
  /** That the label names. */
  readonly id: string;
}

/** How a control is to look and sound, beside what it holds. */
export interface PaymentLook {
  readonly isInvalid: boolean;
  /** Ids of what describes it, in the same tree. */
  readonly describedBy: string | undefined;
  readonly isLocked: boolean;
}

/** What may be known of a payment while it is entered. Nothing that could be paid with. */
export interface PaymentNews {
  /** Where something was typed. */
  readonly field: PaymentField;
  readonly cardType: CardType | '';
}

export type PaymentReading =
  /** By the names of the wire. It goes into the body of the update and nowhere else. */
  | { readonly isComplete: true; readonly entry: Readonly<Record<string, string>> }
  | { readonly isComplete: false; readonly faults: PaymentFaults };

/**
 * Where card and account numbers are entered. What is typed stays behind this: no view, store or event ever holds it. It is read
 * once, when the form is sent. The default is `directFields`, inputs of our own; frames of a payment provider have the same
 * shape, so reading takes its time and a control is a place that is filled.
 */
export interface PaymentFields {
  /** Fills the places. @returns what empties them again, with all that was typed */
  mount(places: ReadonlyMap<PaymentField, PaymentPlace>, tell: (news: PaymentNews) => void): () => void;
  show(field: PaymentField, look: PaymentLook): void;
  focus(field: PaymentField): void;
  /** What was entered for a method, or what is wrong with it. */
  read(method: MethodName): Promise<PaymentReading>;
  /** Forgets all that was typed. */
  clear(): void;
}
