/** Returns the parent of an element in the tree that is painted: a slot, an element or the host of a shadow root. */
export function flatParent(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

/** Yields an element and its ancestors in the tree that is painted. */
export function* upFrom(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = flatParent(at)) yield at;
}

/** Yields the elements below a root, also those in shadow roots. */
export function* elementsBelow(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsBelow(element.shadowRoot);
  }
}

const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';

/** Yields the texts below a root, also those in shadow roots; not those of sheets and scripts. */
export function* textsBelow(root: ParentNode): Generator<Text> {
  for (const element of elementsBelow(root)) {
    if (element instanceof HTMLStyleElement || element instanceof HTMLScriptElement) continue;
    for (const node of element.childNodes) if (isText(node)) yield node;
  }
}

const tagged = ({ localName, classList }: Element): string => [localName, ...classList].join('.');

/** Names an element for a report: its tag and classes, after those of its two parents and the widget. */
export function placeOf(element: Element): string {
  const path = [...upFrom(element)].filter(({ localName }) => localName !== 'slot').map(tagged);
  const widget = path.findIndex((name) => name.startsWith('waybill-'));
  const near = path.slice(0, 3).toReversed();
  return (widget > 2 ? [path[widget], '…', ...near] : near).join(' ');
}
