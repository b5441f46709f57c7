import type { Usage } from './usage';

/** Widgets of the pages on which a person chooses and buys. */
export const USAGE_OF_SELLING: Readonly<Record<string, Usage>> = {
  'pricing-table': {
    when: 'Use it on the page where people choose a package. To compare packages feature by feature, put the plan comparison below it; for single add-ons use the marketplace grid.',
    dos: [
      'Give it a column of 800 px or more, so that three packages stand side by side.',
      'Open the category that your page is about: set `category`.',
      'Put a link to your prices between the tags, for readers without scripts.',
      'Place a cart beside it, or a mini cart in the header.',
    ],
    donts: [
      'Don’t repeat prices in the text around it: they change with the currency, the billing cycle and the edition.',
      'Don’t put two of them on a page to show two categories; one table has them all.',
    ],
  },
  'plan-comparison': {
    when: 'Use it where readers ask what a package contains, usually below the pricing table. With fewer than two packages there is nothing to compare.',
    dos: [
      'Name one category with `category` on a page that is about it; leave it out where the reader should choose.',
      'Set `sticky-offset` to the height of your fixed header, so that the names of the packages stay in view below it.',
      'Give it 720 px or more; in a narrower column it lists one package after the other.',
    ],
    donts: [
      'Don’t put it into a box that scrolls: its header would no longer stay in view.',
      'Don’t build a table of features by hand beside it; the catalogue is the only source.',
    ],
  },
  cart: {
    when: 'Use it wherever a choice is made. A sidebar suits pricing pages, a column suits narrow places, and `layout="page"` is the shopping cart page itself.',
    dos: [
      'Use `layout="sidebar"` beside a pricing table: in windows up to 1550 px it becomes a drawer with a bar that shows the total.',
      'Put your own share button into the slot `share`, if you have one.',
      'Lift your own fixed elements while `:state(bar)` holds, so that nothing covers the total.',
    ],
    donts: [
      'Don’t show two full carts in one view; use the mini cart in the header.',
      'Don’t add up prices yourself: listen to `waybill-cart-change`, which has the total in minor units.',
      'Don’t hide the widget while the cart is empty; it says what to do next.',
    ],
  },
  'mini-cart': {
    when: 'Use it in the header of every page, so that the cart is never further than a press away. On the cart page itself use the cart.',
    dos: [
      'Set `href` to your cart page, or configure the route once for the whole site.',
      'Keep some room below it: the drop-down opens under the button.',
    ],
    donts: [
      'Don’t put it into an element with `overflow: hidden`.',
      'Don’t draw a counter of your own over it; it counts the items and says the number to screen readers.',
    ],
  },
  'marketplace-grid': {
    when: 'Use it for browsing add-ons and packages, by category of the platform or by industry. For choosing one package use the pricing table.',
    dos: [
      'Set `routing="path"` on a marketplace with addresses of its own, so that links, Back and search engines lead to items.',
      'Add a details widget with the same `routing` to the page; it shows the item that the address names.',
      'Choose another `search-key` if your page already uses “/”.',
    ],
    donts: [
      'Don’t use it as a teaser of three add-ons; link to a category instead.',
      'Don’t give it a fixed height: it keeps long lists fast by itself and follows the scrolling of the page.',
    ],
  },
  'module-details': {
    when: 'Use it for everything about one module, package or industry: what it does, what it needs and why it costs that.',
    dos: [
      'Name one item by `module`, `plan` or `industry`, or let the address decide with `routing="path"`.',
      'Show a picture or a video of yours in the slot `media`.',
      'Expect the price to include required add-ons; the explanation lists each of them.',
    ],
    donts: [
      'Don’t write the list of required add-ons into your text; it changes with the cart of the reader.',
      'Don’t set two of the three ids on one tag.',
    ],
  },
  'quote-panel': {
    when: 'Use it where a buyer needs an estimate before the order: other fleet sizes, other usage, a total to forward. To pay now the cart is enough.',
    dos: [
      'Place it on a page of its own or under the cart, where quantities have room.',
      'Let it count: it multiplies quantities and prices, and says what the fleet would pay.',
    ],
    donts: [
      'Don’t add a share form beside it; it opens its own.',
      'Don’t promise that a quote can be shared to accounts that a reseller serves; they get no button for it.',
    ],
  },
  'share-quote': {
    when: 'Use it where a visitor has to show the cart to somebody else. A page without one gets a dialog by itself, opened by the cart’s share button.',
    dos: [
      'Use `mode="panel"` for a form that is always in view, and `mode="modal"` for one that opens from a button.',
      'Set `surface="marketplace"` in the marketplace; texts and limits differ there.',
    ],
    donts: [
      'Don’t ask for addresses in a form of your own; the widget checks them and sends no address to your analytics.',
      'Don’t place more than one with `mode="modal"` on a page.',
    ],
  },
};
