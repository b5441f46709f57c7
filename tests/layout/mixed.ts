import { placeOf, textsBelow } from './flat-tree';

/** Tells whether somebody other than our views has made this text: the page's author in a widget, or the server in its HTML. */
const isForeign = ({ parentElement }: Text): boolean =>
  parentElement?.closest('.prose') !== null ||
  [...ancestors(parentElement)].some(({ shadowRoot }) => shadowRoot !== null);

/** Yields an element and those that it stands in, up to the shadow root. */
function* ancestors(element: Element | null): Generator<Element> {
  for (let at = element; at; at = at.parentElement) yield at;
}

const isAlone = (text: Text): boolean =>
  [...(text.parentNode?.childNodes ?? [])].every((node) => node === text || node instanceof Comment);

/**
 * Finds texts with siblings. React holds such a text node, and a translator that replaces it leaves React with one that nobody sees;
 * a text that is alone in its element is written anew.
 */
export function mixedTextsBelow(root: ParentNode): string[] {
  return [...textsBelow(root)]
    .filter((text) => text.parentElement && !isForeign(text) && !isAlone(text))
    .map(
      (text) => `a text beside others: “${text.data.slice(0, 80)}” in ${placeOf(text.parentElement ?? document.body)}`,
    );
}
