import { useState } from 'react';
import { useRuntime } from '../../../src/hooks/use-runtime';
import type { InvoiceQuery } from '../../../src/store/resources/invoices';

const NAME = 'invoices';

/** ms for which a reload of the tab restores the last year and page. [docs/decisions/0068] */
const KEPT = 10 * 60_000;

const FIRST: InvoiceQuery = { year: null, page: 1 };

type Kept = InvoiceQuery & { readonly memberId: number };

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** Returns the persisted query; null if it is too old, malformed or another member's. */
function read(kept: { readonly at: number; readonly data: unknown } | null, memberId: number): Kept | null {
  if (!kept || Date.now() - kept.at > KEPT) return null;
  const { memberId: whose, year, page } = { ...(kept.data as Partial<Record<keyof Kept, unknown>> | null) };
  if (whose !== memberId || !isNumber(page) || page < 1) return null;
  return { memberId, page, year: isNumber(year) ? year : null };
}

/** Returns the selected year and page, persisted in this tab across reloads. */
export function useInvoiceQuery(memberId: number) {
  const { ports } = useRuntime();
  const [chosen, setChosen] = useState<Kept>({ ...FIRST, memberId: 0 });
  // The session loads after the first render, so the member id can change.
  if (chosen.memberId !== memberId) setChosen(read(ports.tabStorage.read(NAME), memberId) ?? { ...FIRST, memberId });
  const go = (place: InvoiceQuery): void => {
    const next = { ...place, memberId };
    ports.tabStorage.write(NAME, next);
    setChosen(next);
  };
  return { place: chosen.memberId === memberId ? chosen : FIRST, go };
}
