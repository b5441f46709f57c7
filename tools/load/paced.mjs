/**
 * Calls each kind of visit at its own steady rate, whether or not the visits before it have ended, as people come.
 * @param {Record<string, () => Promise<void>>} kinds
 * @param {Record<string, number>} perSecond
 * @returns {() => Promise<void>} ends it, and waits for those under way
 */
export function paced(kinds, perSecond) {
  const underWay = new Set();
  const timers = Object.entries(kinds).map(([kind, visit]) =>
    setInterval(() => {
      const one = visit().finally(() => underWay.delete(one));
      underWay.add(one);
    }, 1000 / perSecond[kind]),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay);
  };
}
