import { describe, expect, it } from 'vitest';
import { progressOutcome } from '../../../src/domain/codes/progress';

describe('the outcome code of an operation', () => {
  it.each([
    [42, true, 43],
    [42, false, 44],
    [22, true, 23],
    [22, false, 4],
  ])('that began as %i, done %s, is %i; 44 is an error although 43 is success [QUO-41]', (started, isDone, code) => {
    expect(progressOutcome(started, isDone)).toBe(code);
  });
});
