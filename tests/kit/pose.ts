/** A widget of a page: one of those with this tag. */
export interface Posed {
  readonly tag: string;
  readonly at: number;
}

/**
 * Runs in the page. Moves the box of a widget to the corner of the window, without changing its parents.
 * @param posed.width of CSS
 * @returns the box of what it shows, in CSS pixels
 */
export async function poseInPage({ tag, at, width: wide }: Posed & { readonly width: string }) {
  const host = document.querySelectorAll<HTMLElement>(tag)[at];
  const box = host?.parentElement;
  const view = host?.shadowRoot?.querySelector('.wb-root');
  if (!box || !view) throw new Error(`${tag} ${at} has no view`);
  const place = `display:block;float:none;position:fixed;inset:0 auto auto 0;width:${wide};height:auto;min-width:0;max-width:none;min-height:0;max-height:none;margin:0;padding:0 0 4px;border:0;box-sizing:border-box;overflow:visible;opacity:1;transform:none;z-index:2147483647;background:#fff`;
  for (const rule of place.split(';')) {
    const [name = '', value = ''] = rule.split(':');
    box.style.setProperty(name, value, 'important');
  }
  // A view that measures its own width renders again in the next frame.
  let before = -1;
  while (view.getBoundingClientRect().height !== before) {
    before = view.getBoundingClientRect().height;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }
  // At whole pixels, because letters between two pixels are drawn otherwise.
  const corner = view.getBoundingClientRect();
  box.style.setProperty('inset', `${-corner.y}px auto auto ${-corner.x}px`, 'important');
  const { x, y, width, height } = view.getBoundingClientRect();
  return { x, y, width: Math.ceil(width), height: Math.ceil(height) };
}

/** Runs in the page. Puts a posed widget back. */
export const unposeInPage = ({ tag, at }: Posed): void =>
  document.querySelectorAll(tag)[at]?.parentElement?.removeAttribute('style');

/**
 * Runs in the page. Equalises the styles that widgets may inherit from a page: the font, and the color of inline widgets. Other styles of
 * the page stay. Hides the scroll bars of the page, because a browser that draws them over the page would draw them over a widget too.
 */
export function pinInheritedInPage(tags: readonly string[]): void {
  document.documentElement.style.setProperty('scrollbar-width', 'none', 'important');
  document.documentElement.style.setProperty('--waybill-font', 'Georgia, "Times New Roman", serif');
  for (const host of document.querySelectorAll<HTMLElement>(tags.join()))
    host.style.setProperty('color', '#14201b', 'important');
}
