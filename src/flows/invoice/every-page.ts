import type { InvoicePage } from '../../domain/invoice/types';
import { invoices } from '../../store/resources/invoices';
import type { Failure } from '../../api/reply';
import { reporting } from '../../store/report';

/** Pages that are read at most, so that a server which always names one more page ends nowhere. */
const MOST = 100;

export type EveryPage = { readonly page: InvoicePage } | { readonly failure: Failure | null };

/**
 * Reads all pages of a year, or of all years, one after the other. Pages that were read before are not requested again.
 * @param isOver says that nobody waits any more
 */
export const readEveryPage = (year: number | null, isOver: () => boolean = () => false) =>
  reporting<EveryPage>(
    'a read',
    async (dispatch, getState) => {
      const found: InvoicePage[] = [];
      for (let page = 1; page <= Math.min(found[0]?.pages ?? 1, MOST) && !isOver(); page += 1) {
        await dispatch(invoices.read({ year, page }));
        const { data, failure } = invoices.at(getState(), { year, page });
        if (!data) return { failure: failure ?? null };
        found.push(data);
      }
      const [first] = found;
      if (!first) return { failure: null };
      // A page may overlap the one before if an invoice was issued in between.
      const all = new Map(found.flatMap((one) => one.invoices.map((invoice) => [invoice.number, invoice] as const)));
      return { page: { ...first, invoices: [...all.values()], page: 1, pages: 1, total: all.size } };
    },
    { failure: null },
  );
