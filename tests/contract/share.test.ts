import { describe, expect, it } from 'vitest';
import {
  toMarketplaceLinkBody,
  toMarketplaceShareBody,
  toPricingLinkBody,
  toPricingShareBody,
} from '../../src/contract/share';
import { customPlan } from '../../src/domain/cart/custom-plan';
import { shapeOf } from '../../tools/contract/shape';
import { aCart, aModule } from '../kit/catalogue';

const letter = { addresses: ['ann@x.com', 'b@x.com'], comment: ' See <b>you</b>\u0000 ', name: '' };
const cart = aCart({ plan: customPlan, extra: [aModule({ id: 106 })] });

describe('the body that shares a quote', () => {
  it('has emails, comments and the cart on the pricing page [API-12, QUO-18]', () => {
    const body = toPricingShareBody(letter, cart, 'EUR');
    expect(body).toEqual({
      emails: ['ann@x.com', 'b@x.com'],
      comments: 'See you',
      cart: {
        plan: { id: 0, quantity: 0, selected_subpackages: [] },
        modules: [{ id: 106, bundled: 0, quantity: 1 }],
        currency: 'EUR',
      },
    });
    expect(shapeOf('ShareRequest', body)).toEqual([]);
  });

  it('has a queue flag and a quote in the marketplace [API-13, QUO-18]', () => {
    const body = toMarketplaceShareBody(letter, { quantity: 12, usages: [{ id: 401, quantity: 12 }] });
    expect(body).toEqual({
      queue: 0,
      quote: {
        quantity: 12,
        emails: [{ email: 'ann@x.com' }, { email: 'b@x.com' }],
        usages: [{ id: 401, quantity: 12 }],
        comment: 'See you',
      },
    });
    expect(shapeOf('ShareRequest', body)).toEqual([]);
  });

  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    [' Ada\n<b>Lovelace</b>\u202e ', 'Ada Lovelace'],
    [' \t', undefined],
  ])('has the name of a visitor, in one line and without markup: %j', (name, told) => {
    const bodies = [
      toPricingShareBody({ ...letter, name }, cart, 'USD'),
      toMarketplaceShareBody({ ...letter, name }, { quantity: 0, usages: [] }),
      toPricingLinkBody({ comment: '', name }, cart, 'USD'),
      toMarketplaceLinkBody({ comment: '', name }, { quantity: 0, usages: [] }),
    ];
    expect(bodies.map((body) => body.name)).toEqual([told, told, told, told]);
    expect(bodies.flatMap((body) => shapeOf('ShareRequest', body))).toEqual([]);
  });

  it('is invalid if it mixes the two shapes', () => {
    const pricing = toPricingShareBody(letter, cart, 'USD');
    const { quote } = toMarketplaceShareBody(letter, { quantity: 0, usages: [] });
    expect(shapeOf('ShareRequest', { ...pricing, queue: 0, quote })).not.toEqual([]);
  });
});
