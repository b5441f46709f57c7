import { LABELS } from '../labels';
import { renderFile, type Addresses } from '../guides';
import { render } from '../markdown/markdown';
import type { MenuGroup, Page } from '../page/page';
import { TAGS } from '../site-map';
import { eventsPage } from './events-page';
import type { Reference } from './model';
import { widgetPage, widgetPath } from './widget-page';

/** The widgets of the menu by what they are for; a new one stands in the last group. */
const GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'Choosing', names: ['pricing-table', 'plan-comparison', 'marketplace-grid', 'module-details'] },
  { title: 'Cart and quote', names: ['cart', 'mini-cart', 'quote-panel', 'share-quote'] },
  { title: 'Account', names: ['subscription', 'invoice-list', 'billing-form', 'payment-banner'] },
  { title: 'Beside them', names: ['faq', 'guide-form', 'video', 'chat-button', 'config', 'dialogs'] },
];

const TOKENS = 'widgets/tokens.html';
/** The page of the list of tags. */
export const TAGS_PAGE = 'widgets/index.html';

/** Returns the list of tags, each name a link to its page. */
function listPage({ widgets }: Reference, addresses: Addresses): Page {
  const path = TAGS_PAGE;
  const { html, headings, passages } = renderFile(TAGS, path, addresses);
  const tags = new Set(widgets.map(({ tagName }) => tagName));
  const linked = html.replaceAll(/<td><code translate="no">(waybill-[\w-]+)<\/code><\/td>/g, (cell, tag: string) =>
    tags.has(tag)
      ? `<td><a href="${widgetPath(tag).replace('widgets/', '')}"><code translate="no">${tag}</code></a></td>`
      : cell,
  );
  const title = LABELS.allWidgets;
  const summary = 'Every tag with what it shows and its attributes.';
  return { path, tab: 'widgets', title, summary, body: linked, headings, passages };
}

function tokensPage({ tokens }: Reference): Page {
  const { html, headings, passages } = render(tokens, { file: TOKENS, pageOf: () => null, pictureOf: (file) => file });
  const { title, summary } = LABELS.tokens;
  return { path: TOKENS, tab: 'widgets', title, summary, body: html, headings, passages };
}

/**
 * Returns the menu of the widgets.
 * @param guides whose pages are linked from the widgets that they name
 */
export function widgetGroups(
  reference: Reference,
  addresses: Addresses,
  guides: readonly Page[],
): readonly MenuGroup[] {
  const placed = new Set(GROUPS.flatMap(({ names }) => names));
  const others = reference.widgets
    .map(({ tagName }) => tagName.replace('waybill-', ''))
    .filter((name) => !placed.has(name));
  const pages = (names: readonly string[]): readonly Page[] =>
    names.flatMap((name) => {
      const widget = reference.widgets.find(({ tagName }) => tagName === `waybill-${name}`);
      return widget ? [widgetPage(widget, reference, guides)] : [];
    });
  const guide = addresses.get('docs/events.md');
  return [
    {
      title: LABELS.overview,
      pages: [listPage(reference, addresses), eventsPage(reference, guide), tokensPage(reference)],
    },
    ...GROUPS.map(({ title, names }) => ({ title, pages: pages(names) })),
    ...(others.length > 0 ? [{ title: LABELS.more, pages: pages(others) }] : []),
  ];
}
