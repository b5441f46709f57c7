import { check, NotChecked, unless, type Area, type Check, type Complaint } from '../check';
import { answers, refuses, wrong, wrongAt } from '../expect';
import { at, isFlagged, recordsOf, textOf } from '../records';
import { meteredModule, needyModule, newShopper, plainModule, plainPackage } from '../shopper';
import type { Came } from '../server';

const writes = (id: string, requirements: string, title: string, run: Check['run']): Check =>
  check(`writes.${id}`, requirements, title, run, 'write');

const content = (came: Came): unknown => at(came.body, 'data');
const lines = (came: Came) => recordsOf(content(came), 'modules', '$.data');
const idsIn = (came: Came): number[] => lines(came).map(({ record }) => Number(record.id));

const holds = (came: Came, wanted: readonly number[], page: string): Complaint[] => {
  const shape = answers(came, 'CartReply');
  if (shape.length > 0) return shape;
  const missing = wanted.filter((id) => !idsIn(came).includes(id));
  return unless(missing.length === 0, () =>
    wrongAt(came, '$.data.modules', `modules ${wanted.join(', ')}`, idsIn(came), page),
  );
};

const lacks = (came: Came, ids: readonly number[], page: string): Complaint[] => {
  const left = ids.filter((id) => idsIn(came).includes(id));
  return unless(left.length === 0, () =>
    wrongAt(came, '$.data.modules', `a cart without ${left.join(', ')}`, idsIn(came), page),
  );
};

