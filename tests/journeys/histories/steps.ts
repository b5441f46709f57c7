import * as fc from 'fast-check';

/** A wish before it is known what there is to wish for: `pick` chooses from what is there, so that a shorter history stays one. */
export type Step =
  | { readonly do: 'choose' | 'add' | 'remove' | 'option'; readonly pick: number }
  | { readonly do: 'count'; readonly pick: number; readonly quantity: number }
  | { readonly do: 'activate' | 'deactivate'; readonly pick: number }
  | { readonly do: 'drop' | 'order' | 'share' }
  | { readonly do: 'wait'; readonly days: number; readonly ms: number }
  /** To the next renewal, or 1 ms before or after it. */
  | { readonly do: 'renew'; readonly edge: -1 | 0 | 1; readonly times: number };

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
      { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('share' as const) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('activate' as const), pick }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('deactivate' as const), pick }) },
    ),
    { minLength: 2, maxLength },
  );
