import { eq, getTableColumns, sql, StringChunk, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf } from '../../../src/domain/time/day';
import { LONGEST } from './due-at';
import type { Db } from './open';
import {
  billingDetails,
  invoices,
  members,
  moduleActions,
  moduleSwitches,
  orders,
  sessions,
  subscriptions,
  transactions,
  type OrderState,
} from './schema';

/** The times that a query compares with: a moment, the end of what is due after it, and its UTC day. */
const timesAt = (now: number) => ({
  at: new Date(now).toISOString(),
  ahead: new Date(now + LONGEST).toISOString(),
  today: dayOf(now),
});

const AT = sql`${sql.placeholder('at')}::timestamptz`;
const AHEAD = sql`${sql.placeholder('ahead')}::timestamptz`;
const TODAY = sql`${sql.placeholder('today')}::date`;
/** The member of the row, to whom the queries below belong. */
const isOwn = (column: unknown): SQL => sql`${column} = ${members.id}`;

type Columns = Readonly<Record<string, Column>>;
type Values<T extends Columns> = { readonly [K in keyof T]: GetColumnData<T[K]> };

/** Makes one JSON value of columns: a row of many columns takes the query builder longer to read than its database to find. */
const record = <T extends Columns>(columns: T): SQL<Values<T>> => {
  const entries = Object.entries(columns).map(([name, column]) => sql`${new StringChunk(`'${name}'`)}, ${column}`);
  return sql<Values<T>>`json_build_object(${sql.join(entries, sql`, `)})`;
};

/** The record of a joined row, or null where no row has joined. */
const joined = <T extends Columns>(key: Column, columns: T): SQL<Values<T> | null> =>
  sql<Values<T> | null>`case when ${key} is not null then ${record(columns)} end`;

/** `dueAt()` in SQL. */
const isDueAt = (column: Column): SQL => sql`(${column} <= ${AT} or ${column} > ${AHEAD})`;

/** Says whether an order, a switch or an unpaid invoice waits for somebody to carry out what is due. */
const isWaiting = sql<boolean>`(
  exists (select 1 from ${orders} where ${isOwn(orders.memberId)} and ${orders.state} = 'pending' and ${isDueAt(orders.activatesAt)})
  or exists (select 1 from ${moduleActions} where ${isOwn(moduleActions.memberId)} and ${isDueAt(moduleActions.takesEffectAt)})
  or exists (select 1 from ${invoices} where ${isOwn(invoices.memberId)}
    and ${invoices.status} = ${PaymentStatus.due} and ${invoices.dueOn} < ${TODAY}))`;

const switchColumns = getTableColumns(moduleSwitches);
const switches = sql<readonly Values<typeof switchColumns>[]>`coalesce((
  select json_agg(${record(switchColumns)} order by ${moduleSwitches.moduleId})
  from ${moduleSwitches} where ${isOwn(moduleSwitches.memberId)}), '[]')`;

const { number, total, currency, dueOn } = getTableColumns(invoices);
const overdueColumns = { number, total, currency, dueOn };
/** The unpaid invoice whose day is the longest over. */
const overdue = sql<Values<typeof overdueColumns> | null>`(
  select ${record(overdueColumns)} from ${invoices}
  where ${isOwn(invoices.memberId)} and ${invoices.status} = ${PaymentStatus.overdue}
  order by ${invoices.dueOn}, ${invoices.sequence} limit 1)`;

/** The last order that was submitted; `amount` is null where nothing was to be paid. */
const lastOrder = sql<{ readonly state: OrderState; readonly amount: number | null } | null>`(
  select json_build_object('state', ${orders.state}, 'amount',
    (select ${transactions.amount} from ${transactions} where ${transactions.orderId} = ${orders.id}))
  from ${orders} where ${isOwn(orders.memberId)} and ${orders.state} <> 'draft' order by ${orders.turn} desc limit 1)`;

const { kind, corrects, cause, status, lines } = getTableColumns(invoices);
const documentColumns = { number, kind, corrects, cause, status, lines };
/** The documents of periods that still run, newest first; none where none of them was refunded, nor its demand withdrawn. */
const documents = sql<readonly Values<typeof documentColumns>[]>`coalesce((
  select json_agg(${record(documentColumns)} order by ${invoices.issuedOn} desc, ${invoices.sequence} desc)
  from ${invoices} where ${isOwn(invoices.memberId)} and ${invoices.periodEndsOn} > ${TODAY}
  having bool_or(${invoices.cause} in ('refund', 'cancellation'))), '[]')`;

const { updatedAt: _, token: __, ...billing } = getTableColumns(billingDetails);
const subscription = joined(subscriptions.memberId, getTableColumns(subscriptions));
const member = joined(members.id, getTableColumns(members));

const sessionBy = (db: Db, by: 'id' | 'publicId') =>
  db
    .select({ publicId: sessions.publicId, expiresAt: sessions.expiresAt, member })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions[by], sql.placeholder('value')))
    .prepare(`waybill_session_by_${by}`);

const account = (db: Db) =>
  db
    .select({
      publicId: sessions.publicId,
      expiresAt: sessions.expiresAt,
      member,
      subscription,
      billing: joined(billingDetails.memberId, billing),
      switches,
      overdue,
      lastOrder,
      documents,
      isWaiting,
    })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(subscriptions, eq(subscriptions.memberId, members.id))
    .leftJoin(billingDetails, eq(billingDetails.memberId, members.id))
    .where(eq(sessions.id, sql.placeholder('value')))
    .prepare('waybill_account');

const statements = (db: Db) => ({ id: sessionBy(db, 'id'), publicId: sessionBy(db, 'publicId'), account: account(db) });

/** The statements of each database, written once: to write one takes longer than its database needs for the answer. */
const kept = new WeakMap<Db, ReturnType<typeof statements>>();

function statementsOf(db: Db): ReturnType<typeof statements> {
  const made = kept.get(db) ?? statements(db);
  kept.set(db, made);
  return made;
}

/** Finds a session and its member. `db` is no transaction, here and below. */
export const findSession = async (db: Db, by: 'id' | 'publicId', value: string) =>
  (await statementsOf(db)[by].execute({ value }))[0];

/** Finds a session with all that its reply says of the account, in one query. `now` is in ms since 1970. */
export const findAccount = async (db: Db, id: string, now: number) =>
  (await statementsOf(db).account.execute({ value: id, ...timesAt(now) }))[0];

type Found = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
/** What the reply of the session says of an account, and whether anything is due for it. */
export type AccountFacts = Omit<Found, 'publicId' | 'expiresAt' | 'member'>;

/** Reads what tells whether anything is due for a member; `db` may be a transaction. */
export const readDue = async (db: Db, memberId: number, now: number) => {
  const rows = db
    .select({ subscription, isWaiting })
    .from(members)
    .leftJoin(subscriptions, eq(subscriptions.memberId, members.id))
    .where(eq(members.id, memberId));
  return (await rows.prepare('waybill_due').execute(timesAt(now)))[0];
};
