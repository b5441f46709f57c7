import { readCatalogue } from '../../../../src/contract/catalogue';
import { check, NotChecked, some, unless, type Area, type Complaint } from '../check';
import { answers, firstOf, refuses, wrong, wrongAt } from '../expect';
import { at, idsOf, isFlagged, recordsOf, textOf, twice, type Found } from '../records';
import type { Listed, Visit } from '../visit';
import { amountsIn } from './amounts';

const firstModule = async (visit: Visit): Promise<Found> => {
  const [first] = (await visit.modules()).all;
  if (!first) throw new NotChecked('there is no module');
  return first;
};

/** Reports modules with circular dependencies. */
const circles = ({ came, all }: Listed): Complaint[] => {
  const needs = new Map(all.map(({ record }) => [Number(record.id), idsOf(record.dependencies)]));
  return all.flatMap(({ record, path }) => {
    const reached = new Set(idsOf(record.dependencies));
    for (const id of reached) for (const next of needs.get(id) ?? []) reached.add(next);
    return unless(!reached.has(Number(record.id)), () =>
      wrongAt(
        came,
        `${path}.dependencies`,
        'no circle',
        record.dependencies,
        'can never add or remove one of them without the others',
      ),
    );
  });
};

/**
 * Returns whether a module names its unit. The locales have words for assets and numbers; other units need the server's own words. [PRC-35]
 */
const namesUnit = ({
  asset_type: asset,
  price_unit: unit,
  price_per: units,
  pricing_subtitle: words,
}: Found['record']): boolean => [asset, unit, words].some((one) => textOf(one) !== '') || Number(units) > 1;

const products = async (visit: Visit): Promise<Complaint[]> => {
  const came = await visit.services('products');
  const shape = answers(came, 'ProductsReply');
  if (shape.length > 0) return shape;
  const all = recordsOf(came.body, 'data');
  const prices = new Map((await visit.modules()).all.map(({ record }) => [record.id, record.price]));
  const modules = all.filter(({ record }) => isFlagged(record.is_module));
  return [
    ...unless(modules.length > 0 && modules.length < all.length, () =>
      wrong(came, 'modules and packages', { page: 'finds nothing to open by its address' }),
    ),
    ...twice(all, ({ id }) => textOf(id)).map(([id, [, path = '']]) =>
      wrongAt(came, `${path}.id`, 'an id of its own', Number(id), 'keeps the last of them'),
    ),
    ...firstOf(
      modules
        .filter(({ record }) => prices.has(record.id) && prices.get(record.id) !== record.price)
        .map(({ record, path }) =>
          wrongAt(
            came,
            `${path}.price`,
            `${JSON.stringify(prices.get(record.id))}, as in /services/modules`,
            record.price,
            'shows two prices for one module',
          ),
        ),
    ),
  ];
};

const ofCategory = async (visit: Visit): Promise<Complaint[]> => {
  const { record } =
    (await visit.modules()).all.find((one) => Number(one.record.catid) > 0) ?? (await firstModule(visit));
  const came = await visit.services('modules', { query: { cid: Number(record.catid) } });
  const shape = answers(came, 'ModulesReply');
  if (shape.length > 0) return shape;
  const found = recordsOf(came.body, 'data');
  const strange = found.filter((one) => one.record.catid !== record.catid);
  return [
    ...unless(
      found.some((one) => one.record.id === record.id),
      () =>
        wrongAt(
          came,
          '$.data',
          `module ${textOf(record.id)} among them`,
          at(came.body, 'data'),
          'shows a category without its modules',
        ),
    ),
    ...firstOf(
      strange.map((one) =>
        wrongAt(came, `${one.path}.catid`, textOf(record.catid), one.record.catid, 'shows modules of other categories'),
      ),
    ),
  ];
};

const single = async (visit: Visit): Promise<Complaint[]> => {
  const { record } = await firstModule(visit);
  const came = await visit.services('module', { params: { id: Number(record.id) } });
  const shape = answers(came, 'ModulesReply');
  if (shape.length > 0) return shape;
  const [one] = recordsOf(came.body, 'data');
  const differs = ['id', 'code', 'price', 'dependencies'].find(
    (name) => textOf(one?.record[name]) !== textOf(record[name]),
  );
  return differs
    ? [
        wrongAt(
          came,
          `$.data[0].${differs}`,
          `${JSON.stringify(record[differs])}, as in the list`,
          one?.record[differs],
          'shows a module in two ways',
        ),
      ]
    : [];
};

