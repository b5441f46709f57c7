import type { WidgetSpec } from '../../src/element/spec';
import { buttonCss } from '../../src/ui/button';
import { moduleCardCss } from '../../src/ui/module-card';
import { skeletonCss } from '../../src/ui/skeleton';
import { loadMarket, MarketplaceGrid, type MarketplaceGridProps } from './marketplace-grid';
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
      summary: 'Browses by categories of the platform, or by industries.',
    },
    category: {
      kind: 'string',
      fallback: undefined,
      summary: 'Icon, name or id of the category or industry to show first; the default is all of them.',
    },
    view: {
      kind: 'enum',
      values: ['grid', 'list'],
      fallback: 'grid',
      summary: 'The initial layout of the items.',
    },
    routing: {
      kind: 'enum',
      values: ['none', 'path'],
      fallback: 'none',
      summary:
        'With path the address selects the page (…/{category}/{icon}[/list]) and follows it; with none the element keeps the page itself.',
    },
    searchKey: {
      kind: 'string',
      fallback: '/',
      summary: 'The key that focuses the search while no field has the focus; empty for none.',
    },
  },
  view: MarketplaceGrid,
  // The height depends on the items, so the reserved room pushes the content below out of view at once.
  room: { height: 'min(100vh, 1100px)', wide: 640 },
  texts: ['marketplace_grid', 'items', 'assets'],
  servedParts: [loadMarket],
  css: [buttonCss, skeletonCss, moduleCardCss, marketplaceGridCss, cardsCss],
  events: [
    'waybill-plan-select-request',
    'waybill-plan-select',
    'waybill-checkout-request',
    'waybill-checkout-start',
    'waybill-checkout-complete',
    'waybill-checkout-fail',
    'waybill-market-show',
    'waybill-navigate',
    'waybill-error',
  ],
  slots: { '': 'Shown until the items have loaded, after a crash, and without scripts.' },
  parts: {
    market: 'The whole marketplace.',
    sidebar: 'The sidebar with categories and filters.',
    'sidebar-toggle': 'The button that expands the sidebar in narrow layouts.',
    categories: 'The list of categories or industries.',
    filter: 'A group of filters.',
    search: 'The search box with its suggestions.',
    input: 'The input of the search box.',
    suggestions: 'The list of suggestions.',
    toolbar: 'The toolbar: number of items, active filters, sort order and layout.',
    chip: 'An active filter; a press removes it.',
    select: 'The select of the sort order.',
    segmented: 'The toggle between grid and list.',
    group: 'A category or industry on a page that lists several.',
    grid: 'The grid of cards.',
    list: 'The list of rows.',
    card: 'A card.',
    'card-selected': 'The card of an item in the cart.',
    row: 'A row of a list.',
    link: 'The name of an item, which links to its details.',
    hint: 'The note on modules that are added along with an item.',
    pill: 'A label: the state of an item, its free trial, or featured.',
    price: 'A price.',
    button: 'A button.',
    'icon-button': 'The button that clears the search.',
    badge: 'The number of active filters.',
    banner: 'An error, or the note of a category.',
    links: 'Links to other pages of the platform.',
    empty: 'The empty state without matching items.',
    skeleton: 'The skeleton while the items load.',
  },
  states: {
    loading: 'The items are loading.',
    ready: 'The items are shown.',
    error: 'The view crashed.',
    empty: 'A details widget of the page shows the item of the address, so the element takes no room.',
  },
};

export default spec;
