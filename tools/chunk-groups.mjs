/**
 * What a file more costs beside its bytes, in bytes. Whoever waits for a first view waits for each byte of it; nobody waits for those of a
 * part on demand, while a browser asks a host for six files at a time on HTTP/1.1.
 */
const FIRST_REQUEST = 150;
const LATE_REQUEST = 1500;
/** The share of a module's source that remains after minifying and compressing; only the order of magnitude matters here. */
const COMPRESSED = 0.2;

/** Returns all modules that these modules import statically, themselves included. */
export function reachedFrom(ids, getModuleInfo) {
  const reached = new Set(ids);
  // Iterating over a Set includes entries added during the iteration.
  for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/**
 * Returns how many bytes a merge of two groups saves: a request for each part that uses both, less the bytes of the one group for each
 * part that uses only the other.
 */
function saved(one, other, request) {
  const both = [...one.users].filter((user) => other.users.has(user)).length;
  return both * request - (one.users.size - both) * other.bytes - (other.users.size - both) * one.bytes;
}

/** Merges groups while a merge saves bytes, the best merge first. */
function merge(groups, request) {
  for (;;) {
    let best = { bytes: 0, one: null, other: null };
    groups.forEach((one, at) => {
      for (const other of groups.slice(0, at)) {
        const bytes = saved(one, other, request);
        if (bytes > best.bytes) best = { bytes, one, other };
      }
    });
    const { one, other } = best;
    if (!one) return groups;
    groups.splice(groups.indexOf(one), 1);
    other.bytes += one.bytes;
    other.modules.push(...one.modules);
    for (const user of one.users) other.users.add(user);
  }
}

/** Groups modules that the same parts use. */
function grouped(users, { getModuleInfo }) {
  const groups = new Map();
  for (const [id, parts] of users) {
    const key = parts.join();
    const group = groups.get(key) ?? { bytes: 0, modules: [], users: new Set(parts) };
    groups.set(key, group);
    group.bytes += (getModuleInfo(id).code?.length ?? 0) * COMPRESSED;
    group.modules.push(id);
  }
  return [...groups.values()];
}

/** Returns which of these parts reach each module. @param {string[][]} parts the modules that start a part */
function usersOf(parts, { getModuleInfo }) {
  const users = new Map();
  parts.forEach((roots, at) => {
    for (const id of reachedFrom(roots, getModuleInfo)) users.set(id, [...(users.get(id) ?? []), at]);
  });
  return users;
}

/**
 * Groups the modules that several parts share: what several first views need, or one and a part on demand, and what only parts on demand
 * share. Both are merged where that costs fewer bytes than a request.
 * @param {{firsts: string[], lates: string[][], isOwn: (id: string) => boolean}} parts the modules that start the first views, those that
 * start each part on demand, and which modules have a chunk of their own
 * @returns {Map<string, number>} the number of each module's group
 */
export function sharedModules({ firsts, lates, isOwn }, graph) {
  const first = usersOf(
    firsts.map((id) => [id]),
    graph,
  );
  const late = usersOf(lates, graph);
  const isShared = ([id, list]) => !isOwn(id) && (list.length > 1 || late.has(id));
  // A part that several modules start has a group of its own, also for what it alone uses.
  const isOnlyLate = ([id, list]) => !isOwn(id) && !first.has(id) && (list.length > 1 || lates[list[0]].length > 1);
  const groups = [
    ...merge(grouped([...first].filter(isShared), graph), FIRST_REQUEST),
    ...merge(grouped([...late].filter(isOnlyLate), graph), LATE_REQUEST),
  ];
  return new Map(groups.flatMap(({ modules }, at) => modules.map((id) => [id, at])));
}
