export type Params = Readonly<Record<string, string | number>>;
/** A raw query string, or names and values; null and undefined are left out. */
export type Query = string | Readonly<Record<string, string | number | null | undefined>>;

const queryOf = (query: Query): string => {
  const pairs =
    typeof query === 'string' ? query : Object.entries(query).flatMap(([k, v]) => (v == null ? [] : [[k, `${v}`]]));
  return new URLSearchParams(pairs).toString();
};

/**
 * The address of a call: the server's, the path with its `{params}` filled in, and the query.
 * An absolute path, which a host may configure, stands for itself.
 */
export const urlOf = (api: string, path: string, params: Params = {}, query: Query = ''): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return at(api, filled, queryOf(query));
};

/** A path that has nothing left to fill in, at the server, with a query that is written out. */
export const at = (api: string, path: string, search = ''): string =>
  (/^https?:\/\//.test(path) ? '' : api.replace(/\/$/, '')) +
  path +
  (search && (path.includes('?') ? '&' : '?') + search);
