/** A value that an attribute may have, with its name. */
export interface Option {
  readonly value: string;
  readonly name: string;
}

/** What is for sale, as far as attributes name it. */
export interface Catalogue {
  readonly categories: readonly Option[];
  readonly packages: readonly Option[];
  readonly modules: readonly Option[];
  readonly platforms: readonly Option[];
  readonly industries: readonly Option[];
}

export const NOTHING: Catalogue = { categories: [], packages: [], modules: [], platforms: [], industries: [] };

type Ask = (path: string, token?: string) => Promise<Response>;
type Row = Readonly<Record<string, unknown>>;

const rowsOf = (reply: unknown, name: string): readonly Row[] => {
  const rows: unknown = Reflect.get(Object(reply), name);
  return Array.isArray(rows) ? rows.map((row) => Object(row) as Row) : [];
};

const options = (rows: readonly Row[], value: string, name: string): readonly Option[] =>
  rows.flatMap((row) => (row[value] ? [{ value: String(row[value]), name: String(row[name] ?? '') }] : []));

const isModule = (row: Row): boolean => Number(row['is_module']) === 1;

/** Asks an API as a visitor does. */
const fromApi =
  (api: string, language: string): Ask =>
  (path, token) =>
    fetch(api.replace(/\/$/, '') + path, {
      credentials: token ? 'omit' : 'include',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    });

type Sample = { readonly answer: (url: string, init: undefined, person: object) => Promise<Response> };

/** Asks the sample shop of the package. @param dist the folder of the build */
const fromSample =
  (dist: string, language: string): Ask =>
  async (path) => {
    const { answer } = (await import(new URL('sample.js', dist).href)) as Sample;
    return answer(`mock${path}`, undefined, { memberId: 0, currency: null, language });
  };

/**
 * Reads what is for sale from the API, or from the sample shop where none is named.
 * @throws Error where the API does not answer as one
 */
export async function readCatalogue(api: string, dist: string, language: string): Promise<Catalogue> {
  const ask = api ? fromApi(api, language) : fromSample(dist, language);
  const json = async (path: string, token?: string): Promise<unknown> => {
    const reply = await ask(path, token);
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.json();
  };
  const token = String(Reflect.get(Object(await json('/services/token')), 'token'));
  const [bundles, products, platforms, industries] = await Promise.all(
    ['/services/bundles?ind=14', '/services/products', '/services/platforms', '/services/industries'].map((path) =>
      json(path, token),
    ),
  );
  const all = rowsOf(products, 'data');
  return {
    categories: options(rowsOf(bundles, 'categories'), 'path', 'name'),
    packages: options(
      all.filter((row) => !isModule(row)),
      'id',
      'title',
    ),
    modules: options(all.filter(isModule), 'id', 'title'),
    platforms: options(rowsOf(platforms, 'data'), 'icon', 'name'),
    industries: options(rowsOf(industries, 'data'), 'id', 'name'),
  };
}

/** Returns what an attribute of a widget may name. */
export function suggestedFor(widget: string, attribute: string, catalogue: Catalogue): readonly Option[] {
  const byName: Readonly<Record<string, readonly Option[]>> = {
    category: widget === 'marketplace-grid' ? catalogue.platforms : catalogue.categories,
    module: catalogue.modules,
    plan: catalogue.packages,
    industry: catalogue.industries,
  };
  return byName[attribute] ?? [];
}
