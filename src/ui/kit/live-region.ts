/**
 * Hides a live region from view but not from screen readers, whatever the page's style sheets say about elements. Setting the
 * style through the DOM passes a content security policy.
 */
const HIDDEN =
  'all:initial!important;position:absolute!important;inset:0 auto auto 0!important;width:1px!important;height:1px!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important';

/** Appends an empty live region (an ARIA status). Screen readers announce only changes to a region that already exists. */
export function appendRegion(parent: HTMLElement): HTMLElement {
  const region = parent.ownerDocument.createElement('div');
  region.role = 'status';
  region.style.cssText = HIDDEN;
  parent.append(region);
  return region;
}

/** The live regions of the open modal dialogs, the topmost last. */
const regions: HTMLElement[] = [];

/** What stays in reach whatever opens, as a toast does. */
const guests = new Set<HTMLElement>();

/** Moves a guest into the topmost modal dialog, because all else is inert and lies below; without one, to the end of the page. */
const seat = (guest: HTMLElement): void => (modalRegion()?.parentElement ?? guest.ownerDocument.body).append(guest);

/** Puts an element on top of the page, also of each modal dialog that opens; returns a function that removes it. */
export function stayOnTop(guest: HTMLElement): () => void {
  guests.add(guest);
  seat(guest);
  return () => {
    guests.delete(guest);
    guest.remove();
  };
}

/** Opens the live region of a modal dialog, and returns a function that removes it, before the dialog leaves the page. */
export function openRegionIn(dialog: HTMLElement): () => void {
  const region = appendRegion(dialog);
  regions.push(region);
  guests.forEach(seat);
  return () => {
    regions.splice(regions.indexOf(region), 1);
    guests.forEach(seat);
    region.remove();
  };
}

/** Returns the topmost modal dialog's live region, because all others are inert and silent; null if no modal dialog is open. */
export const modalRegion = (): HTMLElement | null => regions.at(-1) ?? null;
