import type { Catalogue } from '../../domain/catalogue/types';
import type { Effect } from '../create-store';
import { read } from '../read';
import { selectCatalogue } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';

/** The catalogue with this plan or module in it: what the page has read, else everything that is for sale. */
export async function catalogueWith(kind: 'plans' | 'modules', id: number, api: Effect): Promise<Catalogue> {
  const known = selectCatalogue(api.getState());
  if (known[kind].has(id)) return known;
  await api.dispatch(read('products', selectReadScope(api.getState())));
  return selectCatalogue(api.getState());
}
