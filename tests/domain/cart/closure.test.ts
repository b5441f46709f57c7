import { describe, expect, it } from 'vitest';
import { dependentsInCart, missingDependencies } from '../../../src/domain/cart/closure';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { aCart, aCatalogue, aModule } from '../../kit/catalogue';

const chain = [
  aModule({ id: 1 }),
  aModule({ id: 2, dependencies: [1] }),
  aModule({ id: 3, dependencies: [2] }),
  aModule({ id: 4, dependencies: [3, 1, 99] }),
  aModule({ id: 5, dependencies: [6, 5] }),
  aModule({ id: 6, dependencies: [5] }),
  aModule({ id: 7, dependencies: [8] }),
  aModule({ id: 8, isDefault: true, dependencies: [1] }),
];
const catalogue = aCatalogue({ modules: chain });
const holding = (...ids: number[]) => aCart({ plan: customPlan, extra: chain.filter(({ id }) => ids.includes(id)) });

describe('missingDependencies', () => {
  it.each([
    ['none', [1], []],
    ['all levels, each before what needs it', [4], [1, 2, 3]],
    ['each once for several wishes', [4, 3], [1, 2]],
    ['a circle once, without the wish itself', [5], [6]],
    ['no default module, nor what that one needs', [7], []],
    ['nothing of an unknown module', [99], []],
  ])('finds %s [CRT-01]', (_, wanted, along) =>
    expect(missingDependencies(emptyCart, wanted, catalogue)).toEqual(along),
  );

  it.each([
    ['what is in the cart stays there', [1, 2], [3]],
    ['what is missing below it is found', [3], [1, 2]],
  ])('%s [CRT-01]', (_, inCart, along) =>
    expect(missingDependencies(holding(...inCart), [4], catalogue)).toEqual(along),
  );

  it('follows a chain of a thousand dependencies', () => {
    const long = Array.from({ length: 1000 }, (_, id) => aModule({ id, dependencies: id > 0 ? [id - 1] : [] }));
    const along = missingDependencies(emptyCart, [999], aCatalogue({ modules: long }));
    expect(along).toEqual(Array.from({ length: 999 }, (_, id) => id));
  });
});

describe('dependentsInCart', () => {
  it.each([
    ['all levels, the target first', [1, 2, 3, 4], [1], [1, 2, 4, 3]],
    ['only from there on', [1, 2, 3, 4], [3], [3, 4]],
    ['only what is in the cart', [1, 2, 4], [2], [2]],
    ['a circle once', [5, 6], [6], [6, 5]],
    ['several at once', [1, 2, 5, 6], [5, 2], [5, 2, 6]],
    ['nothing for what is not in the cart', [2], [1], []],
  ])('finds %s [CRT-03, CRT-34]', (_, inCart, leaving, going) =>
    expect(dependentsInCart(holding(...inCart), leaving, catalogue)).toEqual(going),
  );
});
