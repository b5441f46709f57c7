import { failed } from '../../api/reply';
import { readInvoices } from '../../contract/invoice';
import type { InvoicePage } from '../../domain/invoice/types';
import type { Account } from '../../domain/subscription/types';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';
import { readDone, readFailed, readStarted, type ReadState } from '../slices/reads';

/** Which part of the invoices is looked at. */
export interface InvoicePlace {
  /** Null for all years. */
  readonly year: number | null;
  /** From 1. */
  readonly page: number;
}

/** Among the reads, under a key of its own: it depends on who is looking. */
const keyOf = ({ memberId }: Account, language: string, { year, page }: InvoicePlace): string =>
  ['invoices', language, memberId, year ?? '', page].join('/');

const NOTHING: ReadState<InvoicePage> = { isPending: false, data: null, failure: null };

export const invoicesAt = ({ reads, session, config }: RootState, place: InvoicePlace): ReadState<InvoicePage> =>
  (reads[keyOf(session.account, config.language, place)] as ReadState<InvoicePage> | undefined) ?? NOTHING;

/** For whom each part was asked for last on a page: the session that comes after an order is another, and so is the list. */
const asked = new WeakMap<Ports['client'], Map<string, Account>>();

/** Reads a part of what the member was billed, once however many lists show it. [INV-01] */
export const readInvoicesAt =
  (account: Account, language: string, place: InvoicePlace, { anew = false } = {}) =>
  async (dispatch: AppDispatch, _: () => RootState, { client, emit }: Ports): Promise<void> => {
    const key = keyOf(account, language, place);
    const known = asked.get(client) ?? new Map<string, Account>();
    asked.set(client, known);
    if (!anew && known.get(key) === account) return;
    known.set(key, account);
    dispatch(readStarted(key));
    const { year, page } = place;
    const params = { member_id: account.memberId };
    const reply = await client.request('invoices', { params, query: { year, page } });
    if (known.get(key) !== account) return;
    const data = reply.ok ? readInvoices(reply.body) : null;
    if (data) dispatch(readDone({ key, data }));
    else {
      const { failure } = reply.ok ? failed('not-json') : reply;
      if (reply.ok)
        emit('error', { code: failure.status, message: 'invoice_list.failed_title', surface: 'invoices' }, null);
      dispatch(readFailed({ key, failure }));
    }
  };
