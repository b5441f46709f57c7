import { at, idsOf, moduleIdsOf, recordsOf, textOf, type Found } from './records';
import { NotChecked } from './check';
import type { Ask, Came } from './server';
import type { Visit } from './visit';

/** Creates a visitor with a cart of its own, by the tracking id that the server issued, so that no other cart is touched. */
export function newShopper(visit: Visit) {
  let tracking: string | null = null;
  /** The server may identify the cart by a cookie too, or by a cookie alone. */
  const cookies = new Map<string, string>();

  const hear = (came: Came): Came => {
    for (const line of came.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    tracking = textOf(at(came.body, 'tracking_id')) || tracking;
    return came;
  };
  const own = () => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    return { tracking, ...(cookie && { headers: { Cookie: cookie } }) };
  };

  const post = async (name: 'cartAdd' | 'cartRemove' | 'cartRemoveCategory', body: unknown, more: Ask = {}) => {
    const known = own();
    return hear(await visit.ask(name, { body, ...known, ...more, headers: { ...known.headers, ...more.headers } }));
  };
  const read = async (): Promise<Came> => hear(await visit.ask('cart', { ...own(), query: { pricing: 1 } }));
  const holds = async (): Promise<number[]> =>
    recordsOf(at((await read()).body, 'data'), 'modules').map(({ record }) => Number(record.id));

  return {
    own,
    tracking: () => tracking,
    add: (id: number, module: 0 | 1, more: object = {}, ask: Ask = {}) =>
      post('cartAdd', { id, module, pricing: 1, ...more }, ask),
    remove: (id: number, ask: Ask = {}) => post('cartRemove', { id }, ask),
    removeCategory: (category: number) => post('cartRemoveCategory', { category }),
    read,
    holds,
  };
}

const isOrdinary = ({ record }: Found): boolean =>
  record.is_default === 0 && !record.is_hidden && record.type === 'default' && record.card_type !== 3;

const first = (found: Found | undefined): Found => {
  if (!found) throw new NotChecked('there is no module to try it with');
  return found;
};

/** Returns an ordinary module without dependencies. @throws NotChecked where there is none */
export const plainModule = async (visit: Visit): Promise<Found> =>
  first((await visit.modules()).all.find((one) => isOrdinary(one) && idsOf(one.record.dependencies).length === 0));

/** Returns an ordinary module that is bought by quantity. @throws NotChecked where there is none */
export const meteredModule = async (visit: Visit): Promise<Found> =>
  first((await visit.modules()).all.find((one) => isOrdinary(one) && one.record.pricing_type === 'USAGE'));

/** Returns a module with dependencies, and their ids. @throws NotChecked where there is none */
export async function needyModule(visit: Visit): Promise<{ readonly id: number; readonly needs: readonly number[] }> {
  const { all } = await visit.modules();
  const known = new Map(all.map((one) => [Number(one.record.id), one]));
  const isFree = (id: number): boolean => known.get(id)?.record.is_default === 0;
  const found = all.find(({ record }) => {
    const needs = idsOf(record.dependencies);
    return record.is_default === 0 && !record.is_hidden && needs.length > 0 && needs.every(isFree);
  });
  if (!found) throw new NotChecked('no module needs another');
  return { id: Number(found.record.id), needs: idsOf(found.record.dependencies) };
}

/** Returns a package for sale, and its modules. @throws NotChecked where there is none */
export async function plainPackage(visit: Visit) {
  const { plans } = visit;
  const found = (await plans()).find(
    ({ record }) =>
      record.price !== null && !record.is_exclusive && !record.is_legacy && moduleIdsOf(record).length > 0,
  );
  if (!found) throw new NotChecked('there is no package to try it with');
  return { found, id: Number(found.record.id), modules: moduleIdsOf(found.record) };
}
