import { Pool, type PoolClient } from 'pg';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../demo/server/catalogue/catalogue';
import { openPostgres } from '../../../demo/server/db/postgres';
import { isOutage } from '../../../demo/server/db/errors';
import { freshDatabase } from '../place';

/** Breaks a connection at the moment when the pool hands it out. */
const cut = (client: PoolClient): void => {
  const { connection } = client as PoolClient & { readonly connection: { readonly stream: { destroy(): void } } };
  connection.stream.destroy();
};

describe('the connection pool of a server', () => {
  it('is complete again after transactions that could not begin', async () => {
    const database = await freshDatabase();
    const { db, close } = await openPostgres(database.databaseUrl, catalogue());
    const pool: unknown = '$client' in db ? db.$client : null;
    if (!(pool instanceof Pool)) throw new Error('The query builder has another pool');
    const work = () => db.transaction(async (tx) => tx.execute(sql`select 1`));
    const fails = () => work().catch(isOutage);
    pool.on('acquire', cut);
    const failed: unknown[] = [];
    for (let n = 0; n <= pool.options.max; n += 1) failed.push(await fails());
    expect(failed).toEqual(failed.map(() => true));
    pool.off('acquire', cut);
    await work();
    await close();
    await database.drop();
  });
});
