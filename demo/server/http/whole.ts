import type { Context } from 'hono';
import { inTransaction } from '../db/transaction';
import type { Env } from './env';

/**
 * Carries out a part of a request in one transaction: what it locks stays locked until all of it is stored, also where the caller
 * sends no key.
 */
export async function inWhole<T>(c: Context<Env>, work: () => Promise<T>): Promise<T> {
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

/** The same of a whole request. */
export const whole =
  (answer: (c: Context<Env>) => Promise<Response>) =>
  (c: Context<Env>): Promise<Response> =>
    inWhole(c, () => answer(c));
