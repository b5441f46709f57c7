import { describe, expect, it } from 'vitest';
import { campaignOf } from '../../../src/domain/catalogue/campaign';

describe('campaignOf', () => {
  it.each([
    ['', ''],
    ['?a=1', ''],
    ['?utm_source=news&a=1&utm_medium=e%20mail', 'utm_source=news&utm_medium=e+mail'],
    ['?UTM_source=x', ''],
  ])('of %j is %j [STO-09]', (search, campaign) => expect(campaignOf(search)).toBe(campaign));
});
