import * as fc from 'fast-check';

/** A wish before it is known what there is to wish for: `pick` chooses from what is there, so that a shorter history stays one. */
export type Step =
  | { readonly do: 'choose' | 'add' | 'remove' | 'option'; readonly pick: number }
  | { readonly do: 'count'; readonly pick: number; readonly quantity: number }
  | { readonly do: 'drop' | 'share' }
  | { readonly do: 'order'; readonly how: How }
  /** Somebody else of the account, in another browser, adds to what is just being confirmed. */
  | { readonly do: 'overtake'; readonly pick: number }
  /** What is not for sale, by its id alone. */
  | { readonly do: 'smuggle'; readonly pick: number }
  | { readonly do: 'wait'; readonly days: number; readonly ms: number }
  /** The bank declines the payment of the order. */
  | { readonly do: 'decline' }
  /** It is canceled, or paused. */
  | { readonly do: 'stand'; readonly as: 'ends' | 'rests' }
  /** A paused subscription is taken up again. */
  | { readonly do: 'resume' }
  /** The last invoice is not paid in time; it is paid. */
  | { readonly do: 'miss' | 'pay' }
  /** A visitor registers; a card is stored. */
  | { readonly do: 'register' | 'card' }
  /** An add-on is switched on or off by itself. */
  | { readonly do: 'switch'; readonly to: 'on' | 'off'; readonly pick: number; readonly how: 'once' | 'two tabs' }
  /** An account on an earlier plan moves to the marketplace. */
  | { readonly do: 'move'; readonly how: HowMoved }
  /** To the next renewal or a later one, or 1 ms before or after it. */
  | { readonly do: 'renew'; readonly edge: -1 | 0 | 1; readonly times: number };

/**
 * How an order is sent: once, again with the same key after a lost reply, from two tabs at the same time, or in a way that takes a
 * while to be in force.
 */
export const HOW = ['once', 'again', 'two tabs', 'slow'] as const;
export type How = (typeof HOW)[number];

/** How a move is sent: as an order is, and the bank declines it, or it is confirmed a day after its terms were told. */
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

/** What becomes of an account, by what it does and by what others do to it. */
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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('share' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), how: fc.constantFrom(...HOW_MOVED) }) },
];

/** What is done with a cart alone. */
export const shopping = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.oneof(...SHOPPING), { minLength: 1, maxLength });

/** What somebody does over years: a cart, orders, waiting for renewals. */
export const years = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.oneof(...SHOPPING, ...TIME, ...LIFE), { minLength: 2, maxLength });
