import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import type { PageElement, PageFacts } from '../kit/facts';
import { metaPolicies } from '../kit/policy';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

const SELF_CLOSED = 'non-void-html-element-start-tag-with-trailing-solidus';

/** Converts a parsed element, with all that stands in it. */
function converted(
  node: DefaultTreeAdapterTypes.Element,
  parent: PageElement | null,
  slashes: ReadonlySet<number>,
): PageElement {
  const place = node.sourceCodeLocation;
  const end = place?.startTag?.endOffset ?? place?.endOffset;
  const children: (PageElement | string)[] = [];
  const element: PageElement = {
    tag: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    parent,
    children,
    ...(place && { line: place.startLine }),
    ...(end !== undefined && slashes.has(end) && { isSelfClosed: true }),
  };
  children.push(...convertedAll(node, element, slashes));
  return element;
}

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

function convertedAll(
  node: Parent,
  parent: PageElement | null,
  slashes: ReadonlySet<number>,
): (PageElement | string)[] {
  return node.childNodes.flatMap((child): (PageElement | string)[] => {
    if (isText(child)) return [child.value];
    return isElement(child) ? [converted(child, parent, slashes)] : [];
  });
}

/**
 * Reads a page as text, as a browser would parse it.
 * @param address of the page; null for a file
 * @param policies the values of its Content-Security-Policy headers
 */
export function readHtml(html: string, address: string | null, policies: readonly string[] = []): PageFacts {
  const slashes = new Set<number>();
  const onParseError = ({ code, endOffset }: ParserError) => {
    if (code === SELF_CLOSED) slashes.add(endOffset);
  };
  const page = parse(html, { sourceCodeLocationInfo: true, onParseError });
  const top = page.childNodes.find(isElement);
  const root: PageElement = top
    ? converted(top, null, slashes)
    : { tag: 'html', attributes: {}, parent: null, children: [] };
  return { address, root, policies: [...policies, ...metaPolicies(root)], violations: [], statuses: {}, browser: null };
}
