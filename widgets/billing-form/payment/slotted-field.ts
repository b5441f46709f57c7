import type { PaymentFieldName, PaymentFieldsLook } from '../../../src/page/payment-fields';
import type { PaymentPlace } from './entry';
import { styleOf } from './style-of';

/** A place as a provider gets it: an element of the page's own tree, drawn where the control stands. */
export interface SlottedField {
  readonly element: HTMLElement;
  ring(isOn: boolean): void;
  remove(): void;
}

/** Frames of most providers don't work within a shadow root, so a slot shows an element of the page there. */
export function slotField(host: HTMLElement, field: PaymentFieldName, { element: place }: PaymentPlace): SlottedField {
  const page = host.ownerDocument;
  const slot = page.createElement('slot');
  slot.name = `waybill-${field}`;
  const element = page.createElement('div');
  element.slot = slot.name;
  place.append(slot);
  host.append(element);
  return {
    element,
    ring: (isOn) => void place.toggleAttribute('data-focus', isOn),
    remove() {
      place.removeAttribute('data-focus');
      slot.remove();
      element.remove();
    },
  };
}

/** Tells how a place looks, now and whenever that changes. @returns what ends it */
export function watchStyle(place: HTMLElement, tell: (look: PaymentFieldsLook) => void): () => void {
  let known = '';
  const look = (): void => {
    const now = styleOf(place);
    const text = JSON.stringify(now);
    if (text !== known) tell(now);
    known = text;
  };
  // Its colours have a transition: whatever changed them, this is heard of.
  place.addEventListener('transitionend', look);
  look();
  return () => place.removeEventListener('transitionend', look);
}
