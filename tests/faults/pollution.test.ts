import { afterAll, expect, it } from 'vitest';
import { hearWhatIsLeftOut } from '../kit/console';
import { PAYLOADS, strangeIn, watchPrototypes } from '../kit/pollution';

hearWhatIsLeftOut();

const contracts = import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', { eager: true });
const READERS = Object.values(contracts).flatMap((module) =>
  Object.entries(module).filter(
    (one): one is [string, (value: unknown, ...more: unknown[]) => unknown] =>
      /^read[A-Z]/.test(one[0]) && typeof one[1] === 'function',
  ),
);
const isClean = watchPrototypes();
let cells = 0;
afterAll(() =>
  console.log(`${cells} cells: ${READERS.length} readers, ${PAYLOADS.length} prototype payloads, 0 effects`),
);

it('the pollution test has at least forty payloads and covers every reader of the contract', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(40);
  expect(READERS.length).toBeGreaterThan(30);
});

it.each(READERS)('a reply with a prototype pollution payload pollutes no object: %s', (_, reader) => {
  const taken = PAYLOADS.filter((payload) => strangeIn(reader(JSON.parse(payload), 'USD')).length > 0);
  expect(taken).toEqual([]);
  expect(isClean()).toBe(true);
  cells += PAYLOADS.length;
});
