import { PLACEHOLDER, placedName } from '../../page/page';
import type { PageElement, PageFacts } from './facts';
import type { Finding } from './finding';
import type { KnownRelease } from './known';

/** A rule: what it finds on a page, in the order of the page. */
export type Rule = (facts: PageFacts, known: KnownRelease) => readonly Finding[];

/** Yields an element and all elements inside it, in the order of the page. */
export function* elementsIn(root: PageElement): Generator<PageElement> {
  yield root;
  for (const child of root.children) if (typeof child !== 'string') yield* elementsIn(child);
}

/** Yields the elements around an element, the nearest first. */
export function* around({ parent }: PageElement): Generator<PageElement> {
  for (let element = parent; element; element = element.parent) yield element;
}

export const PREFIX = 'waybill-';

/** The attribute of the doctor's own panel, which is no part of the page. */
export const OWN = 'data-waybill-panel';

/** A widget of the page, as a tag or as a placeholder. */
export interface Widget {
  readonly element: PageElement;
  readonly tag: string;
  /** What stands before the widget's attributes: `data-` in a placeholder. */
  readonly prefix: '' | 'data-';
}

/** Returns the tag that an element stands for, known or not; null for any other element. */
export const tagOf = ({ tag, attributes }: PageElement): string | null => {
  if (tag.startsWith(PREFIX)) return tag;
  const name = attributes[PLACEHOLDER];
  return name === undefined ? null : PREFIX + placedName(name);
};

/** Returns true for the element that the loader has put into its placeholder. */
export const isMade = (element: PageElement): boolean =>
  element.parent !== null && element.tag === PREFIX + placedName(element.parent.attributes[PLACEHOLDER] ?? '');

/** Returns the known widgets of a page. A placeholder and the element that was put into it count once. */
export function widgetsIn(root: PageElement, { widgets }: KnownRelease): readonly Widget[] {
  return [...elementsIn(root)].flatMap((element) => {
    const tag = tagOf(element);
    if (tag === null || !Object.hasOwn(widgets, tag) || isMade(element)) return [];
    return [{ element, tag, prefix: element.tag === tag ? '' : 'data-' } satisfies Widget];
  });
}

/** The longest excerpt of a tag, in characters. */
const EXCERPT = 100;

/** Returns the start tag of an element, shortened. */
export function excerptOf({ tag, attributes, isSelfClosed }: PageElement): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${value}"`,
  );
  const text = `<${tag}${written.join('')}`;
  const end = isSelfClosed ? ' />' : '>';
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text + end;
}

/** Returns where an element stands, as findings say it. */
export const at = (element: PageElement): Pick<Finding, 'where' | 'line' | 'element'> => ({
  where: excerptOf(element),
  ...(element.line !== undefined && { line: element.line }),
  ...(element.live && { element: element.live.element }),
});
