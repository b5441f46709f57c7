import { check, NotChecked, unless, type Area, type Complaint } from '../check';
import { answers, refuses, wrongAt } from '../expect';
import { at, isFlagged, recordsOf, textOf } from '../records';
import type { Visit } from '../visit';

/** An unknown tracking id: 128 bits that no server has issued. */
const UNKNOWN = 'ffffffffffffffffffffffffffffffff';

const product = async (visit: Visit, kind: 'module' | 'package', id: number, price: unknown): Promise<Complaint[]> => {
  const came = await visit.ask('product', { params: { kind, id }, query: { pricing: 1 } });
  const shape = answers(came, 'ProductReply');
  if (shape.length > 0) return shape;
  const found = at(came.body, 'product');
  return [
    ...unless(at(found, 'id') === id, () =>
      wrongAt(came, '$.product.id', String(id), at(found, 'id'), 'puts another one into the cart'),
    ),
    ...unless(isFlagged(at(found, 'is_module')) === (kind === 'module'), () =>
      wrongAt(came, '$.product.is_module', `that of a ${kind}`, at(found, 'is_module'), 'takes it for the other kind'),
    ),
    ...unless(textOf(at(found, 'price')) === textOf(price), () =>
      wrongAt(
        came,
        '$.product.price',
        `${JSON.stringify(price)}, as in the catalogue`,
        at(found, 'price'),
        'shows two prices for one product',
      ),
    ),
  ];
};

export const cart: Area = {
  name: 'cart',
  title: 'Cart, read',
  checks: [
    check('cart.empty', 'API-11', 'Who never put anything into a cart has an empty one', async (visit) => {
      const came = await visit.ask('cart', { query: { pricing: 1 } });
      const shape = answers(came, 'CartReply');
      if (shape.length > 0) return shape;
      const data = at(came.body, 'data');
      return [
        ...unless(!at(data, 'plan') && recordsOf(data, 'modules').length === 0, () =>
          wrongAt(came, '$.data', 'neither a package nor modules', data, 'shows strangers this cart'),
        ),
        ...unless(isFlagged(at(came.body, 'no_record_found')), () =>
          wrongAt(
            came,
            '$.no_record_found',
            '1',
            at(came.body, 'no_record_found'),
            'takes an empty cart for one that has to load',
          ),
        ),
      ];
    }),
    check('cart.unknown', 'CRT-37', 'A tracking id that nobody has is refused with 404', async (visit) =>
      refuses(
        await visit.ask('cart', { tracking: UNKNOWN }),
        [404],
        'goes on with the id, and keeps asking for a cart that is gone',
      ),
    ),
    check('cart.module', 'API-05', 'One module is read by its id', async (visit) => {
      const [first] = (await visit.modules()).all;
      if (!first) throw new NotChecked('there is no module');
      return product(visit, 'module', Number(first.record.id), first.record.price);
    }),
    check('cart.package', 'API-05', 'One package is read by its id', async (visit) => {
      const [first] = await visit.plans();
      if (!first) throw new NotChecked('there is no package');
      return product(visit, 'package', Number(first.record.id), first.record.price);
    }),
    check('cart.otherKind', 'API-05', 'A module is not to be had as a package', async (visit) => {
      const [first] = (await visit.modules()).all;
      const came = await visit.ask('product', { params: { kind: 'package', id: Number(first?.record.id) } });
      return refuses(came, [404], 'puts a package into the cart that is none');
    }),
  ],
};
