import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../src/contract/statement';
import { toldFor } from '../../../src/domain/checkout/told-cycle';
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
    ['its own', { timeframe: 'month', cycles: both, statement: month }, 'year', year],
    ['the only one, which names it', { timeframe: null, cycles: silent, statement: year }, 'year', year],
    ['none where the only one names another', { timeframe: 'year', cycles: silent, statement: month }, 'year', null],
    [
      'the only one, where the message names it',
      { timeframe: 'year', cycles: silent, statement: unnamed },
      'year',
      unnamed,
    ],
    [
      'none where nobody names it and there is a choice',
      { timeframe: null, cycles: silent, statement: unnamed },
      'year',
      null,
    ],
    ['the only one where there is no choice', { timeframe: null, cycles: [], statement: unnamed }, 'year', unnamed],
    [
      'none where there is no choice, and it names another',
      { timeframe: null, cycles: [], statement: month },
      'year',
      null,
    ],
    ['what is told without a pick', { timeframe: null, cycles: both, statement: month }, null, month],
    ['none where nothing is told', { timeframe: 'month', cycles: [], statement: null }, 'month', null],
  ] as const)('is %s [REV-22]', (_, told, cycle, statement) => {
    expect(toldFor(told, cycle)).toBe(statement);
  });
});
