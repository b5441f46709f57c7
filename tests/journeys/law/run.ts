import * as fc from 'fast-check';
import { seedOfRun } from '../../kit/seed';
import type { Pairs } from './pairs';

/** Returns the number of histories of a run: the level's usual one, or that of `--histories=N`. */
export const histories = (usual: number): number => Number(process.env.WAYBILL_HISTORIES ?? usual);
const seedOf = (after: number): number => (seedOfRun() ?? Math.floor(Math.random() * 2 ** 31)) + after;

/** Plays a history and compares it; `tell` receives its steps in plain words, for the report of a difference. */
export type Play<H> = (history: H, tell: (words: string) => void) => Promise<void> | void;

interface Options<H> {
  /** Fixed histories that are always played before the random ones. */
  readonly first?: readonly H[];
  /** Whether to shrink a history that differs; canaries, which expect a difference, do not. */
  readonly shortens?: boolean;
  /** An offset of the seed, for files that run side by side. */
  readonly after?: number;
}

/** How long (ms) a history that differs is shortened, because each try may wait for a condition until it gives up. */
const SHORTENING = 120_000;

/** Plays random histories until one differs, shrinks it for two minutes at most, and fails with its steps in plain words. */
export async function playAll<H>(
  name: string,
  arbitrary: fc.Arbitrary<H>,
  count: number,
  pairs: Pairs,
  play: Play<H>,
  { first = [], shortens = true, after = 0 }: Options<H> = {},
) {
  const seed = seedOf(after);
  let told: string[] = [];
  let differsSince: number | null = null;
  const property = fc.asyncProperty(arbitrary, async (history) => {
    // A history that is not played counts as one without a difference, so the shortest one so far is told.
    if (differsSince !== null && Date.now() - differsSince > SHORTENING) return;
    told = [];
    try {
      await play(history, (words) => told.push(words));
    } catch (error) {
      differsSince ??= Date.now();
      throw new Error(
        [...told, `→ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`].join('\n  '),
        { cause: error },
      );
    }
  });
  const details = await fc.check(property, {
    numRuns: count,
    seed,
    endOnFailure: !shortens,
    examples: first.map((one): [H] => [one]),
  });
  console.log(`${name}: ${details.numRuns} histories, ${pairs.total()} pairs compared, seed ${seed}`);
  if (!details.failed) return;
  const why = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  throw new Error(
    `${name}: seed ${seed}, after ${details.numRuns} histories and ${details.numShrinks} shorter ones\n  ${why}`,
  );
}
