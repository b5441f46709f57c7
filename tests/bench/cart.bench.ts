import { bench, describe } from 'vitest';
import { proposeAddModule } from '../../src/domain/cart/add-module';
import { customPlan } from '../../src/domain/cart/custom-plan';
import { acceptProposal } from '../../src/domain/cart/decide';
import { newLine } from '../../src/domain/cart/new-line';
import { withModules } from '../../src/domain/cart/pending';
import { proposeRemoveModule } from '../../src/domain/cart/remove-module';
import type { Cart, Proposal } from '../../src/domain/cart/types';
import type { Catalogue, Module } from '../../src/domain/catalogue/types';
import { aCart, aCatalogue, aModule } from '../kit/catalogue';

/** The length of a chain of dependencies; every closure has five modules, whatever the size of the catalogue. */
const CHAIN = 5;
/** The first id; ids are large as real ones are, because engines store records with small integer keys as arrays. */
const FIRST = 100_000;
const chained = (size: number): readonly Module[] =>
  Array.from({ length: size }, (_, index) => {
    const id = FIRST + index;
    return aModule({ id, dependencies: index % CHAIN === 0 ? [] : [id - 1] });
  });

const agreed = (cart: Cart, proposal: Proposal, catalogue: Catalogue): Cart => {
  if (proposal.kind === 'apply') return proposal.cart;
  return proposal.kind === 'confirm' ? acceptProposal(proposal.held, proposal.confirmation, catalogue) : cart;
};

/** A baseline without an index: it scans the whole catalogue at each level of dependencies. */
function naiveAdd(cart: Cart, id: number, modules: readonly Module[]): Cart {
  const wanted = new Set([id]);
  for (let before = 0; before !== wanted.size;) {
    before = wanted.size;
    for (const module of modules)
      if (wanted.has(module.id)) module.dependencies.forEach((needed) => wanted.add(needed));
  }
  const added = modules.filter((module) => wanted.has(module.id) && !cart.lines[module.id]);
  const lines = Object.fromEntries(added.map((module) => [module.id, newLine(module)]));
  return { ...cart, lines: { ...cart.lines, ...lines } };
}

function naiveRemove(cart: Cart, id: number, modules: readonly Module[]): Cart {
  const going = new Set([id]);
  for (let before = 0; before !== going.size;) {
    before = going.size;
    for (const module of modules) if (module.dependencies.some((needed) => going.has(needed))) going.add(module.id);
  }
  const kept = Object.values(cart.lines).filter(({ module }) => !going.has(module.id));
  return { ...cart, lines: Object.fromEntries(kept.map((line) => [line.module.id, line])) };
}

describe.each([100, 1000, 10_000])('a catalogue of %i modules', (size) => {
  const modules = chained(size);
  const catalogue = aCatalogue({ modules });
  const chain = modules.slice(size / 2, size / 2 + CHAIN).map(({ id }) => id);
  const [root, leaf] = [FIRST + size / 2, FIRST + size / 2 + CHAIN - 1];
  const before = aCart({ plan: customPlan, extra: modules.slice(0, CHAIN) });
  const after = withModules(before, chain, catalogue);
  const anyone = { isLegacyAccount: false, authenticated: true };

  bench('add', () => void agreed(before, proposeAddModule(before, leaf, catalogue, anyone), catalogue));
  bench('add, naive', () => void naiveAdd(before, leaf, modules));
  bench('remove', () => void agreed(after, proposeRemoveModule(after, root, catalogue, anyone), catalogue));
  bench('remove, naive', () => void naiveRemove(after, root, modules));
});
