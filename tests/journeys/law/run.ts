import * as fc from 'fast-check';
import type { Pairs } from './pairs';

/** Histories of a run: a level's own number, or what `--histories=N` asks for. */
export const histories = (usual: number): number => Number(process.env.WAYBILL_HISTORIES ?? usual);
const seedOf = (after: number): number =>
  Number(process.env.WAYBILL_SEED ?? Math.floor(Math.random() * 2 ** 31)) + after;

/** What is compared over a history; told in plain words where it differs. */
export type Play<H> = (history: H, tell: (words: string) => void) => Promise<void> | void;

interface Options<H> {
  /** Histories that are always played, before any random one. */
  readonly first?: readonly H[];
  /** Whether a history that differs is played again in shorter ones; where one is expected to differ there is no need. */
  readonly shortens?: boolean;
  /** Added to the seed, where several play at the same time. */
  readonly after?: number;
}

/** Plays random histories until one differs, shortens that one, and fails with it in plain words. */
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
  const property = fc.asyncProperty(arbitrary, async (history) => {
    told = [];
    try {
      await play(history, (words) => told.push(words));
    } catch (error) {
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
