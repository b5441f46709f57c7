import { brokenWordsOf } from './broken-words';
import { controlsBelow, cutWordsOf, type Control } from './controls';
import { elementsBelow, placeOf, upFrom } from './flat-tree';
import { isEmpty, isWithin, layerOf, meet, SLACK, type Box } from './painted';
import { textLinesBelow, type TextLine } from './text-lines';

/** What is wrong with a layout, in words: the kind of fault, the text, and the element. */
export type LayoutFault = string;

const fault = (kind: string, text: string, element: Element): LayoutFault =>
  `${kind}: “${text.slice(0, 80)}” in ${placeOf(element)}`;

/** Finds a line of which a part is cut off and cannot be scrolled into view. */
function isClipped({ box, cutters }: TextLine): boolean {
  let rest = box;
  for (const { box: edge, scrolls } of cutters) {
    const isCutAcross = rest.left < edge.left - SLACK || rest.right > edge.right + SLACK;
    const isCutDown = rest.top < edge.top - SLACK || rest.bottom > edge.bottom + SLACK;
    if ((isCutAcross && !scrolls.across) || (isCutDown && !scrolls.down)) return true;
    rest = meet(rest, edge);
    if (isEmpty(rest)) return false;
  }
  return false;
}

const TRANSPARENT = /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/;

const isDrawn = (element: Element): boolean => {
  const { backgroundColor, borderTopStyle, borderBottomStyle, borderLeftStyle } = getComputedStyle(element);
  const hasBorder = [borderTopStyle, borderBottomStyle, borderLeftStyle].every((style) => style !== 'none');
  return hasBorder || !TRANSPARENT.test(backgroundColor);
};

/** Returns the box that a text has to keep within: its block, or the inline box that is drawn around it. */
function frameOf(element: Element): Element | null {
  for (const at of upFrom(element)) {
    const { display } = getComputedStyle(at);
    if (display === 'contents' || (display === 'inline' && !isDrawn(at))) continue;
    return at;
  }
  return null;
}

function spills({ element, box }: TextLine): boolean {
  const frame = frameOf(element);
  return frame !== null && !isWithin(box, frame.getBoundingClientRect());
}

interface Thing {
  readonly element: Element;
  readonly text: string;
  readonly boxes: readonly Box[];
}

const holds = (a: Element, b: Element): boolean => [...upFrom(b)].includes(a);

/** Returns the pairs that cover a part of each other in the same layer, where neither holds the other. */
function overlapping(things: readonly Thing[]): [Thing, Thing][] {
  const layers = new Map(things.map(({ element }) => [element, layerOf(element)]));
  const boxes = things
    .flatMap((thing) => thing.boxes.map((box) => ({ thing, box })))
    .toSorted((a, b) => a.box.top - b.box.top);
  const pairs: [Thing, Thing][] = [];
  for (const [at, { thing: one, box }] of boxes.entries()) {
    for (const { thing: other, box: next } of boxes.slice(at + 1)) {
      if (next.top >= box.bottom - SLACK) break;
      if (one === other || isEmpty(meet(box, next))) continue;
      if (layers.get(one.element) !== layers.get(other.element)) continue;
      if (holds(one.element, other.element) || holds(other.element, one.element)) continue;
      pairs.push([one, other]);
    }
  }
  return pairs;
}

const labelOf = ({ element }: Control): string =>
  element.getAttribute('aria-label') ?? (element.textContent.trim() || element.localName);

/** Tells by how much the page scrolls sideways, and the first element that reaches as far. */
function widerThanWindow(root: ParentNode): LayoutFault[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + SLACK) return [];
  const widest = [...elementsBelow(root)].find(
    (element) => element.getBoundingClientRect().right + scrollX > scrollWidth - SLACK,
  );
  return [`wider than the window by ${scrollWidth - clientWidth} px${widest ? `: ${placeOf(widest)}` : ''}`];
}

/**
 * Finds what is wrong with the layout of what is painted below a root: texts and words in fields that are cut off, that reach beyond what
 * is drawn around them or that cover others, controls that cover others, words that break within, and a page that scrolls sideways.
 * Layers that float over the page, such as dialogs and sticky headers, may cover it.
 */
export function layoutFaultsBelow(root: ParentNode): LayoutFault[] {
  const lines = textLinesBelow(root);
  const controls = controlsBelow(root);
  const found: LayoutFault[] = [];
  for (const line of lines) {
    if (isClipped(line)) found.push(fault('cut off', line.text, line.element));
    else if (spills(line)) found.push(fault('beyond its box', line.text, line.element));
  }
  for (const control of controls) {
    const words = cutWordsOf(control);
    if (words !== null) found.push(fault('cut off', words, control.element));
  }
  for (const node of new Set(lines.map((line) => line.node))) {
    const element = node.parentElement;
    for (const word of element ? brokenWordsOf(node) : []) if (element) found.push(fault('broken', word, element));
  }
  const texts = lines.filter(({ seen }) => !isEmpty(seen)).map((line) => ({ ...line, boxes: [line.seen] }));
  const pressed = controls.map((control) => ({ ...control, text: labelOf(control) }));
  for (const [one, other] of [...overlapping(texts), ...overlapping(pressed)]) {
    found.push(fault(`overlaps “${one.text.slice(0, 80)}”`, other.text, other.element));
  }
  found.push(...widerThanWindow(root));
  return [...new Set(found)];
}
