/** What a person looks for. */
export interface Target {
  readonly role: 'button' | 'link' | 'dialog' | 'field' | 'option' | 'heading' | 'choice';
  /** The accessible name: the whole of it, or a pattern as text. */
  readonly name?: string;
  readonly pattern?: string;
  /** A selector of the element that holds it, such as a widget's tag. */
  readonly within?: string;
}

/** What was found: the middle in CSS pixels of the window, and its state. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
}

/**
 * Runs in the page, so it uses nothing outside itself. Looks through open shadow roots and frames of this origin, as a person does.
 * @returns the first visible target, scrolled into the window; null if there is none
 */
export function findInPage({ role, name, pattern, within }: Target): Found | null {
  const SELECTORS: Readonly<Record<Target['role'], string>> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    dialog: 'dialog[open], dialog:popover-open, [role=dialog], [role=alertdialog]',
    field: 'input, textarea, select',
    choice: 'input[type=radio], input[type=checkbox], [role=radio], [role=switch]',
    option: '[role=option]',
    heading: 'h1, h2, h3, h4, h5, h6',
  };
  const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const all: Element[] = [];
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element.localName === 'iframe') {
        const inner = (element as HTMLIFrameElement).contentDocument;
        if (inner) walk(inner);
      }
    }
  };
  walk(document);
  const nameOf = (element: Element): string => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const root = element.getRootNode() as Document | ShadowRoot;
    const labelled = by.map((id) => root.getElementById(id)?.textContent).join(' ');
    const labels = (element as HTMLInputElement).labels;
    const label = labels?.[0];
    const heading = element.localName === 'dialog' ? element.querySelector('h1, h2, h3')?.textContent : '';
    return (
      tidy(labelled) ||
      tidy(element.getAttribute('aria-label')) ||
      tidy(label?.textContent) ||
      tidy(heading) ||
      tidy((element as HTMLElement).innerText) ||
      tidy(element.getAttribute('placeholder'))
    );
  };
  const isWithin = (element: Element): boolean => {
    if (!within) return true;
    for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
      if (node instanceof Element && node.matches(within)) return true;
    return false;
  };
  const isSeen = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isNamed = (element: Element): boolean => {
    const own = nameOf(element);
    if (pattern !== undefined) return new RegExp(pattern).test(own);
    return name === undefined || own === name;
  };
  const found = all.find((one) => one.matches(SELECTORS[role]) && isWithin(one) && isSeen(one) && isNamed(one)) as
    | HTMLInputElement
    | undefined;
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  let { left, top } = found.getBoundingClientRect();
  const { width, height } = found.getBoundingClientRect();
  for (let frame = found.ownerDocument.defaultView?.frameElement; frame;) {
    const outer = frame.getBoundingClientRect();
    left += outer.left;
    top += outer.top;
    frame = frame.ownerDocument.defaultView?.frameElement;
  }
  return {
    x: left + width / 2,
    y: top + height / 2,
    name: nameOf(found),
    text: tidy(found.innerText),
    value: found.value ?? '',
    isFocused: found.matches(':focus'),
  };
}

/** Runs in the page. Returns the text of an element with its shadow roots; '' if it is not there. */
export function textInPage(selector: string): string {
  const read = (node: Node): string => {
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
    const inner = node instanceof Element && node.shadowRoot ? read(node.shadowRoot) : '';
    if (node instanceof Text) return node.data;
    return inner + [...node.childNodes].map(read).join(' ');
  };
  return [...document.querySelectorAll(selector)].map(read).join(' ').replace(/\s+/g, ' ').trim();
}

/** Runs in the page. Returns the name or text of what has the focus, through shadow roots. */
export function focusInPage(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body) return '';
  const input = element as HTMLInputElement;
  const name = element.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.innerText;
  return (name || element.localName).replace(/\s+/g, ' ').trim();
}
