import { DEFAULTS, type Choice } from '../../../demo/studio/choice';

/** What the live example of a widget shows at first. */
export interface Example {
  readonly attributes: Readonly<Record<string, string>>;
  readonly fallback: Choice['fallback'];
  /** The least height of the stage in pixels, for what drops down or opens over the widget. */
  readonly minHeight?: number;
}

const PRICES = { text: 'Our prices as a PDF', href: '/pricing.pdf' };
const OFFER = { text: 'Ask for an offer', href: '/contact' };
const BILLING = { text: 'Your billing pages', href: '/account/billing' };
const TALK = { text: 'Talk to us', href: '/contact' };

const of = (fallback: Choice['fallback'], more: Partial<Example> = {}): Example => ({
  attributes: {},
  fallback,
  ...more,
});

const EXAMPLES: Readonly<Record<string, Example>> = {
  'billing-form': of(BILLING),
  cart: of(OFFER, { minHeight: 480 }),
  'chat-button': of(TALK),
  faq: of(PRICES),
  'guide-form': of(PRICES),
  'invoice-list': of(BILLING),
  'marketplace-grid': of(PRICES, { minHeight: 640 }),
  'mini-cart': of({ text: 'Cart', href: '/shopping-cart-review' }, { minHeight: 400 }),
  'module-details': of(PRICES, { attributes: { module: '106' }, minHeight: 480 }),
  'payment-banner': of(BILLING),
  'plan-comparison': of(PRICES, { minHeight: 480 }),
  'pricing-table': of(PRICES, { attributes: { category: 'dynamic-routing' }, minHeight: 640 }),
  'quote-panel': of(OFFER),
  'share-quote': of(OFFER),
  subscription: of(BILLING, { minHeight: 480 }),
  video: of(
    { text: 'Watch the video', href: '/videos/dynamic-routing.mp4' },
    {
      attributes: {
        video: 'dynamic-routing',
        src: '/videos/dynamic-routing.mp4',
        captions: '/videos/dynamic-routing.en.vtt',
      },
      minHeight: 420,
    },
  ),
};

/** Returns the example of a widget by its name without prefix; null for one that shows nothing by itself. */
export const exampleFor = (name: string): Example | null => EXAMPLES[name] ?? null;

/** Returns an example as the studio writes it. */
export const choiceOf = (
  widget: string,
  { attributes, fallback }: Pick<Example, 'attributes' | 'fallback'>,
): Choice => ({
  ...DEFAULTS,
  widget,
  attributes,
  fallback,
  api: 'https://api.example.com',
});
