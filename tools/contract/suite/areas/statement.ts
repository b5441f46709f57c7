import { readStatement } from '../../../../src/contract/statement';
import type { Statement } from '../../../../src/domain/checkout/statement';
import { check, NotChecked, some, unless, type Area, type Complaint } from '../check';
import { wrongAt } from '../expect';
import { at, recordsOf } from '../records';
import type { Came } from '../server';
import type { Visit } from '../visit';
import { member } from './subscription';

const isAccount = true;

/** A statement as the page reads it, with its place in the reply. */
interface Told {
  readonly came: Came;
  readonly path: string;
  readonly wire: unknown;
  readonly statement: Statement;
}

/** Returns all statements of a reply: its own, and those of its billing cycles. */
const statementsOf = (came: Came): readonly Told[] => {
  const currency = at(came.body, 'currency');
  const places = [
    { record: { statement: at(came.body, 'statement') }, path: '$' },
    ...recordsOf(came.body, 'billing_cycles'),
  ];
  return places.flatMap(({ record: { statement: wire }, path }) => {
    const statement = readStatement({ currency, statement: wire });
    return statement ? [{ came, path: `${path}.statement`, wire, statement }] : [];
  });
};

/** Returns the statements that the account sees before an order. @throws NotChecked where the server sends none */
async function told(visit: Visit): Promise<readonly Told[]> {
  await member(visit);
  const replies = [await visit.ask('upgradeMessage', { isAccount }), await visit.ask('cart', { isAccount })];
  return some(
    replies.filter(({ status }) => status === 200).flatMap(statementsOf),
    'the server tells no statement: the page shows the totals of the cart',
  );
}

const each = async (visit: Visit, look: (one: Told) => Complaint[]): Promise<Complaint[]> =>
  (await told(visit)).flatMap(look);

const adds = ({ came, path, wire, statement }: Told): Complaint[] => {
  const lines = recordsOf(wire, 'lines').length;
  const { subtotal, tax, total } = statement;
  return [
    ...unless(lines === 0 || statement.lines.length > 0, () =>
      wrongAt(came, `${path}.lines`, 'lines whose amounts add up to subtotal', at(wire, 'subtotal'), 'explains no sum'),
    ),
    ...unless(total !== null, () =>
      wrongAt(came, `${path}.total`, 'what is due, with the tax', at(wire, 'total'), 'names no sum to agree to'),
    ),
    ...unless(subtotal === null || total === null || total === subtotal + (tax?.amount ?? 0), () =>
      wrongAt(
        came,
        `${path}.total`,
        'subtotal with the tax',
        at(wire, 'total'),
        'shows sums that do not add up, and asks consent to this one',
      ),
    ),
  ];
};

const inTime = ({ came, path, wire, statement }: Told): Complaint[] => {
  const { dueAt, renewsOn } = statement;
  return unless(!dueAt || !renewsOn || dueAt <= renewsOn, () =>
    wrongAt(
      came,
      `${path}.renews_on`,
      `a day from ${dueAt} on`,
      at(wire, 'renews_on'),
      'says that it renews before it is due',
    ),
  );
};

export const statement: Area = {
  name: 'statement',
  title: 'What an order costs, read',
  checks: [
    check('statement.sums', 'REV-22', 'The sums of a statement add up', (visit) => each(visit, adds), 'account'),
    check(
      'statement.days',
      'REV-24',
      'What is due comes before what renews',
      (visit) => each(visit, inTime),
      'account',
    ),
    check(
      'statement.version',
      'REV-21',
      'A version names the same state until something changes',
      async (visit) => {
        const [first] = (await told(visit)).filter(({ statement: { version } }) => version !== null);
        if (!first) throw new NotChecked('no statement has a version: the page reads the cart again before it orders');
        const again = (await told(visit)).find(
          ({ path, came }) => path === first.path && came.asked === first.came.asked,
        );
        return unless(again?.statement.version === first.statement.version, () =>
          wrongAt(
            first.came,
            `${first.path}.version`,
            'the same when it is asked for again',
            again?.statement.version,
            'asks for consent again and again, and never orders',
          ),
        );
      },
      'account',
    ),
  ],
};
