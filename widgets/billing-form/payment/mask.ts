import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';
import { digitsOf, printedNumber } from '../../../src/domain/billing/card-number';

/** Replaces full-width digits one for one, so that the caret keeps its position. */
const plain = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

const onlyDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: plain(elementState.value) },
  data: digitsOf(data),
});

/** Extends the deletion of a gap to the digit beside it, because the mask inserts the gaps. A selected gap stays as it is. */
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

/** A mask with as many places as digits, in the groups of the card type, so that it never cuts off input. */
const printed = (input: HTMLInputElement): MaskitoOptions => ({
  mask: ({ value }) => [...printedNumber(digitsOf(value))].map((sign) => (sign === ' ' ? sign : /\d/)),
  preprocessors: [onlyDigits, digitAndGap(input)],
});

const DIGITS: MaskitoOptions = { mask: /^\d*$/, preprocessors: [onlyDigits] };

export type Mask = 'card' | 'digits';

/** Masks an input during editing. @returns a function that removes the mask and its undo history */
export function maskInput(input: HTMLInputElement, mask: Mask): () => void {
  const maskito = new Maskito(input, mask === 'card' ? printed(input) : DIGITS);
  return () => maskito.destroy();
}
