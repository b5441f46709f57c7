const REGION = 'waybill-live';

/** Seen by nobody, read out by screen readers. Set through the object model, which a content security policy allows. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The page's one live region. It has to be there before it says anything. */
export function openLiveRegion(page: Document): HTMLElement {
  const known = page.getElementById(REGION);
  if (known) return known;
  const region = page.createElement('div');
  region.id = REGION;
  region.role = 'status';
  Object.assign(region.style, HIDDEN);
  page.body.append(region);
  return region;
}

/** Tells a change that is only seen otherwise. Two widgets that tell the same are heard once. */
export function announce(page: Document, text: string, lang: string): void {
  const region = openLiveRegion(page);
  region.lang = lang;
  if (region.textContent !== text) region.textContent = text;
}
