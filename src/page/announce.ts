const REGION = 'waybill-live';

/**
 * Hides the live region from view but not from screen readers, whatever the page's style sheets say about elements. Setting the
 * style through the DOM passes a content security policy.
 */
const HIDDEN =
  'all:initial!important;position:absolute!important;inset:0 auto auto 0!important;width:1px!important;height:1px!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important';

/**
 * Returns the page's one live region (an ARIA status) and creates it on first use. Screen readers announce only changes to a
 * region that already exists.
 */
export function openLiveRegion(page: Document): HTMLElement {
  const known = page.getElementById(REGION);
  if (known) return known;
  const region = page.createElement('div');
  region.id = REGION;
  region.role = 'status';
  region.style.cssText = HIDDEN;
  page.body.append(region);
  return region;
}

/** Announces a change to screen readers through the live region. Two widgets that announce the same text are heard once. */
export function announce(page: Document, text: string, lang: string): void {
  const region = openLiveRegion(page);
  region.lang = lang;
  if (region.textContent !== text) region.textContent = text;
}
