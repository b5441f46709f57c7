import { describe, expect, it } from 'vitest';
import { SubscriptionState } from '../../../src/domain/codes/subscription';

describe('subscription states', () => {
  it('have the values of the wire [CHK-15]', () =>
    expect(SubscriptionState).toEqual({ subscribed: 1, notSubscribed: -1, expired: -2 }));
});
