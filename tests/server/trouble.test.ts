import { describe, expect, it } from 'vitest';
import { isBadInput, isOutage, withoutValues } from '../../demo/server/db/errors';

const failed = (code: string, message = 'the database says why') =>
  new Error('Failed query: select $1\nparams: ann@example.com', { cause: Object.assign(new Error(message), { code }) });

describe('an error of the database', () => {
  it.each([
    ['a full disk', '53100', true, false],
    ['memory that ran out', '53200', true, false],
    ['a number out of range', '22003', false, true],
    ['the zero character', '22021', false, true],
    ['a broken rule of a table', '23505', false, false],
  ])('that is %s', (_, code, outage, bad) => {
    expect([isOutage(failed(code)), isBadInput(failed(code))]).toEqual([outage, bad]);
  });

  it('is logged without the values of its call', () => {
    const line = withoutValues(failed('23505', 'Key (email)=(ann@example.com) exists'));
    expect(line).toContain('Error 23505\n    at ');
    expect(line).not.toContain('ann@example.com');
  });

  it('is logged with the message of our own errors, and without that of a parser', () => {
    expect(withoutValues(new TypeError('x is no function'))).toContain('TypeError x is no function');
    expect(withoutValues(new SyntaxError('Unexpected token "ann@"'))).not.toContain('ann@');
  });
});
