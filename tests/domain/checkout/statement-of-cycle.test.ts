import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../src/contract/statement';
import { statementOfCycle } from '../../../src/domain/checkout/statement-of-cycle';
import { statementBody } from '../../kit/upgrade';

const aStatement = (more: object) => readStatement({ statement: statementBody(more) });

const month = aStatement({ timeframe: 'month' });
const year = aStatement({ timeframe: 'year' });
const unnamed = aStatement({ timeframe: null });
const both = [
  { timeframe: 'month', statement: month },
  { timeframe: 'year', statement: year },
] as const;
const silent = [
  { timeframe: 'month', statement: null },
  { timeframe: 'year', statement: null },
] as const;

describe('the statement of a billing cycle', () => {
  it.each([
    ['the cycle’s own', { timeframe: 'month', cycles: both, statement: month }, 'year', year],
    ['the message’s, if that names the cycle', { timeframe: null, cycles: silent, statement: year }, 'year', year],
    [
      'none, if the message’s names another cycle',
      { timeframe: 'year', cycles: silent, statement: month },
      'year',
      null,
    ],
    [
      'the message’s, if the message names the cycle',
      { timeframe: 'year', cycles: silent, statement: unnamed },
      'year',
      unnamed,
    ],
    [
      'none, if nothing names the cycle and several are offered',
      { timeframe: null, cycles: silent, statement: unnamed },
      'year',
      null,
    ],
    ['the message’s, if no cycles are offered', { timeframe: null, cycles: [], statement: unnamed }, 'year', unnamed],
    [
      'none, if no cycles are offered and the message’s names another',
      { timeframe: null, cycles: [], statement: month },
      'year',
      null,
    ],
    ['the message’s, if no cycle is selected', { timeframe: null, cycles: both, statement: month }, null, month],
    ['none, if the message has none', { timeframe: 'month', cycles: [], statement: null }, 'month', null],
  ] as const)('is %s [REV-22]', (_, told, cycle, statement) => {
    expect(statementOfCycle(told, cycle)).toBe(statement);
  });
});
