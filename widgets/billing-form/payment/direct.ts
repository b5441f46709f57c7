import { digitsOf } from '../../../src/domain/billing/card-number';
import { cardTypeOf } from '../../../src/domain/billing/card-type';
import { paymentEntry, paymentFaults, type PaymentField, type Typed } from '../../../src/domain/billing/payment';
import type { PaymentEntry, PaymentLook } from './entry';
import { maskInput, type Mask } from './mask';

interface Control {
  readonly autocomplete: string;
  readonly mask?: Mask;
  /** Shows dots instead of the typed text. */
  readonly isSecret?: true;
}

const CONTROLS: Readonly<Record<PaymentField, Control>> = {
  cardno: { autocomplete: 'cc-number', mask: 'card' },
  name_on_account: { autocomplete: 'cc-name' },
  cvv: { autocomplete: 'cc-csc', mask: 'digits', isSecret: true },
  // There is no autocomplete token for bank accounts.
  ach_name: { autocomplete: 'billing name' },
  routing_number: { autocomplete: 'off', mask: 'digits' },
  account_number: { autocomplete: 'off', mask: 'digits' },
  amazon_billing_agreement_id: { autocomplete: 'off' },
};

/** Attributes that exclude the inputs from session recording tools. */
const PRIVATE: Readonly<Record<string, string>> = {
  'data-private': '',
  'data-dd-privacy': 'hidden',
  'data-sentry-block': '',
  'data-hj-suppress': '',
};

function makeInput(page: Document, field: PaymentField, id: string): HTMLInputElement {
  const { autocomplete, mask, isSecret } = CONTROLS[field];
  const input = page.createElement('input');
  input.type = isSecret ? 'password' : 'text';
  input.id = id;
  input.name = field;
  input.className = 'input num ph-no-capture';
  input.setAttribute('part', 'input');
  input.setAttribute('autocomplete', autocomplete);
  input.setAttribute('aria-required', 'true');
  input.spellcheck = false;
  if (mask) input.inputMode = 'numeric';
  for (const [name, value] of Object.entries(PRIVATE)) input.setAttribute(name, value);
  return input;
}

/** The direct inputs, which live in the page itself. */
export interface DirectFields extends PaymentEntry {
  readonly typed: Typed;
}

/**
 * Creates inputs in the page itself, without React, so that their values never reach React. Scripts of the page can still read them;
 * a site that must prevent that configures the hosted fields of a payment provider.
 */
export function directFields(page: Document): DirectFields {
  const inputs = new Map<PaymentField, HTMLInputElement>();
  const looks = new Map<PaymentField, PaymentLook>();
  const masks = new Map<PaymentField, () => void>();
  const typed = (field: PaymentField): string => inputs.get(field)?.value ?? '';

  const mask = (field: PaymentField): void => {
    const kind = CONTROLS[field].mask;
    const input = inputs.get(field);
    masks.get(field)?.();
    masks.delete(field);
    if (kind && input) masks.set(field, maskInput(input, kind));
  };

  /** Applies the look of a field. The look may arrive before its input mounts. */
  const draw = (field: PaymentField): void => {
    const input = inputs.get(field);
    const look = looks.get(field);
    if (!input || !look) return;
    input.readOnly = look.isLocked;
    if (look.error) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (look.describedBy) input.setAttribute('aria-describedby', look.describedBy);
    else input.removeAttribute('aria-describedby');
  };

  const clear = (): void => {
    for (const [field, input] of inputs) {
      input.value = '';
      // Replaces the mask, because it keeps a history of the input for undo.
      mask(field);
    }
  };

  return {
    typed,
    mount(places, { tell }) {
      for (const [field, { element, id }] of places) {
        const input = makeInput(page, field, id);
        inputs.set(field, input);
        element.prepend(input);
        mask(field);
        draw(field);
        input.addEventListener('input', () => tell({ field, cardType: cardTypeOf(digitsOf(typed('cardno'))) }));
      }
      return () => {
        clear();
        for (const leave of masks.values()) leave();
        for (const input of inputs.values()) input.remove();
        masks.clear();
        inputs.clear();
      };
    },
    want() {},
    isHosted: () => false,
    show(field, look) {
      looks.set(field, look);
      draw(field);
    },
    focus: (field) => inputs.get(field)?.focus(),
    faults: (method) => paymentFaults(method, typed),
    async read(method) {
      const faults = paymentFaults(method, typed);
      if (Object.keys(faults).length > 0) return { kind: 'wrong', faults };
      return { kind: 'complete', entry: paymentEntry(method, typed) };
    },
    clear,
  };
}
