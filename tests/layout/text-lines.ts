import { textsBelow } from './flat-tree';
import { cuttersOf, isEmpty, meet, type Box, type Cutter } from './painted';

/** A line of a text as it is painted. */
export interface TextLine {
  readonly element: Element;
  readonly node: Text;
  readonly text: string;
  /** The room that its letters take, without the leading of the font. */
  readonly box: Box;
  /** The part of the box that can be seen, or scrolled into view. */
  readonly seen: Box;
  readonly cutters: readonly Cutter[];
}

/** The part of the height of a line that ascenders and descenders rarely reach, at the top and at the bottom. */
const LEADING = 0.2;

const letters = ({ left, right, top, bottom }: Box): Box => {
  const leading = (bottom - top) * LEADING;
  return { left, right, top: top + leading, bottom: bottom - leading };
};

const isPainted = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** Tells whether something is hidden from the eye on purpose: cut to nothing, so that only screen readers find it. */
const isForReaders = (cutters: readonly Cutter[]): boolean => cutters.some(({ box }) => isEmpty(box));

/** Returns the boxes of a range, one for each line. */
export function lineBoxes(range: Range): Box[] {
  const lines: Box[] = [];
  for (const rect of range.getClientRects()) {
    if (rect.width === 0) continue;
    const last = lines.at(-1);
    const isSameLine = last && Math.abs(last.top - rect.top) < rect.height / 2;
    const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    if (!isSameLine) lines.push(box);
    else
      lines[lines.length - 1] = {
        ...last,
        left: Math.min(last.left, box.left),
        right: Math.max(last.right, box.right),
      };
  }
  return lines;
}

/** Returns the lines of all texts below a root that a person can see. */
export function textLinesBelow(root: ParentNode): TextLine[] {
  const found: TextLine[] = [];
  const range = document.createRange();
  for (const node of textsBelow(root)) {
    const element = node.parentElement;
    if (!element || !isPainted(element)) continue;
    range.selectNodeContents(node);
    const boxes = lineBoxes(range);
    const cutters = boxes.length > 0 ? cuttersOf(element) : [];
    if (isForReaders(cutters)) continue;
    const text = node.data.trim().replace(/\s+/g, ' ');
    const lines = boxes.map(letters).map((box): TextLine => {
      const seen = cutters.reduce((part, cutter) => meet(part, cutter.box), box);
      return { element, node, text, box, seen, cutters };
    });
    // A text of which nothing is seen is elsewhere on purpose, such as a page of a carousel.
    if (lines.some(({ seen }) => !isEmpty(seen))) found.push(...lines);
  }
  return found;
}
