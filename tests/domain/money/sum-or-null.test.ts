import { expect, it } from 'vitest';
import { sumOrNull } from '../../../src/domain/money/minor';

it.each([
  [[], 0],
  [[100, 250], 350],
  [[100, null, 250], null],
  [[null, 100], null],
  [[100, null], null],
])('the sum of %j is %j, because one that is unknown leaves the sum unknown', (amounts, sum) =>
  expect(sumOrNull(amounts)).toBe(sum),
);
