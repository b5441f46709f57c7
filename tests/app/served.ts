import '../../src/app/take-over';
import { render } from '../../src/render';
import { mountPage, type PageOptions } from '../kit/mount';

export interface View {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Bodies of the replies, for the server and the page alike. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What happens before the element is in the page, and once it is upgraded. */
export type Moments = Readonly<Partial<Record<'before' | 'upgraded', (root: ShadowRoot) => void>>>;

interface Opening {
  readonly change?: (html: string) => string;
  readonly options?: PageOptions;
  readonly moments?: Moments;
}

/** Puts served markup into the page as a parser does: with its shadow root, before the element is upgraded. */
export async function openView(
  { tag, attributes, answers }: View,
  { change = String, options = {}, moments: { before, upgraded } = {} }: Opening = {},
) {
  const { html, state } = await render(tag, attributes, {
    assets: '/dist/',
    country: 'US',
    replies: answers,
    fallback: '<p>Write to us.</p>',
  });
  const inert = document.implementation.createHTMLDocument();
  inert.body.innerHTML = change(html);
  const host = inert.querySelector<HTMLElement>(tag);
  const template = host?.querySelector('template');
  if (!host || !template) throw new Error('nothing was served');
  host.attachShadow({ mode: 'open' }).append(template.content);
  template.remove();
  const nodes = [...(host.shadowRoot?.querySelectorAll('[data-served] *') ?? [])];
  document.body.innerHTML = state.map(change).join('');
  const page = mountPage('', { answers, country: 'US', ...options });
  const root = host.shadowRoot as ShadowRoot;
  before?.(root);
  document.body.append(host);
  upgraded?.(root);
  return { page: await page, host, root, nodes };
}

/** Returns whether React has hydrated the view in a root. */
export const isHydrated = (root: ShadowRoot): boolean =>
  Object.keys(root.querySelector('[data-served]') ?? {}).some((key) => key.startsWith('__reactContainer'));

/** Describes what is shown: elements, their attributes but for ids that React made up and styles that a script measured, and texts. */
export const shapeOf = (node: Node): unknown =>
  node instanceof Element
    ? [
        node.localName,
        Object.fromEntries(
          [...node.attributes]
            .map(({ name, value }) => [name, value.replace(/_[Rr]_\w+_/, 'id')])
            .filter(([name]) => name !== 'selected' && name !== 'style'),
        ),
        [...node.children].map(shapeOf),
        node.textContent,
      ]
    : null;
