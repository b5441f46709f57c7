/**
 * Calls back for each element that matches the selector: elements on the page, elements that the page adds later, and elements
 * that receive the attribute.
 */
export function watchFor(page: Document, selector: string, attribute: string, found: (element: Element) => void): void {
  const search = (root: ParentNode) => root.querySelectorAll(selector).forEach(found);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = target instanceof Element && addedNodes.length === 0 ? [target] : [];
      for (const node of [...changed, ...addedNodes]) {
        if (!(node instanceof Element) || !node.isConnected) continue;
        if (node.matches(selector)) found(node);
        search(node);
      }
    }
  }).observe(page, { childList: true, subtree: true, attributeFilter: [attribute] });
  search(page);
}
