import type { PaymentFieldsLook } from '../../../src/page/payment-fields';
import { styleOf } from './style-of';

/** The container that a provider gets: an element in the page's own tree, projected to the place of the control. */
export interface SlottedField {
  readonly element: HTMLElement;
  ring(isOn: boolean): void;
  remove(): void;
}

/**
 * Projects an element of the page to a place through a slot, because most providers' frames do not work within a shadow root.
 * @param name the slot's name, one of its own for each place
 */
export function slotElement(host: HTMLElement, name: string, place: HTMLElement): SlottedField {
  const page = host.ownerDocument;
  const slot = page.createElement('slot');
  slot.name = name;
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
