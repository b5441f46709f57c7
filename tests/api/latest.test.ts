import { describe, expect, it } from 'vitest';
import { latest } from '../../src/api/latest';

describe('latest', () => {
  it('drops the answer to an older question, whichever comes first, and aborts it', async () => {
    const newest = latest();
    const signals: AbortSignal[] = [];
    const answers: ((text: string) => void)[] = [];
    const ask = () =>
      newest((signal) => {
        signals.push(signal);
        return new Promise<string>((resolve) => answers.push(resolve));
      });
    const first = ask();
    const second = ask();
    answers[1]?.('second');
    answers[0]?.('first');
    expect([await first, await second]).toEqual([null, 'second']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is one line of questions each', async () => {
    const [one, other] = [latest(), latest()];
    const answers = [one(async () => 'one'), other(async () => 'other')];
    expect(await Promise.all(answers)).toEqual(['one', 'other']);
  });
});
