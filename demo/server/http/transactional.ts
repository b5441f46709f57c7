import type { Context } from 'hono';
import { inTransaction } from '../db/transaction';
import type { Env } from './env';

/** Runs a part of a request in one transaction, so that its locks hold until everything is stored, even without an idempotency key. */
export async function inRequestTransaction<T>(c: Context<Env>, work: () => Promise<T>): Promise<T> {
  const db = c.get('db');
  try {
    return await inTransaction(db, (tx) => {
      c.set('db', tx);
      return work();
    });
  } finally {
    c.set('db', db);
  }
}

/** Runs a whole request in one transaction. */
export const transactional =
  (answer: (c: Context<Env>) => Promise<Response>) =>
  (c: Context<Env>): Promise<Response> =>
    inRequestTransaction(c, () => answer(c));
