import { readCatalogue } from '../../../../src/contract/catalogue';
import { check, NotChecked, some, unless, type Area, type Complaint } from '../check';
import { answers, firstOf, refuses, wrong, wrongAt } from '../expect';
import { at, idsOf, moduleIdsOf, recordsOf, textOf, twice, type Found } from '../records';
import { PRICING, type Visit } from '../visit';
import { amountsIn, billsIn } from './amounts';

/** The variants of a plan family with a price. */
const VARIANTS = ['month standard', 'month commercial', 'year standard', 'year commercial'];

const beside = async (visit: Visit): Promise<readonly Found[]> => recordsOf((await visit.bundles()).body, 'modules');

/** Returns the plans of the pricing page. [PRC-18] */
const sold = (plans: readonly Found[]): Found[] =>
  plans.filter(({ record }) => record.inid === 14 && record.type === 'pricing' && record.usage_type === 'PRICE');

const variantOf = ({ record }: Found): string => `${textOf(record.billing_cycle)} ${textOf(record.edition)}`;

const families = async (visit: Visit): Promise<Complaint[]> => {
  const came = await visit.bundles();
  const priced = sold(await visit.plans()).filter(
    ({ record }) => record.price !== null && textOf(record.family) !== '',
  );
  const names = new Set(
    some(priced, 'no package of the pricing page names its family').map(({ record }) => textOf(record.family)),
  );
  return [...names].flatMap((name) => {
    const family = priced.filter(({ record }) => record.family === name);
    const have = family.map(variantOf);
    const missing = VARIANTS.filter((variant) => !have.includes(variant));
    const surplus = have.length - new Set(have).size;
    return unless(missing.length === 0 && surplus === 0, () =>
      wrongAt(
        came,
        family[0]?.path ?? '$.data',
        `${name} once each for ${VARIANTS.join(', ')}`,
        have.toSorted().join(', '),
        'shows no card, or two, when the switches ask for that variant',
      ),
    );
  });
};

/** Compares a record with the same record from another call. */
const sameAs = async (visit: Visit): Promise<Complaint[]> => {
  const [first] = await visit.plans();
  if (!first) throw new NotChecked('there is no package');
  const came = await visit.services('bundle', { params: { id: Number(first.record.id) } });
  const shape = answers(came, 'BundlesReply');
  if (shape.length > 0) return shape;
  const [one] = recordsOf(came.body, 'data');
  const differs = ['id', 'code', 'price', 'discount'].find((name) => one?.record[name] !== first.record[name]);
  if (!differs) return [];
  return [
    wrongAt(
      came,
      `$.data[0].${differs}`,
      `${JSON.stringify(first.record[differs])}, as in the list`,
      one?.record[differs],
      'shows two prices for one package',
    ),
  ];
};

const search = async (visit: Visit): Promise<Complaint[]> => {
  const [first] = await visit.plans();
  const q = textOf(first?.record.title);
  const came = await visit.services('bundleSearch', { query: { q } });
  const shape = answers(came, 'BundlesReply');
  if (shape.length > 0) return shape;
  return unless(
    recordsOf(came.body, 'data').some(({ record }) => record.title === q),
    () => wrongAt(came, '$.data', `a package called “${q}”`, at(came.body, 'data'), 'finds nothing'),
  );
};

