const REGION = 'waybill-live';

/**
 * Seen by nobody, read out by screen readers, whatever the page says of every element. Set through the object model, which a
 * content security policy allows.
 */
const HIDDEN =
  'all:initial!important;position:absolute!important;inset:0 auto auto 0!important;width:1px!important;height:1px!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important';

/** The page's one live region. It has to be there before it says anything. */
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

/** Tells a change that is only seen otherwise. Two widgets that tell the same are heard once. */
export function announce(page: Document, text: string, lang: string): void {
  const region = openLiveRegion(page);
  region.lang = lang;
  if (region.textContent !== text) region.textContent = text;
}
