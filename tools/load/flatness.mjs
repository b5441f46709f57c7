/** How fast memory may grow, in MB an hour: what is in use after a collection of garbage, and what the process has of the machine. */
export const BOUNDS = { heap: 10, rss: 60 };
/** The samples that are left out: caches fill, and code is compiled. Of a short run a third. */
const WARM_UP = 10;
/** A slope through fewer samples than these, one a minute, says nothing. */
const LEAST = 10;

/** Returns by how much values grow with each step, by least squares. */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(
    ([up, down], value, at) => [up + (at - middle) * (value - mean), down + (at - middle) ** 2],
    [0, 0],
  );
  return over / under;
}

/**
 * Judges whether memory stayed flat.
 * @param {readonly {heap: number, rss: number}[]} samples in MB, one a minute
 * @returns {{perHour: {heap: number, rss: number}, isFlat: boolean} | null} the growth in MB an hour; null where there are too few samples
 */
export function flatness(samples) {
  const warm = samples.slice(Math.min(WARM_UP, Math.floor(samples.length / 3)));
  if (warm.length < LEAST) return null;
  const growth = (what) => slope(warm.map((sample) => sample[what])) * 60;
  const perHour = { heap: growth('heap'), rss: growth('rss') };
  return { perHour, isFlat: perHour.heap < BOUNDS.heap && perHour.rss < BOUNDS.rss };
}
