import { moduleOf, MODULES, packageOf, PACKAGES } from '../catalogue';
import { type Added, categories, industries, moduleRecord, modules, packageRecord, packages } from '../records';
import { TOKEN } from '../guards';
import { type Call, data, detail, ok, refused, type Reply, type Routes } from '../reply';
import { cartOf } from '../state';
import type { Fields } from '../words';

/** Returns the ids in the caller's cart. */
export function addedOf({ state, owner }: Call): Added {
  const { packageId, modules: lines } = cartOf(state, owner);
  return { packageId, moduleIds: [...lines.keys()] };
}

const asNumber = (text: string | null): number | undefined => (text ? Number(text) : undefined);

function list(call: Call, records: readonly Fields[], beside: Fields = {}): Reply {
  if (call.quirks.empty === 'catalogue') return { status: 200, isEmpty: true };
  return data(call.quirks.empty === 'lists' ? [] : records, beside);
}

const found = <T extends { readonly title: string }>(items: readonly T[], term: string | null): readonly T[] =>
  items.filter(({ title }) => title.toLowerCase().includes((term ?? '').trim().toLowerCase()));

function bundles(call: Call): Reply {
  const records = packages(call.quirks, addedOf(call), asNumber(call.query.get('ind')) ?? 14);
  return list(call, records, call.quirks.categories === 'listed' ? { categories: categories() } : {});
}

const packageById = (call: Call): Reply => {
  const item = packageOf(Number(call.params.id));
  return detail(item && packageRecord(item, call.quirks, addedOf(call)), call.quirks);
};

const moduleById = (call: Call): Reply => {
  const item = moduleOf(Number(call.params.id));
  return detail(item && moduleRecord(item, call.quirks, addedOf(call)), call.quirks);
};

/** Replies with the cross-sell: the first two add-ons without dependencies that are not in the cart. */
function crossSell(call: Call): Reply {
  const { moduleIds } = addedOf(call);
  const offered = MODULES.filter(({ id, needs }) => needs.length === 0 && !moduleIds.includes(id)).slice(0, 2);
  return list(
    call,
    offered.map((item) => moduleRecord(item, call.quirks)),
  );
}

export const SHOP: Routes = {
  'GET /services/token': () => ok({ token: TOKEN }),
  'GET /services/products': (call) =>
    list(call, [...packages(call.quirks, addedOf(call)), ...modules(call.quirks, addedOf(call))]),
  'GET /services/bundles': bundles,
  'GET /services/bundles/search': (call) =>
    list(
      call,
      found(PACKAGES, call.query.get('q')).map((item) => packageRecord(item, call.quirks)),
    ),
  'GET /services/bundles/{id}': packageById,
  'GET /services/modules': (call) => list(call, modules(call.quirks, addedOf(call), asNumber(call.query.get('cid')))),
  'GET /services/modules/search': (call) =>
    list(
      call,
      found(MODULES, call.query.get('q')).map((item) => moduleRecord(item, call.quirks)),
    ),
  'GET /services/modules/{id}': moduleById,
  'POST /services/modules/xsell': crossSell,
  'GET /services/platforms': (call) => list(call, categories()),
  'GET /services/platforms/search': (call) => {
    const term = (call.query.get('term') ?? call.query.get('q') ?? '').toLowerCase();
    return list(
      call,
      categories().filter(({ name }) => String(name).toLowerCase().includes(term)),
    );
  },
  'GET /services/industries': (call) => list(call, industries()),
  'GET /cart/products/module/{id}': moduleById,
  'GET /cart/products/package/{id}': packageById,
  'GET /cart/search/suggestions': (call) =>
    list(
      call,
      found([...PACKAGES, ...MODULES], call.query.get('term')).map(({ id, title }) => ({ id, title })),
    ),
  'GET /{lang}/localization': ({ params }) =>
    /^(en|es|fr|pt|vi|ru)$/.test(params.lang ?? '')
      ? data({}, { expires: 60 })
      : refused(404, 'This language is not known.'),
};
