/** Queries by role and accessible name, inside the shadow root of an element. */

const SELECTORS = {
  alert: '[role="alert"]',
  article: 'article',
  button: 'button',
  dialog: 'dialog[open]',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4, h5',
  link: 'a[href]',
  listitem: 'li',
  navigation: 'nav',
  radio: 'input[type="radio"]',
  spinbutton: '[role="spinbutton"]',
  status: '[role="status"]',
  summary: 'summary',
  term: 'dt',
  textbox: 'input:not([type], [role])',
} as const;

export type Role = keyof typeof SELECTORS;

/** Returns the text of a node with its white space collapsed. */
export const textOf = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the accessible name of an element: its aria-label, the text of its label, else its own text. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const id = element.getAttribute('aria-labelledby');
  if (id) return textOf((element.getRootNode() as ShadowRoot).getElementById(id));
  if (element.localName === 'fieldset') return textOf(element.querySelector('legend'));
  return textOf(element.localName === 'input' ? element.closest('label') : element);
}

/** Returns the shadow root of an element by its tag; by default of the first one in the page. */
export function shadowOf(tag: string, at = 0): ShadowRoot {
  const root = document.querySelectorAll(tag)[at]?.shadowRoot;
  if (!root) throw new Error(`there is no <${tag}> with a view`);
  return root;
}

/** Returns all rendered text of an element, style sheets left out. */
export const seen = (tag: string, at = 0): string =>
  [...shadowOf(tag, at).children]
    .filter((child) => child.localName !== 'style')
    .map(textOf)
    .join(' ');

export const all = (root: ParentNode, role: Role, name?: string | RegExp): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(SELECTORS[role])].filter((element) => {
    if (name === undefined) return true;
    return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  });

/** Returns the only element of a role and name. @throws Error that lists what was found instead */
export function one(root: ParentNode, role: Role, name?: string | RegExp): HTMLElement {
  const [found, ...others] = all(root, role, name);
  if (found && others.length === 0) return found;
  const names = all(root, role).map((element) => JSON.stringify(nameOf(element)));
  throw new Error(`${found ? 'more than one' : 'no'} ${role} "${name}"; there are: ${names.join(', ') || 'none'}`);
}
