/** The seed of continuous integration. Raise it now and then, so that the draws change. */
const SEED_OF_CI = 20_261_127;

/**
 * Returns the seed of a run's random draws: `WAYBILL_SEED` where it is set, and a fixed one in continuous integration, so that whoever submits
 * a change can play the very draws that will judge it. Elsewhere there is none, and each run draws others.
 */
export function seedOfRun(env: NodeJS.ProcessEnv = process.env): number | undefined {
  if (env.WAYBILL_SEED) return Number(env.WAYBILL_SEED);
  return env.CI ? SEED_OF_CI : undefined;
}
