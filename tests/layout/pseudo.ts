import { textsBelow, elementsBelow } from './flat-tree';

/** The part by which translations of a short English text are longer. */
const LONGER = 0.4;

const PLAIN = 'aceiklnorstuyzACEIKLNORSTUYZ';
const ACCENTED = 'áçéíķļñóŕšťúýžÁÇÉÍĶĻÑÓŔŠŤÚÝŽ';
const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/**
 * Matches words between spaces and punctuation. Currencies and abbreviations in capitals are the same in all languages, and so are names
 * of the code, with a capital inside.
 */
const WORD =
  /(?<![\p{L}\p{N}@./_-])(?!\p{Lu}{2,4}\b)(?!\p{L}*\p{Ll}\p{Lu})\p{Script=Latin}+(?![\p{L}\p{N}@/_]|\.\p{L}|:\/\/)/gu;

/** Names that are the same in all languages. */
const NAMES = new Set(['Amazon', 'Mastercard', 'Shopify', 'Visa', 'Waybill']);

function lengthened(word: string): string {
  if (NAMES.has(word)) return word;
  let owed = 0;
  let out = '';
  for (const letter of word) {
    out += accented(letter);
    owed += LONGER;
    if (/[aeiou]/i.test(letter)) for (; owed >= 1; owed -= 1) out += accented(letter.toLowerCase());
  }
  return out + accented(word.at(-1) ?? '').repeat(Math.ceil(owed - 0.01));
}

/** Returns a text as in a language whose words are longer by 40 % and accented, still readable for who looks for its origin. */
export const pseudo = (text: string): string => text.replace(WORD, lengthened);

/**
 * Makes all that is said below a root longer, as a translation would. What a person has typed stays.
 * @returns a function that says everything as before, because parts of the page outlive a story and would grow with each one
 */
export function speakPseudo(root: ParentNode): () => void {
  const texts = [...textsBelow(root)].map((node) => ({ node, before: node.data }));
  const fields = [...elementsBelow(root)]
    .filter((element) => element instanceof HTMLInputElement)
    .map((field) => ({ field, before: field.placeholder }));
  for (const { node, before } of texts) node.data = pseudo(before);
  for (const { field, before } of fields) field.placeholder = pseudo(before);
  return () => {
    for (const { node, before } of texts) node.data = before;
    for (const { field, before } of fields) field.placeholder = before;
  };
}
