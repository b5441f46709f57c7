import { percentile } from './client.mjs';

/** Counts calls by kind: how long each took in ms, and which were answered otherwise than with 200. */
export function callTally() {
  let times = new Map();
  const wrong = new Map();
  return {
    add(kind, ms, outcome) {
      const known = times.get(kind) ?? [];
      known.push(ms);
      times.set(kind, known);
      if (outcome === 200) return;
      const what = `${kind} ${outcome}`;
      wrong.set(what, (wrong.get(what) ?? 0) + 1);
    },
    /** Returns how often each kind came since the last look, and the time within which 95 of 100 were answered. */
    take() {
      const taken = [...times].map(([kind, all]) => {
        const sorted = all.toSorted((a, b) => a - b);
        return { kind, count: all.length, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
      });
      times = new Map();
      return taken;
    },
    /** The calls that failed, by kind and status. */
    wrong: () => Object.fromEntries(wrong),
  };
}
