import { describe, expect, it } from 'vitest';
import {
  DRAWER_WIDTH,
  keepsHeader,
  LEFT_SIDEBAR_WIDTH,
  MENU_WIDTH,
  MOBILE,
  MOBILE_WIDTH,
  RIGHT_SIDEBAR_WIDTH,
  upTo,
} from '../../src/ui/kit/layout';

describe('the breakpoints', () => {
  it.each([
    ['menu', MENU_WIDTH, 800],
    ['drawer', DRAWER_WIDTH, 1550],
    ['mobile', MOBILE_WIDTH, 751],
    ['right sidebar', RIGHT_SIDEBAR_WIDTH, 950],
    ['left sidebar', LEFT_SIDEBAR_WIDTH, 1000],
  ])('%s applies up to its own value, inclusive [LAY-01, LAY-03, LAY-05, LAY-06]', (_, width, value) => {
    expect(upTo(width)).toBe(`(width <= ${value}px)`);
  });

  it('count a phone in landscape as mobile too [LAY-03, LAY-04]', () => {
    expect(MOBILE).toBe('(width <= 751px), (width <= 1115px) and (height <= 560px)');
  });
});

it.each([
  ['/gps4me', false],
  ['/fr/optimization4me/', false],
  ['/map4me/tour', false],
  ['/depots4me', false],
  ['/pricing', true],
  ['/map4meals', true],
])('the sticky header is allowed on %s: %s [LAY-08]', (path, keeps) => {
  expect(keepsHeader(path)).toBe(keeps);
});
