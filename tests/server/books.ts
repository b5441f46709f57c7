import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { SELLER } from '../../demo/server/core/seller';
import type { Db } from '../../demo/server/db/open';
import { formerInvoices, invoices, numbering } from '../../demo/server/db/schema';
import { documentNumber } from '../../demo/server/model/invoice-number';

/** Returns the numbers of all documents that the seller ever issued, also of those that a reset took from an account. */
export async function numbersIn(db: Db) {
  const rows = [
    ...(await db.select({ number: invoices.number }).from(invoices)),
    ...(await db.select({ number: formerInvoices.number }).from(formerInvoices)),
  ];
  const numbers = rows.map(({ number }) => number).toSorted();
  return {
    invoice: numbers.filter((one) => /^\d{8}$/.test(one)),
    credit_note: numbers.filter((one) => /^CN-\d{8}$/.test(one)),
    others: numbers.filter((one) => !/^(CN-)?\d{8}$/.test(one)),
  };
}

/** Expects that the numbers of both kinds follow each other, without a gap and none twice. */
export async function expectWholeBooks(db: Db): Promise<void> {
  const { others, ...found } = await numbersIn(db);
  expect(others).toEqual([]);
  for (const kind of ['invoice', 'credit_note'] as const)
    expect(found[kind]).toEqual(found[kind].map((_, at) => documentNumber(kind, at + 1)));
  const [last] = await db.select().from(numbering).where(eq(numbering.seller, SELLER));
  expect(last).toMatchObject({ invoice: found.invoice.length, creditNote: found.credit_note.length });
}

/** Returns all documents in the order of their issue. */
export const documentsIn = (db: Db) => db.select().from(invoices).orderBy(asc(invoices.sequence));
