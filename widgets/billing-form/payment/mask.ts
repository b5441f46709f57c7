import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';
import { digitsOf, printedNumber } from '../../../src/domain/billing/card-number';

/** Full-width digits become plain ones, each in its place, so that the caret stays where it is. */
const plain = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

const onlyDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: plain(elementState.value) },
  data: digitsOf(data),
});

/** A press that would only take a gap away takes the digit beside it: gaps are ours. A gap that is marked is no digit. */
const digitAndGap =
  (input: HTMLInputElement): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    const isCaret = input.selectionStart === input.selectionEnd;
    const isGap = isCaret && action.startsWith('delete') && value.slice(from, to) === ' ';
    const wider = action === 'deleteBackward' ? ([from - 1, to] as const) : ([from, to + 1] as const);
    return { elementState: isGap ? { value, selection: wider } : elementState, data };
  };

/** As many places as there are digits, in the groups of the card: nothing that is typed is ever cut off. */
const printed = (input: HTMLInputElement): MaskitoOptions => ({
  mask: ({ value }) => [...printedNumber(digitsOf(value))].map((sign) => (sign === ' ' ? sign : /\d/)),
  preprocessors: [onlyDigits, digitAndGap(input)],
});

const DIGITS: MaskitoOptions = { mask: /^\d*$/, preprocessors: [onlyDigits] };

export type Mask = 'card' | 'digits';

/** Keeps an input in its shape while it is edited. @returns what lets go of it, and of its own history of what was typed */
export function maskInput(input: HTMLInputElement, mask: Mask): () => void {
  const maskito = new Maskito(input, mask === 'card' ? printed(input) : DIGITS);
  return () => maskito.destroy();
}