export const cartWrites: Area = {
  name: 'writes',
  title: 'Cart, changed',
  checks: [
    writes('add', 'API-06 API-08', 'An addition answers with the product and with whose cart it is', async (visit) => {
      const { record } = await plainModule(visit);
      const came = await newShopper(visit).add(Number(record.id), 1);
      const shape = answers(came, 'AddReply');
      if (shape.length > 0) return shape;
      const product = at(came.body, 'product');
      const told = textOf(at(came.body, 'tracking_id'));
      return [
        ...unless(at(product, 'id') === record.id, () =>
          wrongAt(came, '$.product.id', textOf(record.id), at(product, 'id'), 'goes by the record that it has itself'),
        ),
        ...unless(told === '' || told.length >= 22, () =>
          wrongAt(
            came,
            '$.tracking_id',
            'an id that can’t be guessed, of at least 22 characters',
            at(came.body, 'tracking_id'),
            'can’t find the cart again',
          ),
        ),
      ];
    }),
    writes(
      'identity',
      'API-11',
      'A cart stays the same from call to call, and no two visitors share one',
      async (visit) => {
        const [first, second] = [newShopper(visit), newShopper(visit)];
        const { record } = await plainModule(visit);
        await first.add(Number(record.id), 1);
        if (!first.tracking()) await first.read();
        const own = first.tracking();
        if (!own) throw new NotChecked('nothing names the cart: neither an addition nor the cart has a tracking_id');
        const { id } = await needyModule(visit);
        const again = await first.add(id, 1);
        const added = await second.add(Number(record.id), 1);
        const other = second.tracking() ? added : await second.read();
        return [
          ...unless(first.tracking() === own, () =>
            wrongAt(
              again,
              '$.tracking_id',
              `${own}, which was sent as X-Waybill-Tracking`,
              first.tracking(),
              'loses what was in the cart',
            ),
          ),
          ...unless(second.tracking() !== own, () =>
            wrongAt(
              other,
              '$.tracking_id',
              'an id of its own for another visitor',
              second.tracking(),
              'shows strangers each other’s carts',
            ),
          ),
        ];
      },
    ),
    writes('kept', 'API-11', 'What was added is in the cart when it is read', async (visit) => {
      const shopper = newShopper(visit);
      const { record } = await plainModule(visit);
      await shopper.add(Number(record.id), 1);
      return holds(await shopper.read(), [Number(record.id)], 'loses the cart with the next page');
    }),
    writes('dependencies', 'CRT-01', 'A module brings along what it needs', async (visit) => {
      const shopper = newShopper(visit);
      const { id, needs } = await needyModule(visit);
      await shopper.add(id, 1);
      return holds(await shopper.read(), [id, ...needs], 'shows more than the server keeps');
    }),
    writes(
      'package',
      'API-06 CRT-33',
      'A package brings its modules, bundled, at the catalogue’s price',
      async (visit) => {
        const shopper = newShopper(visit);
        const { found, id, modules } = await plainPackage(visit);
        const added = await shopper.add(id, 0);
        if (added.status !== 200) return [wrong(added, '200', { page: 'takes the package out again' })];
        const came = await shopper.read();
        const shape = holds(came, modules, 'shows the package without them');
        if (shape.length > 0) return shape;
        const plan = at(content(came), 'plan');
        const loose = lines(came).find(({ record }) => !isFlagged(record.bundled));
        return [
          ...unless(at(plan, 'id') === id, () =>
            wrongAt(came, '$.data.plan.id', String(id), at(plan, 'id'), 'shows another package'),
          ),
          ...['price', 'discount']
            .filter((name) => textOf(at(plan, name)) !== textOf(found.record[name]))
            .map((name) =>
              wrongAt(
                came,
                `$.data.plan.${name}`,
                `${textOf(found.record[name])}, as in the catalogue`,
                at(plan, name),
                'shows a total that no card promised',
              ),
            ),
          ...unless(!loose, () =>
            wrongAt(
              came,
              `${loose?.path}.bundled`,
              '1',
              loose?.record.bundled,
              'adds its price to that of the package',
            ),
          ),
        ];
      },
    ),
    writes('quantity', 'API-06', 'The quantity of what is priced by usage is taken and kept', async (visit) => {
      const shopper = newShopper(visit);
      const id = Number((await meteredModule(visit)).record.id);
      await shopper.add(id, 1, { entries: [{ id, quantity: 7 }] });
      const came = await shopper.read();
      const line = lines(came).find(({ record }) => record.id === id);
      return unless(line?.record.quantity === 7, () =>
        wrongAt(
          came,
          `${line?.path ?? '$.data.modules'}.quantity`,
          '7, which POST /cart/add was sent in `entries`',
          line?.record.quantity,
          'shows a total for another quantity',
        ),
      );
    }),
    writes('unknown', 'API-06', 'A product that is not there is refused with 404', async (visit) =>
      refuses(await newShopper(visit).add(999_999_999, 1), [404], 'keeps a product that does not exist'),
    ),
    writes('remove', 'API-09 CRT-03', 'A removal takes what needs the module, too', async (visit) => {
      const shopper = newShopper(visit);
      const { id, needs } = await needyModule(visit);
      await shopper.add(id, 1);
      const [root = id] = needs;
      const came = await shopper.remove(root);
      if (came.status !== 200) return [wrong(came, '200', { page: 'puts it back and says that it failed' })];
      return lacks(await shopper.read(), [id, root], 'shows less than the server sells');
    }),
    writes('absent', 'API-09 CRT-37', 'A removal of what is not in the cart is refused with 404', async (visit) => {
      const shopper = newShopper(visit);
      const id = Number((await plainModule(visit)).record.id);
      await shopper.add(id, 1);
      await shopper.remove(id);
      return refuses(await shopper.remove(id), [404], 'believes that two carts differ where they do not');
    }),
    writes('category', 'API-10', 'A category is removed at once', async (visit) => {
      const shopper = newShopper(visit);
      const { record } = await plainModule(visit);
      await shopper.add(Number(record.id), 1);
      const came = await shopper.removeCategory(Number(record.catid));
      if (came.status !== 200) return [wrong(came, '200', { page: 'puts it back and says that it failed' })];
      return lacks(await shopper.read(), [Number(record.id)], 'shows less than the server sells');
    }),
    writes('private', 'API-11', 'Nobody sees a cart without its tracking id', async (visit) => {
      const shopper = newShopper(visit);
      const { record } = await plainModule(visit);
      await shopper.add(Number(record.id), 1);
      return lacks(await newShopper(visit).read(), [Number(record.id)], 'shows strangers this cart');
    }),
  ],
};
