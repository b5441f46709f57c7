/**
 * Makes the browser close one item when another opens: by a name that they share, so that a search in the page and an anchor
 * keep to it too. An item that has a name of its own keeps it.
 * @returns lets each be opened by itself again
 */
export function letOneOpen(items: readonly HTMLDetailsElement[], group: string): () => void {
  const named = items.filter((item) => !item.hasAttribute('name'));
  for (const item of named) item.setAttribute('name', group);
  return () => {
    for (const item of named) if (item.getAttribute('name') === group) item.removeAttribute('name');
  };
}
