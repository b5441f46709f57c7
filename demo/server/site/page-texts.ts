import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Translate = (text: string) => string;

/** Elements within a sentence, which a translation may put elsewhere in it. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'strong']);
/** Elements whose content is no text of the page. */
const OPAQUE = new Set(['code', 'pre', 'script', 'style', 'template']);
/** Attributes that a person sees or hears, or that a script of the page shows. */
const SPOKEN = /^(alt|aria-label|placeholder|title|data-say-[\w-]+)$/;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';
const hasWords = (text: string): boolean => /\p{L}/u.test(text);
const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ');
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** Returns the only text of an element within a sentence; undefined where it holds anything else. */
const onlyText = ({ childNodes: [first, ...rest] }: Element) =>
  first && isText(first) && rest.length === 0 ? first : undefined;

/** Returns whether the children are one sentence: words, and elements within it that hold one text each. */
const isSentence = (nodes: readonly Node[]): boolean =>
  nodes.some(isElement) &&
  nodes.some((node) => isText(node) && hasWords(node.value)) &&
  nodes.every((node) => isText(node) || (isElement(node) && INLINE.has(node.tagName) && onlyText(node)));

/** Translates a text and keeps the space around it. */
function translated(text: string, translate: Translate): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return hasWords(words) ? before + translate(collapsed(words)) + after : text;
}

/** Writes a sentence with its elements as `<1>words</1>`, or `<1/>` for what has no words of its own. */
function sentenceOf(parts: readonly Element[], nodes: readonly Node[]): string {
  const written = nodes.map((node) => {
    if (isText(node)) return node.value;
    const at = parts.indexOf(node as Element) + 1;
    const inner = onlyText(node as Element)?.value ?? '';
    return OPAQUE.has(node.nodeName) ? `<${at}/>` : `<${at}>${inner}</${at}>`;
  });
  return collapsed(written.join('')).trim();
}

/** Puts a translated sentence back: the same elements, in the order of the translation. */
function sentenceNodes(text: string, parts: readonly Element[], parentNode: Element): Node[] {
  const pieces = text.split(/(<\d+>.*?<\/\d+>|<\d+\/>)/);
  return pieces.flatMap((piece): Node[] => {
    const [, at, inner] = /^<(\d+)\/?>(?:(.*)<\/\d+>)?$/.exec(piece) ?? [];
    const part = at === undefined ? undefined : parts[Number(at) - 1];
    const words = part && onlyText(part);
    if (words && inner !== undefined) words.value = inner;
    if (part) return [part];
    return piece === '' ? [] : [{ nodeName: '#text', value: piece, parentNode }];
  });
}

function translateAttributes(element: Element, translate: Translate): void {
  const isDescription = element.tagName === 'meta' && attributeOf(element, 'name') === 'description';
  for (const one of element.attrs)
    if ((SPOKEN.test(one.name) || (isDescription && one.name === 'content')) && hasWords(one.value))
      one.value = translate(one.value);
}

function translateElement(element: Element, translate: Translate): void {
  translateAttributes(element, translate);
  // What names its own language is not the page's.
  const isOther = element.tagName !== 'html' && attributeOf(element, 'lang') !== undefined;
  if (isOther || OPAQUE.has(element.tagName)) return;
  const { childNodes } = element;
  if (isSentence(childNodes)) {
    const parts = childNodes.filter(isElement);
    for (const part of parts) translateAttributes(part, translate);
    element.childNodes = sentenceNodes(translate(sentenceOf(parts, childNodes)), parts, element);
    return;
  }
  for (const node of childNodes) {
    if (isText(node)) node.value = translated(node.value, translate);
    else if (isElement(node)) translateElement(node, translate);
  }
}

/**
 * Returns a page with every text as `translate` gives it: sentences whole, with their links as `<1>words</1>`, and the attributes
 * that are seen or heard.
 */
export function withTexts(html: string, translate: Translate): string {
  const page = parse(html);
  for (const node of page.childNodes) if (isElement(node)) translateElement(node, translate);
  return serialize(page);
}