const search = async (visit: Visit): Promise<Complaint[]> => {
  const { record } = await firstModule(visit);
  const came = await visit.services('moduleSearch', { query: { q: textOf(record.title) } });
  const shape = answers(came, 'ModulesReply');
  if (shape.length > 0) return shape;
  return unless(
    recordsOf(came.body, 'data').some((one) => one.record.id === record.id),
    () => wrongAt(came, '$.data', `a module called “${textOf(record.title)}”`, at(came.body, 'data'), 'finds nothing'),
  );
};

export const modules: Area = {
  name: 'modules',
  title: 'Modules and products',
  checks: [
    check('modules.answer', 'API-33 MKT-23', 'All modules come in one reply, each record complete', async (visit) => {
      const came = await visit.services('modules');
      const shape = answers(came, 'ModulesReply');
      if (shape.length > 0) return shape;
      const { dropped = 0, plans = [] } = readCatalogue(came.body) ?? {};
      const strange = recordsOf(came.body, 'data').find(({ record }) => !isFlagged(record.is_module));
      return [
        ...unless(dropped === 0, () =>
          wrong(came, 'records that the page can read, all of them', { page: `leaves out ${dropped} of them` }),
        ),
        ...unless(plans.length === 0, () =>
          wrongAt(
            came,
            `${strange?.path}.is_module`,
            '1 of a module',
            strange?.record.is_module,
            'takes it for a package',
          ),
        ),
      ];
    }),
    check('modules.ids', 'MKT-23', 'No module has the id or the code of another', async (visit) => {
      const { came, all } = await visit.modules();
      return (['id', 'code'] as const).flatMap((name) =>
        twice(all, (record) => textOf(record[name])).map(([value, [, path = '']]) =>
          wrongAt(
            came,
            `${path}.${name}`,
            `${name === 'id' ? 'an id' : 'a code'} of its own`,
            value,
            'keeps the last of them and loses the others',
          ),
        ),
      );
    }),
    check('modules.dependencies', 'CRT-01 CRT-02', 'What a module needs is there', async (visit) => {
      const { came, all } = await visit.modules();
      const known = new Set(all.map(({ record }) => record.id));
      const needy = all.filter(({ record }) => idsOf(record.dependencies).length > 0);
      return firstOf(
        some(needy, 'no module needs another').flatMap(({ record, path }) =>
          idsOf(record.dependencies)
            .filter((id) => !known.has(id))
            .map((id) =>
              wrongAt(
                came,
                `${path}.dependencies`,
                'ids of modules that are there',
                id,
                'adds the module without what it needs',
              ),
            ),
        ),
      );
    }),
    check('modules.circles', 'CRT-01 CRT-03', 'No module needs itself', async (visit) =>
      firstOf(circles(await visit.modules())),
    ),
    check('modules.amounts', 'MNY-20', 'No amount has more decimals than its currency', async (visit) => {
      const { came, all } = await visit.modules();
      return firstOf(amountsIn(came, all));
    }),
    check('modules.usage', 'PRC-35', 'A module that is priced by usage says what is counted', async (visit) => {
      const { came, all } = await visit.modules();
      return firstOf(
        some(
          all.filter(({ record }) => record.pricing_type === 'USAGE'),
          'no module is priced by usage',
        )
          .filter(({ record }) => !namesUnit(record))
          .map(({ record, path }) =>
            wrongAt(
              came,
              `${path}.asset_type`,
              'what is counted, as “vehicle”, a price_unit, as “1,000 stops”, a price_per, as 1000, or a pricing_subtitle that says it',
              record.asset_type,
              'shows a price without its unit',
            ),
          ),
      );
    }),
    check('modules.category', 'API-33', 'The modules of a category are those of that category', ofCategory),
    check('modules.one', 'API-34', 'A module by itself is the same as in the list', single),
    check('modules.missing', 'API-34', 'A module that is not there is refused with 404', async (visit) =>
      refuses(await visit.services('module', { params: { id: 999_999_999 } }), [404], 'says that something went wrong'),
    ),
    check('modules.search', 'API-35', 'A module is found by its title', search),
    check(
      'modules.crossSell',
      'API-36',
      'Modules are offered beside those in the cart, and none that is there',
      async (visit) => {
        const { record } = await firstModule(visit);
        const came = await visit.services('crossSell', { body: { ids: [record.id] } });
        const shape = answers(came, 'ModulesReply');
        return shape.length > 0
          ? shape
          : recordsOf(came.body, 'data')
              .filter((one) => one.record.id === record.id)
              .map((one) =>
                wrongAt(
                  came,
                  `${one.path}.id`,
                  'a module that is not in the cart',
                  one.record.id,
                  'offers what is in the cart',
                ),
              );
      },
    ),
    check('modules.products', 'API-29', 'Packages and modules come in one list, at the same prices', products),
  ],
};
