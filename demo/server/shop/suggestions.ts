import { isShownOn } from '../../../src/domain/catalogue/for-sale';
import { PRICING_INDUSTRY } from '../../../src/domain/catalogue/plans';
import type { Session } from '../model/session';
import { offered } from './offered';
import type { Words } from '../texts/dictionary';
import { byTitle, found } from './search';
import type { Shop } from './shop';

/** The maximum number of suggestions. */
const MOST = 8;

/** Suggests marketplace items by a part of their title: modules, then packages. [API-16] */
export function suggestions({ modules, bundles }: Shop, term: string, session: Session | null, words: Words) {
  const named = byTitle(words);
  const sold = [...modules.values()].filter((row) => isShownOn(row, 'marketplace'));
  const packages = [...bundles.values()].filter((row) => row.inid !== PRICING_INDUSTRY && offered(session)(row));
  return [
    ...found(sold, term, named).map(({ id, title, code }) => ({ id, title, code, is_module: 1 })),
    ...found(packages, term, named).map(({ id, title, code }) => ({ id, title, code, is_module: 0 })),
  ].slice(0, MOST);
}
