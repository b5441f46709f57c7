/** Which way an arrow key goes from here, in the direction of the page's writing; null for any other key. */
export function neighbour(from: Element, key: string): 'before' | 'after' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isLeftToRight = getComputedStyle(from).direction !== 'rtl';
  return (key === 'ArrowLeft') === isLeftToRight ? 'before' : 'after';
}

/** The button by which a tag is reached and removed. */
export const removeButton = (tag: Element | null | undefined): HTMLElement | null =>
  tag?.querySelector<HTMLElement>('.tag-remove') ?? null;
