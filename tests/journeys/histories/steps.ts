import * as fc from 'fast-check';

/** An abstract step: `pick` is an index into whatever items exist then, so that a shrunk history stays valid. */
export type Step =
  | { readonly do: 'choose' | 'add' | 'remove' | 'option'; readonly pick: number }
  | { readonly do: 'count'; readonly pick: number; readonly quantity: number }
  | { readonly do: 'drop' | 'share' }
  | { readonly do: 'order'; readonly how: How }
  /** Another browser of the same account changes the cart while an order is being confirmed. */
  | { readonly do: 'overtake'; readonly pick: number }
  /** Tries to buy an item that is not for sale by its id. */
  | { readonly do: 'smuggle'; readonly pick: number }
  | { readonly do: 'wait'; readonly days: number; readonly ms: number }
  /** Orders, and the bank declines the payment. */
  | { readonly do: 'decline' }
  /** Cancels or pauses the subscription. */
  | { readonly do: 'stand'; readonly as: 'ends' | 'rests' }
  /** Resumes a paused subscription. */
  | { readonly do: 'resume' }
  /** Misses the payment of the last invoice, or pays it. */
  | { readonly do: 'miss' | 'pay' }
  /** Has the payment of an invoice returned: `pick` counts from the newest. */
  | { readonly do: 'refund'; readonly pick: number }
  /** Registers a visitor, or stores a card. */
  | { readonly do: 'register' | 'card' }
  /** Switches an add-on on or off, without the cart. */
  | { readonly do: 'switch'; readonly to: 'on' | 'off'; readonly pick: number; readonly how: 'once' | 'two tabs' }
  /** Migrates an account from its legacy plan. */
  | { readonly do: 'move'; readonly how: HowMoved }
  /** Moves the time to the next renewal or a later one, or 1 ms before or after it. */
  | { readonly do: 'renew'; readonly edge: -1 | 0 | 1; readonly times: number };

/**
 * How an order is sent: once, again with the same idempotency key after a lost reply, from two tabs at the same time, or as a slow
 * order that has to be polled for.
 */
export const HOW = ['once', 'again', 'two tabs', 'slow'] as const;
export type How = (typeof HOW)[number];

/** How a migration is sent: like an order, or declined by the bank, or confirmed a day after its terms were shown. */
export const HOW_MOVED = [...HOW, 'declined', 'late'] as const;
export type HowMoved = (typeof HOW_MOVED)[number];

const pick = fc.nat({ max: 200 });
const quantity = fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(0, 1, 99, 100, 101, 250, 1000));

const SHOPPING: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: fc.record({ do: fc.constant('choose'), pick }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('add'), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('count'), pick, quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('option'), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop') }) },
];

const TIME: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.nat({ max: 40 }), ms: fc.nat(86_399_999) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('renew'),
      edge: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      times: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
        { weight: 1, arbitrary: fc.constant(36) },
      ),
    }),
  },
];

/** Steps beside the cart, each with its weight. */
const LIFE: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const), how: fc.constantFrom(...HOW) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('overtake' as const, 'smuggle' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('switch' as const),
      to: fc.constantFrom('on' as const, 'off' as const),
      pick,
      how: fc.constantFrom('once' as const, 'two tabs' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>(
      { do: 'decline' },
      { do: 'stand', as: 'ends' },
      { do: 'stand', as: 'rests' },
      { do: 'resume' },
      { do: 'miss' },
      { do: 'pay' },
      { do: 'register' },
      { do: 'card' },
    ),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), pick: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('share' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), how: fc.constantFrom(...HOW_MOVED) }) },
];

/** Arbitrary of steps that change only the cart. */
export const shopping = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.oneof(...SHOPPING), { minLength: 1, maxLength });

/** Arbitrary of steps over years: cart changes, orders and renewals. */
export const years = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.oneof(...SHOPPING, ...TIME, ...LIFE), { minLength: 2, maxLength });
