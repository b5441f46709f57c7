import { asc } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CartContent } from '../../../demo/server/model/content';
import { openDb } from '../../../demo/server/db/open';
import { readShop } from '../../../demo/server/shop/shop';
import { domainCatalogue } from '../../../demo/server/shop/domain-catalogue';
import { catalogue } from '../../../demo/server/catalogue/catalogue';
import { onServer } from '../place';

/** All states of each cart with the write that caused them, in the order that row locks enforce. */
const cartLog = pgTable('cart_log', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  trackingId: text('tracking_id').notNull(),
  content: jsonb().$type<CartContent>().notNull(),
  tx: text().notNull(),
});

/** The transaction that carried out each idempotency key. */
const keyLog = pgTable('key_log', { tx: text().primaryKey(), key: text().notNull() });

const TRIGGERS = `
  create table cart_log (seq bigserial primary key, tracking_id text, content jsonb, tx text);
  create table key_log (tx text primary key, key text);
  create function log_cart() returns trigger language plpgsql as $$ begin
    insert into cart_log (tracking_id, content, tx) values (new.tracking_id, new.content, txid_current()::text);
    return new;
  end $$;
  create function log_key() returns trigger language plpgsql as $$ begin
    insert into key_log (tx, key) values (txid_current()::text, new.key);
    return new;
  end $$;
  create trigger logged after update on carts for each row execute function log_cart();
  create trigger logged after insert on requests for each row execute function log_key();`;

/** Installs triggers with which the database logs all changes of carts. */
export const keepLog = (databaseUrl: string): Promise<void> => onServer(databaseUrl, TRIGGERS);

export interface Step {
  readonly trackingId: string;
  readonly key: string;
  readonly content: CartContent;
}

/** Reads the log, and the catalogue in the form of the domain rules. */
export async function readLog(databaseUrl: string) {
  const { db, close } = await openDb({ databaseUrl }, catalogue());
  const keys = new Map((await db.select().from(keyLog)).map(({ tx, key }) => [tx, key]));
  const rows = await db.select().from(cartLog).orderBy(asc(cartLog.seq));
  const shop = await readShop(db);
  await close();
  const steps = rows.map(({ trackingId, content, tx }): Step => ({ trackingId, content, key: keys.get(tx) ?? '' }));
  return { steps, catalogue: domainCatalogue(shop)('USD') };
}
