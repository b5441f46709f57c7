import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { moduleCardCss } from '../../src/ui/module-card';
import { skeletonCss } from '../../src/ui/skeleton';
import { MarketplaceGrid, type MarketplaceGridProps } from './marketplace-grid';
import cardsCss from './cards.css?inline';
import marketplaceGridCss from './marketplace-grid.css?inline';

/** `<waybill-marketplace-grid>`: add-ons and packages, to browse, search and filter. */
const spec: WidgetSpec<MarketplaceGridProps> = {
  tag: 'waybill-marketplace-grid',
  summary: 'Add-ons and packages by platform category or industry, as a grid or a list, with filters and search.',
  props: {
    kind: {
      kind: 'enum',
      values: ['platform', 'industry'],
      fallback: 'platform',
      summary: 'What is browsed by: categories of the platform, or industries.',
    },
    category: {
      kind: 'string',
      fallback: undefined,
      summary: 'Icon, name or id of the category or industry that is shown first; all of them without it.',
    },
    view: {
      kind: 'enum',
      values: ['grid', 'list'],
      fallback: 'grid',
      summary: 'How the items are shown at first.',
    },
    routing: {
      kind: 'enum',
      values: ['none', 'path'],
      fallback: 'none',
      summary:
        'With path the address says what is shown (…/{category}/{icon}[/list]) and is kept in step; without it the element does.',
    },
  },
  view: MarketplaceGrid,
  // Its height is only known with the items: what stands below is pushed out of sight at once.
  room: { height: 'min(100vh, 1100px)' },
  texts: ['marketplace_grid', 'items', 'assets'],
  css: [buttonCss, skeletonCss, moduleCardCss, marketplaceGridCss, cardsCss],
  events: [
    'waybill-plan-select-request',
    'waybill-plan-select',
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'Shown until the items are there, after a crash, and without scripts.' },
  parts: {
    market: 'Everything.',
    sidebar: 'Categories and filters.',
    'sidebar-toggle': 'The button that unfolds them where there is no room beside the items.',
    categories: 'The categories or industries.',
    filter: 'A group of filters.',
    search: 'The search with its suggestions.',
    input: 'The field of the search.',
    suggestions: 'What is suggested for what is typed.',
    toolbar: 'Number of items, chosen filters, order and view.',
    chip: 'A chosen filter, which a press takes away.',
    select: 'The choice of the order.',
    segmented: 'The choice between grid and list.',
    group: 'A category on the page of all of them.',
    grid: 'The cards.',
    list: 'The rows.',
    card: 'A card.',
    'card-selected': 'The card of what is in the cart.',
    row: 'A row of a list.',
    link: 'The name of an item, which leads to its details.',
    hint: 'What comes along with an item.',
    pill: 'The state of an item, or what is special about it.',
    price: 'A price.',
    button: 'A button.',
    'icon-button': 'The button that empties the search.',
    badge: 'How many filters are chosen.',
    banner: 'What went wrong, or what a category says of itself.',
    links: 'Links to other pages of the platform.',
    empty: 'What stands there while nothing fits.',
    skeleton: 'What stands there until the items are read.',
  },
  states: { loading: 'Until the first items.', ready: 'Items are shown.', error: 'The view crashed.' },
};

export default spec;
