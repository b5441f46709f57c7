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
  /** To the next renewal, or 1 ms before or after it. */
  | { readonly do: 'renew'; readonly edge: -1 | 0 | 1; readonly times: number };

/** How an order is sent: once, again with the same key after a lost reply, or from two tabs at the same time. */
export const HOW = ['once', 'again', 'two tabs'] as const;
export type How = (typeof HOW)[number];

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
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
];

/** What is done with a cart alone. */
export const shopping = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.oneof(...SHOPPING), { minLength: 1, maxLength });

/** What somebody does over years: a cart, orders, waiting for renewals. */
export const years = (maxLength: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      ...SHOPPING,
      ...TIME,
      { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const), how: fc.constantFrom(...HOW) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('overtake' as const, 'smuggle' as const), pick }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('share' as const) }) },
    ),
    { minLength: 2, maxLength },
  );
