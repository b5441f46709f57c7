import { describe, expect, it } from 'vitest';
import { addItem, clearItems, removeItem } from '../../src/page/actions';
import {
  categoryUnwanted,
  hashSeen,
  moduleUnwanted,
  moduleWanted,
  planChosen,
  planUnwanted,
} from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { failure } from '../kit/page-of-store';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;
type Ask = (page: Page) => void;

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const [DEFAULT, STRAY] = [
  wireModule(13, { is_default: 1, bundled: 1 }),
  wireModule(12, { dependencies: '2', catid: 9 }),
];
const BUNDLED = [wireModule(1, { bundled: 1 }), wireModule(2, { bundled: 1, has_dependency: 1, dependencies: '1' })];
const question = (page: Page) => page.store.getState().dialogs.queue[0];

const choose =
  (planId: number, from: 'card' | 'action' = 'card'): Ask =>
  ({ store }) =>
    void store.dispatch(planChosen({ planId, from, origin: null }));
const want =
  (id: number): Ask =>
  ({ store }) =>
    void store.dispatch(moduleWanted({ id, origin: null }));
const drop =
  (id: number): Ask =>
  ({ store }) =>
    void store.dispatch(moduleUnwanted({ id, origin: null }));
const host =
  (kind: 'package' | 'module', id: number): Ask =>
  ({ store, ports }) =>
    void addItem({ kind, id })({ store, ports, origin: null });
const hostDrop =
  (kind: 'package' | 'module', id: number): Ask =>
  ({ store, ports }) =>
    void removeItem({ kind, id })({ store, ports, origin: null });

const sold = bundlesBody();
const bundles = bundlesBody({
  data: sold.data.map((one) => (one.id === 1007 ? { ...one, modules: [1, 2, 13] } : one)),
  modules: [...MODULES, STRAY].map((one) => (one.id === 14 ? { ...one, dependencies: '11' } : one)),
});

/** Opens a page whose cart already holds the given content. */
async function holding(cart: object | null, session: object = sessionBody()): Promise<Page> {
  const page = await openStore({ session, bundles, cart: cart ?? cartBody(null), cartAdd: ADDED });
  await holds(() => page.calls.some(({ name }) => name === 'cart'));
  await holds(() => !cart || page.store.getState().cart.content.plan !== null);
  return page;
}

async function visitorHolding(...asks: readonly Ask[]): Promise<Page> {
  const page = await openStore({ bundles, cartAdd: ADDED });
  for (const ask of asks) ask(page);
  await holds(() => page.writes().length === asks.length && page.store.getState().cart.busy === null);
  return page;
}

const plan = cartBody(wirePlan(1001), BUNDLED);
const legacy = sessionBody({ is_legacy: 1 });

describe('the confirmation before a change of the cart', () => {
  it.each<[string, string, () => Promise<Page>, Ask]>([
    ['module-dependency-required', 'a module button', () => holding(plan), want(14)],
    ['module-dependency-required', 'a host’s button', () => holding(null), host('module', 14)],
    ['default-module-removal', 'a visitor’s removal', () => visitorHolding(choose(1007, 'action')), drop(13)],
    [
      'dependent-removal',
      'a module button',
      () => holding(cartBody(wirePlan(1001), [...BUNDLED, wireModule(11), wireModule(14, { dependencies: '11' })])),
      drop(11),
    ],
    ['dependent-removal', 'a host’s button', () => holding(plan), hostDrop('module', 1)],
    [
      'dependent-removal',
      'the removal of the package',
      () => holding(cartBody(wirePlan(1001), [...BUNDLED, STRAY])),
      ({ store }) => void store.dispatch(planUnwanted({ origin: null })),
    ],
    [
      'dependent-removal',
      'the removal of a category',
      () =>
        holding(
          cartBody(wirePlan(1001), [...BUNDLED, wireModule(11), wireModule(14, { dependencies: '11', catid: 9 })]),
        ),
      ({ store }) => void store.dispatch(categoryUnwanted({ categoryId: 5, origin: null })),
    ],
    ['package-replaced', 'a card', () => holding(plan), choose(1002)],
    ['package-replaced', 'a host’s button', () => holding(plan), host('package', 1002)],
    [
      'package-replaced',
      'a hash',
      () => visitorHolding(choose(1001, 'action')),
      ({ store }) => void store.dispatch(hashSeen({ hash: '#plan-1002', origin: null })),
    ],
    ['package-replaced', 'a card over a custom solution', () => visitorHolding(want(11)), choose(1002)],
    ['modified', 'the removal of a bundled module', () => holding(plan), drop(2)],
    ['modified', 'a host’s button', () => holding(plan), hostDrop('module', 2)],
    ['legacy-migrate', 'a card', () => holding(null, legacy), choose(1001)],
    ['legacy-migrate', 'a module button', () => holding(null, legacy), want(11)],
    ['legacy-migrate', 'a host’s button', () => holding(null, legacy), host('module', 14)],
  ])('is %s, for %s [CRT-12, CRT-13, CRT-14, CRT-15, CRT-16, CRT-17]', async (type, _, open, ask) => {
    const page = await open();
    const before = page.store.getState().cart.content;
    const writes = page.writes().length;
    ask(page);
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({ kind: 'confirm', confirmation: { type } });
    page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: 'cancel' }));
    await holds(() => {
      const { pending, markedForDeletion } = page.store.getState().cart.content;
      return question(page) === undefined && pending.length + markedForDeletion.length === 0;
    });
    expect(page.store.getState().cart.content).toEqual(before);
    expect(page.writes()).toHaveLength(writes);
  });

  it.each([
    ['a package', choose(1001)],
    ['a module with its dependencies', want(14)],
  ] as const)(
    'of a legacy account starts the migration: OK after %s shows its terms first [CRT-17]',
    async (_, ask) => {
      const page = await openStore({ session: legacy, bundles, cart: failure('network'), cartAdd: ADDED });
      ask(page);
      await holds(() => question(page) !== undefined);
      page.store.dispatch(dialogAnswered({ id: question(page)?.id ?? '', answer: 'ok' }));
      await holds(() => question(page)?.kind === 'migration');
      expect(page.store.getState().cart.content).toMatchObject({ plan: null, pending: [] });
      expect(page.writes()).toEqual([]);
    },
  );

  it('only informs a member who tries to remove a default module [CRT-13, CRT-18]', async () => {
    const page = await holding(cartBody(wirePlan(1001), [...BUNDLED, DEFAULT]));
    drop(13)(page);
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({ kind: 'info', title: { vars: { name: 'Module 13' } } });
  });

  it('names the category to be removed and counts the add-ons that go with it [CRT-14, CRT-62]', async () => {
    const page = await holding(
      cartBody(wirePlan(1001), [...BUNDLED, wireModule(11), wireModule(14, { dependencies: '11', catid: 9 })]),
    );
    page.store.dispatch(categoryUnwanted({ categoryId: 5, origin: null }));
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({ confirmation: { target: { kind: 'category', id: 5 }, removes: [11, 14] } });
  });

  it('is asked before the whole cart is cleared', async () => {
    const page = await holding(plan);
    void clearItems({ store: page.store, ports: page.ports, origin: null });
    await holds(() => question(page) !== undefined);
    expect(question(page)).toMatchObject({ kind: 'clear', count: 1 });
  });
});
