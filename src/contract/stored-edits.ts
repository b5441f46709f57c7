import * as z from 'zod/mini';
import type { Quantity } from '../domain/cart/quantity';
import type { SharedCart } from '../domain/cart/tab-message';
import { count, countOrNull, flag, id, intOrNull, listOf, usableRows, oneOf, read, recordOf, text } from './fields';
import { readSharedCart } from './tab-message';

const pendingSchema = z.object({
  key: text,
  entries: usableRows(z.object({ id, quantity: count })),
  member: intOrNull,
  at: count,
});

/** Edit queue of quantities that a page left before the server confirmed them. */
export interface StoredPending {
  /** The key of the last press, by which a tab knows that nothing was pressed since. */
  readonly key: string;
  /** Entries in the order of the presses. */
  readonly entries: readonly Quantity[];
  /** Member id of the person who pressed; 0 for a visitor, null if the session had not loaded. */
  readonly member: number | null;
  /** When the last press was stored, in ms since 1970. */
  readonly at: number;
}

/** Reads the queue from storage; null if it is empty or malformed. */
export const readStoredPending = (value: unknown): StoredPending | null => {
  const stored = read(pendingSchema, value);
  return stored && stored.key && stored.entries.length > 0 ? stored : null;
};

const picksSchema = usableRows(
  z.object({
    key: text,
    isPricing: flag,
    kind: oneOf(['plan', 'module'], null),
    id,
    selected: z.transform((codes) => listOf(codes).filter((code) => typeof code === 'string')),
    quantity: countOrNull,
    member: intOrNull,
    at: count,
  }),
);

/** A package or module that was picked and that the server has not acknowledged yet. */
export interface StoredPick {
  /** Idempotency key of its write. */
  readonly key: string;
  /** Whether its write says that it comes from the pricing page. */
  readonly isPricing: boolean;
  readonly kind: 'plan' | 'module';
  readonly id: number;
  /** Codes of the chosen sub-packages of a package. */
  readonly selected: readonly string[];
  /** Size of a package's fleet; null if the press named none. */
  readonly quantity: number | null;
  /** Member id of the person who pressed; 0 for a visitor, null if the session had not loaded. */
  readonly member: number | null;
  /** When it was pressed, in ms since 1970. */
  readonly at: number;
}

/** Reads the picks from the tab's storage, in the order of the presses. */
export const readStoredPicks = (value: unknown): readonly StoredPick[] =>
  (read(picksSchema, value) ?? []).flatMap(({ kind, ...pick }) => (kind && pick.key ? [{ ...pick, kind }] : []));

/** Changes of the cart that one Undo rolls back. */
const UNDOABLE = ['removed', 'replaced', 'merged', 'emptied', 'plan-reset'] as const;

const undoSchema = z.object({ notice: oneOf(UNDOABLE, null) });

/** Rollback point of this tab, which survives a reload. */
export interface StoredUndo {
  readonly former: SharedCart;
  readonly notice: (typeof UNDOABLE)[number];
}

/** Reads the rollback point from the tab's storage; null if there is nothing to undo. */
export const readStoredUndo = (value: unknown): StoredUndo | null => {
  const notice = read(undoSchema, value)?.notice;
  const former = readSharedCart(Reflect.get(recordOf(value), 'former'));
  return notice && former ? { former, notice } : null;
};
