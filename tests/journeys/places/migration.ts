import { readMigration } from '../../../src/contract/migration';
import { totalsOf } from '../../../src/domain/migration/terms';
import { dayAt } from '../model/days';
import { becomes, toldOfMove } from '../model/moves';
import { recurring } from '../model/price';
import type { Place, Said, Scene } from './place';
import { readSaid, saidOf } from './statement';

/** Returns the path of the migration terms, which a page reads before the consent. */
export const termsAt = ({ visit }: Pick<Scene, 'visit'>): string =>
  `/account/subscription/info?migration=1&member_id=${visit.id}`;

/** The terms of a migration: the old and the new monthly price, and the amount due now. */
export const migration: Place = {
  name: 'terms of a move',
  after: ['choose', 'order', 'move', 'until', 'miss', 'pay', 'share', 'refund'],
  isThere: ({ account }) => account.earlier !== null,
  expected: ({ account, level }): Said => {
    const told = toldOfMove(account, level.time.now);
    const { earlier, shelf } = account;
    if (!earlier || !told) return {};
    return {
      'a month before': earlier.agreed,
      'a month after': recurring(shelf, becomes(earlier), 'month'),
      ...saidOf(told, dayAt(level.time.now)),
    };
  },
  shown: async (scene): Promise<Said> => {
    const body = await scene.visit.read(termsAt(scene));
    const terms = readMigration(body);
    if (!terms) return { 'a month before': `no terms that hold: ${JSON.stringify(body).slice(0, 900)}` };
    const { before, after } = totalsOf(terms.items);
    const { statement } = Object(body)['migration'];
    return { 'a month before': before, 'a month after': after, ...readSaid({ ...Object(body), statement }) };
  },
};
