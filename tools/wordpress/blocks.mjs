/**
 * What the blocks of the plugin say beside the manifest: an icon of WordPress, whether the block is wide by default, and which list of the
 * shop an attribute chooses from.
 */

/** Icons by widget; others have that of a money bag. */
const ICONS = {
  'billing-form': 'id-alt',
  cart: 'cart',
  'chat-button': 'format-chat',
  faq: 'editor-help',
  'guide-form': 'email-alt',
  'invoice-list': 'media-spreadsheet',
  'marketplace-grid': 'grid-view',
  'mini-cart': 'cart',
  'module-details': 'info-outline',
  'payment-banner': 'warning',
  'plan-comparison': 'editor-table',
  'pricing-table': 'money-alt',
  'quote-panel': 'calculator',
  'share-quote': 'share',
  subscription: 'update',
  video: 'video-alt3',
};

/** Widgets that stay as narrow as text. */
const NARROW = new Set(['chat-button', 'faq', 'guide-form', 'mini-cart', 'share-quote', 'video']);

/** Widgets whose content is what they show. */
const CONTENT = new Set(['faq']);

/** Labels of the attributes. */
const LABELS = {
  'ask-company': 'Ask for the company',
  'ask-name': 'Ask for the name',
  captions: 'Address of the captions',
  'captions-language': 'Language of the captions',
  category: 'Category',
  floating: 'Floats at the edge of the window',
  guide: 'Guide',
  href: 'Page of the cart',
  industry: 'Industry',
  kind: 'Kind',
  layout: 'Layout',
  limit: 'Number of notices',
  methods: 'Payment methods',
  mode: 'Form',
  module: 'Add-on',
  panels: 'Parts',
  plan: 'Package',
  poster: 'Address of the still image',
  routing: 'Read the choice from the address',
  schema: 'Tell search engines',
  'search-key': 'Name of the search in the address',
  single: 'One open at a time',
  src: 'Address of the video',
  'sticky-offset': 'Height of a fixed header',
  surface: 'Where it stands',
  video: 'Video',
  view: 'View',
};

/** Names of the values that an attribute chooses from. */
const VALUES = {
  credit_card: 'Card',
  ach: 'Bank account (ACH)',
  amazon: 'Amazon Pay',
  paypal: 'PayPal',
  column: 'Column',
  sidebar: 'Sidebar',
  page: 'Whole page',
  platform: 'Add-ons',
  industry: 'Industries',
  grid: 'Grid',
  list: 'List',
  none: 'No',
  path: 'From the path',
  'plan-list': 'Packages',
  'booster-list': 'Boosters',
  'service-list': 'Services and support',
  panel: 'On the page',
  modal: 'In a dialog',
  pricing: 'Pricing page',
  marketplace: 'Marketplace',
  'dynamic-routing': 'Dynamic Routing',
  'scheduled-recurring-routing': 'Scheduled & Recurring Routing',
};

const LISTS = { category: 'categories', module: 'modules', plan: 'plans', industry: 'industries' };

const listOf = (widget, attribute) =>
  widget === 'marketplace-grid' && attribute === 'category' ? 'platforms' : (LISTS[attribute] ?? '');

/**
 * Returns the block of a widget.
 * @param {string} title such as “Pricing table”
 * @param {{ name: string, attributes: readonly { name: string, kind: string, values: readonly string[] }[] }} widget
 * @param {ReadonlySet<string>} rendered the widgets that a server renders
 * @throws Error for an attribute without a label, or a value without a name
 */
export function blockOf({ name, attributes }, title, rendered) {
  const own = attributes.map(({ name: attribute, kind, values }) => {
    const label = LABELS[attribute];
    if (!label) throw new Error(`tools/wordpress/blocks.mjs has no label for ${attribute} of ${name}`);
    const unnamed = values.find((value) => !VALUES[value]);
    if (unnamed) throw new Error(`tools/wordpress/blocks.mjs has no name for ${unnamed} of ${attribute} of ${name}`);
    const options = values.map((value) => ({ value, label: VALUES[value] }));
    return [attribute, { kind, values, options, label, of: listOf(name, attribute) }];
  });
  return {
    title,
    icon: ICONS[name] ?? 'money-alt',
    isWide: !NARROW.has(name),
    isRendered: rendered.has(name),
    isContent: CONTENT.has(name),
    attributes: Object.fromEntries(own),
  };
}
