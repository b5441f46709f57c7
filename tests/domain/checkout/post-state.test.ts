import { describe, expect, it } from 'vitest';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { newLine } from '../../../src/domain/cart/new-line';
import { postStateOf } from '../../../src/domain/checkout/post-state';
import { OrderProgress } from '../../../src/domain/codes/order-progress';
import { aModule, anAccount, aPlan, aSubscription } from '../../kit/catalogue';

const lines = (...ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, newLine(aModule({ id }))]));
const cart = (id: number, ...modules: readonly number[]) => ({
  plan: { ...customPlan, ...(id > 0 && { id, title: aPlan().title }) },
  lines: lines(...modules),
});
const subscriber = anAccount({ subscription: aSubscription({ planId: 8, moduleIds: [1, 2] }) });
const legacy = anAccount({ isLegacy: true });
const earlierCustom = anAccount({ isLegacy: true, subscription: aSubscription({ planId: 0 }) });

describe('the progress code of an order', () => {
  it.each([
    ['another package', subscriber, cart(12, 1), OrderProgress.changePackage],
    ['a custom solution instead of a package [CHK-27]', subscriber, cart(0, 1), OrderProgress.bundleToCustom],
    ['more modules', subscriber, cart(8, 1, 2, 3), OrderProgress.enableModule],
    ['fewer modules', subscriber, cart(8, 1), OrderProgress.disableModule],
    ['other modules', subscriber, cart(8, 1, 3), OrderProgress.enableModule],
    ['the first package', anAccount(), cart(8, 1), OrderProgress.enablePackage],
    ['the first modules', anAccount(), cart(0, 1), OrderProgress.enableModule],
    ['a package instead of a legacy package', legacy, cart(8, 1), OrderProgress.enablePackage],
    ['a custom solution instead of a legacy package', legacy, cart(0, 1), OrderProgress.legacyToNewCustom],
    ['a custom solution instead of a legacy one', earlierCustom, cart(0, 1), OrderProgress.legacyToCustom],
  ])('in the marketplace: %s', (_, account, content, state) => {
    expect(postStateOf(account, content, 'marketplace', 0)).toBe(state);
  });

  it('from pricing is one checkout, whatever is in the cart [CHK-33]', () => {
    expect(postStateOf(subscriber, cart(12, 1), 'pricing', 0)).toBe(OrderProgress.pricingCheckout);
  });

  it('is that of the server if it is known', () => {
    expect(postStateOf(subscriber, cart(12, 1), 'pricing', 32)).toBe(OrderProgress.legacyToNewCustom);
    expect(postStateOf(subscriber, cart(12, 1), 'pricing', 77)).toBe(OrderProgress.pricingCheckout);
  });
});
