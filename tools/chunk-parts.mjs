/**
 * A part of the package: modules that load together.
 * @typedef {object} Part
 * @property {string[]} roots the modules that start it
 * @property {boolean} [isEntry] whether it is the first view of an element, which is loaded before all others
 * @property {boolean} [isStart] whether every page loads it once its first widgets show
 * @property {boolean} [isUnasked] whether a widget loads it by itself once its first view shows
 */

/** Returns all modules that these modules import statically, themselves included. */
export function reachedFrom(ids, getModuleInfo) {
  const reached = new Set(ids);
  // Iterating over a Set includes entries added during the iteration.
  for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Returns a function that gives a set of modules as the bits of a number. Operations on such numbers cost less than those on sets. */
function numbering() {
  const bits = new Map();
  return (modules) => {
    let mask = 0n;
    for (const id of modules) {
      if (!bits.has(id)) bits.set(id, 1n << BigInt(bits.size));
      mask |= bits.get(id);
    }
    return mask;
  };
}

/**
 * Returns, for each part, the modules that a page has loaded before it: what every part that imports one of its modules reaches or has
 * already, and for a part on demand also what the page starts with.
 * @param {Part[]} parts
 */
function loadedBefore(parts, reached, { getModuleInfo }, maskOf) {
  const start = parts.findIndex((part) => part.isStart);
  const rootMasks = parts.map(({ roots }) => maskOf(roots.flatMap((id) => getModuleInfo(id).dynamicImporters)));
  const all = reached.reduce((mask, one) => mask | one, 0n);
  const before = parts.map(({ isEntry }) => (isEntry ? 0n : all));
  for (let isStable = false; !isStable;) {
    isStable = true;
    parts.forEach((part, at) => {
      if (part.isEntry) return;
      const importers = parts.map((_, from) => from).filter((from) => from !== at && reached[from] & rootMasks[at]);
      let mask = importers.reduce((common, from) => common & (reached[from] | before[from]), all);
      if (!part.isStart && start >= 0) mask |= reached[start];
      if (mask === before[at]) return;
      before[at] = mask;
      isStable = false;
    });
  }
  return before;
}

/**
 * Returns which parts wait for a module and which have it already, as the bits of two numbers; a part that does not need the module is in
 * neither.
 * @returns {Map<string, {users: bigint, had: bigint, isLate: boolean}>}
 */
export function needsOf(parts, graph) {
  const maskOf = numbering();
  const sets = parts.map(({ roots }) => reachedFrom(roots, graph.getModuleInfo));
  const before = loadedBefore(parts, sets.map(maskOf), graph, maskOf);
  const needs = new Map();
  for (const id of sets.flatMap((set) => [...set])) needs.set(id, { users: 0n, had: 0n, isLate: false });
  for (const [id, need] of needs) {
    const mask = maskOf([id]);
    parts.forEach((part, at) => {
      const bit = 1n << BigInt(at);
      if (before[at] & mask) need.had |= bit;
      else if (sets[at].has(id)) need.users |= bit;
      if (sets[at].has(id) && !part.isEntry) need.isLate = true;
    });
  }
  return needs;
}
