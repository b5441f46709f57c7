import { texts } from 'virtual:waybill/editing-texts';
import { ENGLISH } from '../i18n/language';

const PREFIX = 'waybill-';

/** Returns the key of a widget's name among the texts. */
export const nameKey = (tag: string): string => tag.slice(PREFIX.length).replaceAll('-', '_');

/** Returns whether an element is a widget with a name. What shows nothing of its own, such as the dialogs, has none. */
const isNamed = ({ localName }: Element): boolean =>
  localName.startsWith(PREFIX) && Object.hasOwn(texts[ENGLISH] ?? {}, nameKey(localName));

/** Returns the widgets below an element or on a page. */
export const namedWidgets = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(isNamed);

/** Marks the nodes of a shadow root that are for the author, and stay readable. */
export const FOR_AUTHOR = 'data-editing';

/**
 * Keeps all that a view has drawn from being pressed and focused, what the page has put into its slots included. The element itself keeps
 * its attributes, because an editor would store another one with the page; a press reaches the element, so that the editor selects it.
 */
function makeInert(root: ShadowRoot): void {
  for (const node of root.children)
    if (node instanceof HTMLElement && !node.hasAttribute(FOR_AUTHOR)) node.inert = true;
}

/** Makes each widget of the page inert once it is defined, now and when the page adds one, and calls back for it. */
export function watchWidgets(page: Document, found: (host: HTMLElement, root: ShadowRoot) => void): void {
  const known = new WeakSet<Element>();

  async function take(host: HTMLElement): Promise<void> {
    if (known.has(host)) return;
    known.add(host);
    await customElements.whenDefined(host.localName);
    const root = host.shadowRoot;
    if (!root) return;
    found(host, root);
    makeInert(root);
    // A view that is mounted anew draws other nodes.
    new MutationObserver(() => makeInert(root)).observe(root, { childList: true });
  }

  const takeAll = (hosts: readonly HTMLElement[]): void => {
    for (const host of hosts) void take(host);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) takeAll([...(isNamed(node) ? [node] : []), ...namedWidgets(node)]);
  }).observe(page, { childList: true, subtree: true });
  takeAll(namedWidgets(page));
}
