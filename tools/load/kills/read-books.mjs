/** Reads what the books hold at the end, and logs meanwhile which transaction changed which cart. */

/** Triggers that log each change of a cart, and each key, with its transaction. Only the test has them. */
const LOG = `
  create table load_steps (tx text not null, tracking_id text not null);
  create table load_keys (tx text not null, key text not null);
  create function load_step() returns trigger language plpgsql as $$ begin
    insert into load_steps values (txid_current()::text, new.tracking_id); return new; end $$;
  create function load_key() returns trigger language plpgsql as $$ begin
    insert into load_keys values (txid_current()::text, new.key); return new; end $$;
  create trigger load_step after insert or update on carts for each row execute function load_step();
  create trigger load_key after insert on requests for each row execute function load_key();`;

const UNLOG = `
  drop trigger if exists load_step on carts; drop trigger if exists load_key on requests;
  drop function if exists load_step; drop function if exists load_key;
  drop table if exists load_steps; drop table if exists load_keys;`;

/** Begins to log, where the tables of the backend are there. */
export const beginLog = (client) => client.query(`${UNLOG}${LOG}`);
export const endLog = (client) => client.query(UNLOG);

const QUERIES = {
  // The body names the status, where it is JSON.
  requests: `select key, case when http_status = 200 then coalesce((body::jsonb ->> 'status')::int, 200) else http_status end as status from requests`,
  steps: 'select tx, tracking_id from load_steps',
  keys: 'select tx, key from load_keys',
  carts: 'select tracking_id from carts where member_id is null',
  orders: 'select id, member_id, state from orders',
  transactions: 'select order_id, amount from transactions',
  invoices: `select member_id, number, sequence, cause, order_id, lines, total, status,
    period_started_on::text, period_ends_on::text from invoices`,
  subscriptions: 'select member_id, credit, period_ends_on::text from subscriptions',
};

/** Reads the rows that `books.mjs` judges, by the name of the table or log. */
export async function readBooks(client) {
  // The days are written as the API writes them, whatever the server's own style is.
  await client.query('set datestyle to iso');
  const books = {};
  for (const [name, query] of Object.entries(QUERIES)) books[name] = (await client.query(query)).rows;
  return books;
}

/** Makes an invoice overdue, as the bank does. */
export const missPayment = (client) => (memberId, number) =>
  client.query('update invoices set status = 10, paid_on = null where member_id = $1 and number = $2', [
    memberId,
    number,
  ]);
