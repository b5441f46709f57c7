/** Scrolls a category or panel into view in 1200 ms. The scroll code loads with the first such link. [LAY-15] */
export async function goTo(place: HTMLElement): Promise<void> {
  try {
    const { PRICING_SCROLL_MS, scrollTo } = await import('../../../src/ui/kit/scroll-to');
    scrollTo(place, PRICING_SCROLL_MS);
  } catch {
    place.scrollIntoView();
  }
}
