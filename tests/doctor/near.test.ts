import { describe, expect, it } from 'vitest';
import { distance, nearest } from '../../src/doctor/kit/near';

const TAGS = ['waybill-cart', 'waybill-config', 'waybill-faq', 'waybill-mini-cart', 'waybill-pricing-table'];

describe('the nearest name', () => {
  it.each([
    ['waybill-pricingtable', 'waybill-pricing-table'],
    ['waybill_pricing_table', 'waybill-pricing-table'],
    ['waybil-cart', 'waybill-cart'],
    ['waybill-crat', 'waybill-cart'],
    ['WAYBILL-FAQ', 'waybill-faq'],
    ['waybill-weather', null],
    ['waybill-cart', null],
    ['', null],
  ])('to %s is %s', (word, name) => expect(nearest(word, TAGS)).toBe(name));

  it('is the only one that the word begins', () => {
    const paths = ['last-mile-delivery', 'dynamic-routing', 'dynamic-territories'];
    expect(['last-mile', 'dynamic', 'las'].map((word) => nearest(word, paths))).toEqual([
      'last-mile-delivery',
      null,
      null,
    ]);
  });

  it('is the nearest of several', () =>
    expect(nearest('plan-lst', ['plan-test', 'plan-list', 'booster-list'])).toBe('plan-list'));
});

describe('the distance of two words', () => {
  it.each([
    ['', '', 0],
    ['cart', 'cart', 0],
    ['', 'cart', 4],
    ['crat', 'cart', 1],
    ['categorie', 'category', 2],
  ])('of %j and %j is %i', (one, other, steps) => {
    expect(distance(one, other)).toBe(steps);
    expect(distance(other, one)).toBe(steps);
  });
});
