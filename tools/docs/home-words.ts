/** A step of a way: what to do, and the page that says how, by its file or its address in the site. */
export interface Step {
  readonly text: string;
  readonly to: string;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly promise: string;
  /** An outline of 24 px that is drawn in the sign. */
  readonly icon: string;
  readonly steps: readonly Step[];
}

export const HOME = {
  title: 'Waybill docs',
  headline: 'Pricing, cart and billing on any page',
  lead: 'Waybill sells and manages subscriptions by tags. Paste one into a CMS, mount it in an application, give it your brand, or serve the API behind it.',
  rolesTitle: 'Three steps, for whoever you are',
  widgetsTitle: 'All widgets',
  liveTitle: 'This one is live',
  liveText:
    'Sample data, in the page itself: choose, change the cycle, put something into the cart. Nothing is ordered.',
  liveLink: 'Its attributes and its code',
  troubleTitle: 'Something is wrong?',
  trouble: 'Add `?waybill-doctor` to the address of the page: it says what, and what mends it.',
} as const;

export const ROLES: readonly Role[] = [
  {
    id: 'editor',
    name: 'You edit pages',
    promise: 'A price list in your CMS that is always right.',
    icon: 'M4 20h4L19 9l-4-4L4 16v4zM13 7l4 4',
    steps: [
      {
        text: 'Ask an administrator to place the script, once for the site',
        to: 'docs/embedding.md#the-script-once-per-page',
      },
      { text: 'Choose a widget in the studio and copy its code', to: 'studio' },
      { text: 'Say where its buttons lead on your site', to: 'docs/routes.md' },
    ],
  },
  {
    id: 'developer',
    name: 'You build an application',
    promise: 'Cart and account in your own pages, with events and types.',
    icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
    steps: [
      { text: 'Import the widgets into React, Vue, Svelte or plain modules', to: 'docs/frameworks.md' },
      { text: 'Configure the API, the routes and your router', to: 'docs/configuration.md#from-an-application' },
      { text: 'Listen to what happens, and prevent what you do yourself', to: 'docs/events.md' },
    ],
  },
  {
    id: 'designer',
    name: 'You design',
    promise: 'Your brand in five tokens, every state in sight.',
    icon: 'M12 3a9 9 0 1 0 0 18c1.5 0 2-1 2-2 0-1.5 1-2 2-2h2a3 3 0 0 0 3-3c0-6-4-11-9-11zM7.5 11h.01M11 7.5h.01M15.5 8.5h.01',
    steps: [
      { text: 'Set five colors and sizes in the page’s own CSS', to: 'docs/styling.md#colors' },
      { text: 'See every state of every widget', to: 'storybook' },
      { text: 'Restyle a part where no token says it', to: 'docs/styling.md#parts-and-states' },
    ],
  },
  {
    id: 'api',
    name: 'You own the API',
    promise: 'A contract that a command can check against your server.',
    icon: 'M4 5h16v5H4zM4 14h16v5H4zM7.5 7.5h.01M7.5 16.5h.01',
    steps: [
      { text: 'Read what a server has to answer', to: 'docs/backend.md' },
      { text: 'Look the calls up, field by field', to: 'api/index.html' },
      { text: 'Allow the sites, and sign their members in', to: 'docs/sessions-and-tokens.md' },
    ],
  },
];
