import { needsOf } from './chunk-parts.mjs';

/**
 * What a file more costs beside its bytes, in bytes. Whoever waits for a first view waits for each byte of it; nobody waits for those of a
 * part on demand, while a browser asks a host for six files at a time on HTTP/1.1. Every page asks for the files of a part that it loads
 * by itself, while few pages ask for those of a part that a press loads.
 */
const FIRST_REQUEST = 150;
const UNASKED_REQUEST = 250_000;
const LATE_REQUEST = 8000;
/** How much more a byte of a first view counts than one of a part on demand. */
const FIRST = 100;
/** The share of a module's source that remains after minifying and compressing; only the order of magnitude matters here. */
const COMPRESSED = 0.2;

/** Returns how many bits of a number are set. */
function count(mask) {
  let bits = 0;
  for (let left = mask; left; left &= left - 1n) bits += 1;
  return bits;
}

/** Returns the parts for which this holds, as the bits of a number. */
const maskOf = (parts, holds) => parts.reduce((mask, part, at) => (holds(part) ? mask | (1n << BigInt(at)) : mask), 0n);

/** Returns what bytes and what a request cost some of these parts, which a number names by its bits. */
function costs(parts) {
  const first = maskOf(parts, ({ isEntry }) => isEntry);
  const unasked = maskOf(parts, ({ isStart, isUnasked }) => isStart || isUnasked);
  const onDemand = ~(first | unasked);
  return {
    weigh: (mask) => count(mask & first) * FIRST + count(mask & ~first),
    requests: (mask) =>
      count(mask & first) * FIRST * FIRST_REQUEST +
      count(mask & unasked) * UNASKED_REQUEST +
      count(mask & onDemand) * LATE_REQUEST,
  };
}

/** Returns the groups that a group imports, directly or through others. */
function importsOf(group) {
  const all = new Set(group.imports);
  for (const one of all) for (const next of one.imports) all.add(next);
  all.delete(group);
  return all;
}

/**
 * Returns how many bytes a merge of two groups saves: a request for each part that waits for both, less the bytes that other parts get
 * without need, those of the one group or of the other, and of what these import.
 */
function saved(one, other, { all, weigh, requests, least }) {
  let bytes = requests(one.users & other.users);
  // The cost of what a group imports is never less than nothing.
  if (bytes <= least) return bytes;
  bytes -= weigh(other.users & ~one.users & ~one.had) * one.bytes;
  bytes -= weigh(one.users & ~other.users & ~other.had) * other.bytes;
  if (bytes <= least) return bytes;
  const users = one.users | other.users;
  for (const next of new Set([...all.get(one), ...all.get(other)])) {
    if (next === one || next === other) continue;
    const without = users & ~next.users & ~next.had;
    if (without) bytes -= weigh(without) * next.bytes + requests(without);
    if (bytes <= least) return bytes;
  }
  return bytes;
}

/** Returns the two groups whose merge saves the most bytes, or null where none saves any. */
function bestMerge(groups, cost) {
  const all = new Map(groups.map((group) => [group, importsOf(group)]));
  let best = null;
  let least = 0;
  groups.forEach((one, at) => {
    for (const other of groups.slice(0, at)) {
      const bytes = saved(one, other, { all, ...cost, least });
      if (bytes <= least) continue;
      best = [one, other];
      least = bytes;
    }
  });
  return best;
}

/** Adds a group to another, and marks what it imports as needed by the parts that now wait for it. */
function join(one, other, groups) {
  groups.splice(groups.indexOf(other), 1);
  one.bytes += other.bytes;
  one.modules.push(...other.modules);
  one.users |= other.users;
  one.had &= other.had;
  for (const next of other.imports) one.imports.add(next);
  for (const group of groups) if (group.imports.delete(other)) group.imports.add(one);
  one.imports.delete(one);
  one.imports.delete(other);
  for (const next of importsOf(one)) next.users |= one.users & ~next.had;
}

/** Groups modules that the same parts wait for. */
function grouped(needs, { getModuleInfo }) {
  const groups = new Map();
  const of = new Map();
  for (const [id, { users, had }] of needs) {
    const key = `${users} ${had}`;
    if (!groups.has(key)) groups.set(key, { bytes: 0, modules: [], users, had, imports: new Set() });
    const group = groups.get(key);
    group.bytes += (getModuleInfo(id).code?.length ?? 0) * COMPRESSED;
    group.modules.push(id);
    of.set(id, group);
  }
  for (const [id, group] of of) {
    for (const next of getModuleInfo(id).importedIds) if (of.has(next)) group.imports.add(of.get(next));
    group.imports.delete(group);
  }
  return [...groups.values()];
}

/**
 * Groups the modules that several parts share: what several first views need, or one and a part on demand, and what only parts on demand
 * share. Groups are merged where that costs fewer bytes than a request.
 * @param {{parts: import('./chunk-parts.mjs').Part[], isOwn: (id: string) => boolean}} graphOfParts the parts, first views before all others,
 * and which modules have a chunk of their own
 * @returns {Map<string, number>} the number of each module's group
 */
export function sharedModules({ parts, isOwn }, graph) {
  const cost = costs(parts);
  const isShared = ([id, { users, isLate }]) => {
    if (isOwn(id)) return false;
    const isOfOne = (users & (users - 1n)) === 0n;
    if (!isOfOne) return true;
    const [only] = parts.filter((_, at) => users === 1n << BigInt(at));
    // A part that several modules start has a group of its own, also for what it alone uses.
    return only?.isEntry ? isLate : (only?.roots.length ?? 0) > 1;
  };
  const groups = grouped([...needsOf(parts, graph)].filter(isShared), graph);
  for (let best = bestMerge(groups, cost); best; best = bestMerge(groups, cost)) join(...best, groups);
  return new Map(groups.flatMap(({ modules }, at) => modules.map((id) => [id, at])));
}
