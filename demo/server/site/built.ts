import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page's author says of how it is built, wherever it stands in the page: it is shown in the drawer only. */
const NOTE = /\s*<p data-built-note>([^]*?)<\/p>/g;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const isScript = (element: Element): boolean =>
  element.tagName === 'script' && (attributeOf(element, 'src') ?? '').startsWith('/dist/waybill');
const isButton = (element: Element): boolean => attributeOf(element, 'data-waybill-action') !== undefined;
const isWidget = (element: Element): boolean =>
  element.tagName.startsWith('waybill-') || attributeOf(element, 'data-waybill') !== undefined;

const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns an element as its author wrote it, without the nonce that a server adds and without what stands in it. */
function written(element: Element, inner: readonly string[]): string {
  const attributes = element.attrs
    .filter(({ name }) => name !== 'nonce')
    .map(({ name, value }) => (value === '' && name !== 'data-api' ? ` ${name}` : ` ${name}="${value}"`));
  const body = inner.length > 0 ? `\n${inner.map((line) => line.replaceAll(/^/gm, '  ')).join('\n')}\n` : '';
  const words = isButton(element) ? textOf(element) : '';
  return `<${element.tagName}${attributes.join('')}>${body || words}</${element.tagName}>`;
}

/** Returns the tags below an element that belong to Waybill, those within another one indented. */
function ours(parent: { readonly childNodes: readonly Node[] }): readonly string[] {
  return parent.childNodes.filter(isElement).flatMap((element) => {
    const inner = ours(element);
    return isScript(element) || isWidget(element) || isButton(element) ? [written(element, inner)] : inner;
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the tags of a page that belong to Waybill, as HTML that shows them: its script, its widgets, and its own buttons. */
export const tagsOf = (page: string): string => escaped([...new Set(ours(parse(page)))].join('\n'));

/** Returns a page without the notes of its author. */
export const withoutNotes = (page: string): string => page.replaceAll(NOTE, '');

/** Returns the notes of a page's author as paragraphs. */
export const builtNotes = (page: string): string =>
  Array.from(page.matchAll(NOTE), ([, note]) => `<p>${note}</p>`).join('\n');
