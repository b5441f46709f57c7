/** Brings a category or a panel into view in 1200 ms. How to scroll is loaded with the first such link. [LAY-15] */
export async function goTo(place: HTMLElement): Promise<void> {
  try {
    const { PRICING_SCROLL_MS, scrollTo } = await import('../../../src/ui/kit/scroll-to');
    scrollTo(place, PRICING_SCROLL_MS);
  } catch {
    place.scrollIntoView();
  }
}
