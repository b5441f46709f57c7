import type { CardType } from '../../../src/domain/billing/card-type';
import type { Expiry } from '../../../src/domain/billing/expiry';
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
  readonly label: string;
  readonly hint: string | null;
  readonly error: string | null;
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

/** Controls of our own are there at once; those of a provider come, or do not. */
export type PaymentStanding = 'here' | 'coming' | 'broken' | 'coming-again';

export type PaymentReading =
  /** By the names of the wire. It goes into the body of the update and nowhere else. */
  | { readonly kind: 'complete'; readonly entry: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong'; readonly faults: PaymentFaults }
  /** Nobody can say what was entered. */
  | { readonly kind: 'broken' }
  /** There is nothing that anything could be entered into, not yet or not any more. */
  | { readonly kind: 'absent' };

/** Who hears of a payment while it is entered. */
export interface PaymentHearer {
  tell(news: PaymentNews): void;
  stands(standing: PaymentStanding): void;
  /** Enter was pressed where the form does not hear it. */
  submit(): void;
}

/**
 * Where card and account numbers are entered. What is typed stays behind this: no view, store or event ever holds it. It is read
 * once, when the form is sent. Inputs of our own (`direct`), or those with the fields of a provider in front (`hosted`).
 */
export interface PaymentEntry {
  /** Fills the places. @returns what empties them again, with all that was typed */
  mount(places: ReadonlyMap<PaymentField, PaymentPlace>, hearer: PaymentHearer): () => void;
  /** A method's controls are in view: what has to be loaded for them is loaded now. */
  want(method: MethodName): void;
  /** Whether somebody else draws that control. */
  isHosted(field: PaymentField): boolean;
  show(field: PaymentField, look: PaymentLook): void;
  focus(field: PaymentField): void;
  /** What is wrong with a method, as far as it is known without asking anybody. */
  faults(method: MethodName): PaymentFaults;
  /** What was entered for a method. */
  read(method: MethodName, expiry: Expiry): Promise<PaymentReading>;
  /** Forgets all that was typed. */
  clear(): void;
}
