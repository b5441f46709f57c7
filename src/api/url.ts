export type Params = Readonly<Record<string, string | number>>;
/** A raw query string, or names and values; null and undefined values are left out. */
export type Query = string | Readonly<Record<string, string | number | null | undefined>>;

const queryOf = (query: Query): string => {
  const pairs =
    typeof query === 'string' ? query : Object.entries(query).flatMap(([k, v]) => (v == null ? [] : [[k, `${v}`]]));
  return new URLSearchParams(pairs).toString();
};

/**
 * Builds the address of a call from the base address, the path with its `{params}` filled in, and the query. A configured
 * absolute path replaces the base address.
 */
export const urlOf = (api: string, path: string, params: Params = {}, query: Query = ''): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return joinUrl(api, filled, queryOf(query));
};

/** Joins the base address, a path without placeholders and an encoded query. */
export const joinUrl = (api: string, path: string, search = ''): string =>
  (/^https?:\/\//.test(path) ? '' : api.replace(/\/$/, '')) +
  path +
  (search && (path.includes('?') ? '&' : '?') + search);
