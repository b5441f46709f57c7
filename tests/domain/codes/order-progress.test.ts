import { describe, expect, it } from 'vitest';
import { CheckoutMessage, messageAt, OrderProgress } from '../../../src/domain/codes/order-progress';
import { progressOutcome, ProgressCode } from '../../../src/domain/codes/progress';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';

describe('the codes of an order', () => {
  it.each([
    ['enableModule', 20, 21],
    ['disableModule', 22, 23],
    ['bundleToCustom', 24, 25],
    ['changePackage', 26, 27],
    ['legacyToCustom', 28, 29],
    ['enablePackage', 30, 31],
    ['legacyToNewCustom', 32, 33],
    ['compatibilityCheck', 34, 35],
    ['moduleCheck', 36, 37],
    ['pricingCheckout', 38, 39],
  ] as const)(
    '%s is %i, %i when it is done, and 4 when it failed [CHK-18, CHK-19, CHK-23, CHK-24, CHK-25, CHK-26, CHK-27, CHK-29, CHK-30, CHK-31, CHK-32, CHK-33, CHK-35]',
    (name, started, done) => {
      expect(OrderProgress[name]).toBe(started);
      expect([progressOutcome(started, true), progressOutcome(started, false)]).toEqual([done, 4]);
    },
  );

  it('begin at 0 [CHK-28]', () => {
    expect(ProgressCode.initial).toBe(0);
  });

  it('alternate between the messages 40 and 41 while polling, which are no outcome [CHK-34]', () => {
    expect([0, 1, 2, 3, 4].map(messageAt)).toEqual([40, 40, 41, 40, 41]);
    const outcomes = Object.values(OrderProgress).flatMap((code) => [
      progressOutcome(code, true),
      progressOutcome(code, false),
    ]);
    expect(outcomes.filter((code) => code === CheckoutMessage.wait || code === CheckoutMessage.minute)).toEqual([]);
  });

  it('distinguish six kinds of subscription [CHK-14]', () => {
    expect(SubscriptionKind).toEqual({
      marketplace: 0,
      legacy: 1,
      orderType2: 2,
      orderType3: 3,
      legacyToMarketplace: 4,
      account: 5,
    });
  });
});
