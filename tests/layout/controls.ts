import { elementsBelow } from './flat-tree';
import { cuttersOf, isEmpty, meet, SLACK, type Box } from './painted';

/** Something that is pressed or filled in. */
export interface Control {
  readonly element: Element;
  /** The boxes of a control that can be seen; a link in a text has one for each line. */
  readonly boxes: readonly Box[];
}

/** Returns the boxes of an element. Of a field it is the part that holds what is typed: a button may stand in its padding. */
function boxesOf(element: Element): readonly Box[] {
  const rects = Array.from(element.getClientRects());
  if (!(element instanceof HTMLInputElement)) return rects;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return rects.map(({ left, top, right, bottom }) => ({
    left: left + parseFloat(paddingLeft),
    top,
    right: right - parseFloat(paddingRight),
    bottom,
  }));
}

const CONTROLS = 'button, a[href], input, select, textarea, summary';

/** Returns the controls below a root that a person can see. */
export function controlsBelow(root: ParentNode): Control[] {
  const found: Control[] = [];
  for (const element of elementsBelow(root)) {
    if (!element.matches(CONTROLS)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const cutters = cuttersOf(element);
    const boxes = boxesOf(element).map((rect) => cutters.reduce<Box>((part, { box }) => meet(part, box), rect));
    const seen = boxes.filter((box) => !isEmpty(box));
    if (seen.length > 0) found.push({ element, boxes: seen });
  }
  return found;
}

let canvas: CanvasRenderingContext2D | null = null;

function widthOf(text: string, { font, letterSpacing }: CSSStyleDeclaration): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  canvas.letterSpacing = letterSpacing;
  return canvas.measureText(text).width;
}

/** Returns what a field says of itself: the choice of a list, or what an empty field asks for. */
function wordsOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLInputElement && element.value === '') return element.placeholder;
  return '';
}

/** Returns the words of a field that are wider than the field; what a person has typed scrolls and does not count. */
export function cutWordsOf({ element }: Control): string | null {
  const words = wordsOf(element);
  if (words === '') return null;
  const style = getComputedStyle(element);
  const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return widthOf(words, style) > room + SLACK ? words : null;
}
