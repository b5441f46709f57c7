import type { PaymentFieldName, PaymentFieldsLook } from '../../../src/page/payment-fields';
import type { PaymentPlace } from './entry';
import { styleOf } from './style-of';

/** The container that a provider gets: an element in the page's own tree, projected to the place of the control. */
export interface SlottedField {
  readonly element: HTMLElement;
  ring(isOn: boolean): void;
  remove(): void;
}

/** Projects an element of the page through a slot, because most providers' frames do not work within a shadow root. */
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

/** Calls `tell` with the style of a place, now and after each change. @returns a function that stops it */
export function watchStyle(place: HTMLElement, tell: (look: PaymentFieldsLook) => void): () => void {
  let known = '';
  const look = (): void => {
    const now = styleOf(place);
    const text = JSON.stringify(now);
    if (text !== known) tell(now);
    known = text;
  };
  // Its colours have a transition, so each change of them raises `transitionend`.
  place.addEventListener('transitionend', look);
  look();
  return () => place.removeEventListener('transitionend', look);
}
