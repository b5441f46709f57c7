import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { InvoicePage } from '../domain/invoice/types';
import { mayBill } from '../domain/subscription/policy';
import { isReseller, isVisitor } from '../domain/subscription/user-type';
import { invoices, type InvoiceQuery } from '../store/resources/invoices';
import type { RootState } from '../store/state';
import { useResource } from './use-resource';

export interface InvoicesRead {
  /** `hidden`: the organization's policy hides invoices; `reseller`: the reseller bills the member. */
  readonly status: 'pending' | 'failed' | 'visitor' | 'hidden' | 'reseller' | 'ready';
  /** Set from `ready` on; while another page loads, the previous one. */
  readonly shown: InvoicePage | null;
  /** True while a read is under way; `shown` may then be the previous page. */
  readonly isReading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Reads one page of the member's invoices. It sends no request without a member id. [INV-04, ACC-08]
 * @param place must be memoized: each new object starts a read
 */
export function useInvoices(place: InvoiceQuery): InvoicesRead {
  const { status, account } = useSelector((state: RootState) => state.session);
  const isShown = status === 'known' && mayBill(account) && !isReseller(account);
  const { data, retry, status: reading } = useResource(invoices, place, isShown);
  const before = useBefore(account.memberId, data);

  const read = { shown: null, isReading: false, isFailed: false, retry };
  if (status === 'unknown') return { ...read, status: 'pending' };
  if (status === 'failed') return { ...read, status: 'failed' };
  if (isVisitor(account)) return { ...read, status: 'visitor' };
  if (isReseller(account)) return { ...read, status: 'reseller' };
  if (!isShown) return { ...read, status: 'hidden' };
  const isFailed = reading === 'failed';
  const shown = data ?? before;
  return {
    ...read,
    status: shown ? 'ready' : isFailed ? 'failed' : 'pending',
    shown,
    isReading: reading === 'pending',
    isFailed,
  };
}

/** Returns the page that the same member saw last. */
function useBefore(memberId: number, data: InvoicePage | null): InvoicePage | null {
  const [last, setLast] = useState<{ readonly memberId: number; readonly data: InvoicePage } | null>(null);
  if (data && (last?.data !== data || last.memberId !== memberId)) setLast({ memberId, data });
  return last?.memberId === memberId ? last.data : null;
}
