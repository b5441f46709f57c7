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
    ['no dependencies', [1], []],
    ['dependencies of all levels, each before its dependents', [4], [1, 2, 3]],
    ['each dependency once for several modules', [4, 3], [1, 2]],
    ['a circular dependency once, without the module itself', [5], [6]],
    ['no default module and none of its dependencies', [7], []],
    ['nothing for an unknown module', [99], []],
  ])('finds %s [CRT-01]', (_, wanted, along) =>
    expect(missingDependencies(emptyCart, wanted, catalogue)).toEqual(along),
  );

  it.each([
    ['skips what is in the cart', [1, 2], [3]],
    ['finds what is missing below a module that is in the cart', [3], [1, 2]],
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
    ['dependents of all levels, after the module itself', [1, 2, 3, 4], [1], [1, 2, 4, 3]],
    ['no dependencies of the module', [1, 2, 3, 4], [3], [3, 4]],
    ['only dependents that are in the cart', [1, 2, 4], [2], [2]],
    ['a circular dependency once', [5, 6], [6], [6, 5]],
    ['the dependents of several modules', [1, 2, 5, 6], [5, 2], [5, 2, 6]],
    ['nothing for a module that is not in the cart', [2], [1], []],
  ])('finds %s [CRT-03, CRT-34]', (_, inCart, leaving, going) =>
    expect(dependentsInCart(holding(...inCart), leaving, catalogue)).toEqual(going),
  );
});
