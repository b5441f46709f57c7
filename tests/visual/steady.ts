/** The moment at which the page begins: noon in UTC, so that all stories take place on the same day in nearly every time zone. */
const BEGINS = Date.UTC(2026, 5, 15, 12, 0, 5);
const SEED = 0x5eed;

const began = performance.now();
let drawn = SEED;

/**
 * Time passes as usual from then on, because code that polls until a time is over would never end in a frozen clock. It never goes back,
 * because Vitest loads its setup files anew by the time: at a time that was before, it would find the old ones.
 */
const now = (): number => BEGINS + Math.floor(performance.now() - began);

/** Draws the next number of a fixed row (Mulberry32). */
function draw(): number {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const SteadyDate = new Proxy(Date, {
  construct: (date, given: unknown[], made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});

/** Gives the page a clock that begins at a fixed moment, and `Math.random()` a fixed row, before modules of stories read them. */
export function makeSteady(): void {
  globalThis.Date = SteadyDate;
  Math.random = draw;
}

/** Lets the next story draw the same numbers as every other. */
export function drawAnew(): void {
  drawn = SEED;
}
