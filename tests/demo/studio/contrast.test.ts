import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../../demo/studio/contrast';

describe('the contrast of two colors', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    // The examples of WCAG: just below and just above 4.5.
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#FF0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  });

  it.each(['', 'red', '#fff', '#0066', 'rgb(0 0 0)'])('is not known of “%s”', (color) => {
    expect(contrastOf(color, '#ffffff')).toBeNull();
  });
});
