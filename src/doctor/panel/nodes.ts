interface Written {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly press?: () => void;
}

/** Makes an element with what stands in it. Texts of the page are always text, never markup. */
export function made<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: K,
  written: Written,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const element = page.createElement(tag);
  if (written.class) element.className = written.class;
  if (written.text !== undefined) element.textContent = written.text;
  for (const [name, value] of Object.entries(written.attributes ?? {})) element.setAttribute(name, value);
  if (written.press) element.addEventListener('click', written.press);
  element.append(...children);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an icon of one path, which says nothing to a screen reader. */
export function iconOf(page: Document, path: string): SVGElement {
  const icon = page.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const line = page.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}

/** Makes a button with a text. */
export const buttonOf = (page: Document, kind: string, text: string, press: () => void): HTMLButtonElement =>
  made(page, 'button', { class: `btn ${kind} btn-sm`, text, attributes: { type: 'button' }, press });