export const packages: Area = {
  name: 'packages',
  title: 'Packages',
  checks: [
    check(
      'packages.answer',
      'API-30 MKT-24',
      'The pricing plans come in one reply, each record complete',
      async (visit) => {
        const came = await visit.services('bundles', { query: PRICING });
        const shape = answers(came, 'BundlesReply');
        if (shape.length > 0) return shape;
        const dropped = readCatalogue(came.body)?.dropped ?? 0;
        return [
          ...unless(dropped === 0, () =>
            wrong(came, 'records that the page can read, all of them', { page: `leaves out ${dropped} of them` }),
          ),
          ...unless(recordsOf(came.body, 'data').length > 0, () =>
            wrongAt(came, '$.data', 'at least one package', [], 'says that nothing is for sale'),
          ),
        ];
      },
    ),
    check('packages.sold', 'PRC-18', 'At least one package stands on the pricing page', async (visit) =>
      unless(sold(await visit.plans()).length > 0, () => ({
        asked: '/services/bundles?ind=14',
        expected: 'inid 14, type “pricing” and usage_type “PRICE” of a package',
        came: 'no package with all three',
        page: 'says that the packages can’t be shown, and offers to try again',
        weight: 'required',
      })),
    ),
    check('packages.ids', 'MKT-24', 'No package or module has the id of another', async (visit) => {
      const came = await visit.bundles();
      const all = [...(await visit.plans()), ...(await beside(visit))];
      return twice(all, ({ id }) => textOf(id)).map(([id, [, path = '']]) =>
        wrongAt(came, `${path}.id`, 'an id of its own', Number(id), 'keeps the last of them and loses the others'),
      );
    }),
    check('packages.codes', 'CRT-50', 'No package has the code of another', async (visit) => {
      const came = await visit.bundles();
      return twice(await visit.plans(), ({ code }) => textOf(code)).map(([code, [, path = '']]) =>
        wrongAt(came, `${path}.code`, 'a code of its own', code, 'opens either of them from one address'),
      );
    }),
    check('packages.families', 'PRC-02 PRC-03', 'Each family has its four variants', families),
    check(
      'packages.modules',
      'MKT-24',
      'The modules of each package stand beside them, or in the list of all',
      async (visit) => {
        const came = await visit.bundles();
        const listed = [...(await beside(visit)), ...(await visit.modules()).all];
        const known = new Set(listed.map(({ record }) => record.id));
        return firstOf(
          (await visit.plans()).flatMap(({ record, path }) =>
            moduleIdsOf(record)
              .filter((id) => !known.has(id))
              .map((id) =>
                wrongAt(
                  came,
                  `${path}.ids`,
                  'ids of modules in $.modules, or of /services/modules',
                  id,
                  'sells the package without that module',
                ),
              ),
          ),
        );
      },
    ),
    check(
      'packages.dependencies',
      'CRT-01 CRT-02',
      'A module beside them has what it needs there, too',
      async (visit) => {
        const came = await visit.bundles();
        const modules = some(await beside(visit), 'no modules stand beside the packages');
        const known = new Set(modules.map(({ record }) => record.id));
        return firstOf(
          modules.flatMap(({ record, path }) =>
            idsOf(record.dependencies)
              .filter((id) => !known.has(id))
              .map((id) =>
                wrongAt(
                  came,
                  `${path}.dependencies`,
                  'ids of modules in $.modules',
                  id,
                  'adds the module without what it needs',
                ),
              ),
          ),
        );
      },
    ),
    check('packages.categories', 'PRC-04', 'Each pricing plan belongs to a category that is there', async (visit) => {
      const came = await visit.bundles();
      const known = new Set(recordsOf(came.body, 'categories').map(({ record }) => record.id));
      const all = some(sold(await visit.plans()), 'no package is one of the pricing page');
      const lost = all.filter(({ record }) => !known.has(record.catid));
      // A pricing page without any of its categories reports that it could not be read.
      const none = lost.length === all.length;
      return firstOf(
        lost.map(({ record, path }) => ({
          ...wrongAt(
            came,
            `${path}.catid`,
            'the id of one of $.categories',
            record.catid,
            none ? 'shows no package, and offers to try again' : 'shows the package nowhere',
          ),
          ...(none && { weight: 'required' as const }),
        })),
      );
    }),
    check('packages.amounts', 'MNY-20', 'No amount has more decimals than its currency', async (visit) => {
      const came = await visit.bundles();
      return firstOf(amountsIn(came, [...(await visit.plans()), ...(await beside(visit))]));
    }),
    check(
      'packages.bills',
      'MNY-11',
      'A bill is what the card says: the price after its discount, in whole units',
      async (visit) => {
        const billed = (await visit.plans()).filter(({ record }) => textOf(record.billed_amount) !== '');
        return firstOf(billsIn(await visit.bundles(), some(billed, 'no package names its bill')));
      },
    ),
    check('packages.usages', 'MKT-24', 'A quantity lies between its bounds', async (visit) => {
      const came = await visit.bundles();
      const usages = (await visit.plans()).flatMap(({ record, path }) => recordsOf(record, 'usages', path));
      return firstOf(
        some(usages, 'no package is metered')
          .filter(
            ({ record: { quantity, min, max } }) =>
              Number(quantity) < Number(min) || (Number(max) > 0 && Number(quantity) > Number(max)),
          )
          .map(({ record, path }) =>
            wrongAt(
              came,
              `${path}.quantity`,
              `${textOf(record.min)} to ${textOf(record.max)}`,
              record.quantity,
              'moves it to the nearest bound',
            ),
          ),
      );
    }),
    check('packages.subpackages', 'PRC-25', 'The codes of sub-packages are those of their records', async (visit) => {
      const came = await visit.bundles();
      const chosen = (await visit.plans()).filter(({ record }) => recordsOf(record, 'subpackages').length > 0);
      return firstOf(
        some(chosen, 'no package has sub-packages').flatMap(({ record, path }) => {
          const codes = recordsOf(record, 'subpackages').map((one) => one.record.code);
          const named = Array.isArray(record.subpackage_codes) ? record.subpackage_codes : codes;
          return unless(codes.length === 0 || JSON.stringify(named) === JSON.stringify(codes), () =>
            wrongAt(came, `${path}.subpackage_codes`, JSON.stringify(codes), named, 'goes by the records'),
          );
        }),
      );
    }),
    check('packages.one', 'API-31', 'A package by itself is the same as in the list', sameAs),
    check('packages.missing', 'API-31', 'A package that is not there is refused with 404', async (visit) =>
      refuses(await visit.services('bundle', { params: { id: 999_999_999 } }), [404], 'says that something went wrong'),
    ),
    check('packages.search', 'API-32', 'A package is found by its title', search),
  ],
};
