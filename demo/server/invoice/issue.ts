import { eq, sql } from 'drizzle-orm';
import { SELLER } from '../core/seller';
import type { Db } from '../db/open';
import { invoices, numbering } from '../db/schema';
import type { DocumentKind, Issued } from '../model/invoice-number';
import type { Draft } from './draft';
import { numbered, type Document } from './numbered';

/** Rows per statement: a statement has at most 65,535 values. */
const CHUNK = 500;

const countOf = (drafts: readonly Draft[], wanted: DocumentKind): number =>
  drafts.filter(({ kind }) => kind === wanted).length;

/**
 * Takes numbers for drafts. The seller's row stays locked until the transaction ends, so that numbers follow each other without gaps, and a
 * transaction that is rolled back gives them back.
 * @returns how many documents of each kind were issued before
 */
async function takeNumbers(tx: Db, drafts: readonly Draft[]): Promise<Issued> {
  const [invoice, creditNote] = [countOf(drafts, 'invoice'), countOf(drafts, 'credit_note')];
  const [now] = await tx
    .update(numbering)
    .set({ invoice: sql`${numbering.invoice} + ${invoice}`, creditNote: sql`${numbering.creditNote} + ${creditNote}` })
    .where(eq(numbering.seller, SELLER))
    .returning();
  if (!now) throw new Error('The seller has no sequence of numbers');
  return { invoice: now.invoice - invoice, credit_note: now.creditNote - creditNote };
}

/**
 * Numbers documents and stores them. All documents are issued by this function. It must run in a transaction, and for one account while the
 * caller holds `lockMember`.
 */
export async function issueAll(tx: Db, drafts: readonly Draft[]): Promise<readonly Document[]> {
  if (drafts.length === 0) return [];
  const documents = numbered(drafts, await takeNumbers(tx, drafts));
  for (let from = 0; from < documents.length; from += CHUNK)
    await tx.insert(invoices).values(documents.slice(from, from + CHUNK));
  return documents;
}

/** Issues one document. The caller must hold `lockMember`. */
export async function issueInvoice(tx: Db, draft: Draft): Promise<void> {
  await issueAll(tx, [draft]);
}
