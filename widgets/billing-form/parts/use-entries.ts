import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { BillingDetails } from '../../../src/domain/billing/details';
import { todayOf, type Expiry, type Today } from '../../../src/domain/billing/expiry';
import type { AccountType, BillingInfo, StoredPayment } from '../../../src/domain/billing/info';
import type { MethodName } from '../../../src/domain/billing/methods';
import { persistDraft, persistedDraft } from '../../../src/flows/billing/draft';
import { useNow } from '../../../src/hooks/use-now';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { selectAccount } from '../../../src/store/slices/session';
import { selectCountry } from '../../../src/store/selectors/config';

const NOT_CHOSEN: Expiry = { year: '', month: '' };

interface Typed {
  readonly method: MethodName | null;
  readonly details: BillingDetails;
}

export interface Entries {
  readonly details: BillingDetails;
  readonly method: MethodName;
  /** The stored payment of the method; null without one, or if the person replaces it. */
  readonly kept: StoredPayment | null;
  /** The stored payment of the method, even if the person replaces it. */
  readonly stored: StoredPayment | null;
  readonly expiry: Expiry;
  readonly accountType: AccountType;
  readonly isDirty: boolean;
  /** The day on which the form was opened. */
  readonly today: Today;
  readonly change: (details: BillingDetails) => void;
  readonly choose: (method: MethodName) => void;
  readonly replace: (isReplaced: boolean) => void;
  readonly expire: (expiry: Partial<Expiry>) => void;
  readonly bank: (type: AccountType) => void;
  /** Discards all entries in favour of the stored details. */
  readonly reset: () => void;
}

/** Keeps the entries except for the payment fields. The address and the method persist as a draft across reloads. */
export function useEntries(info: BillingInfo, offered: readonly MethodName[]): Entries {
  const { ports } = useRuntime();
  const { memberId } = useSelector(selectAccount);
  const country = useSelector(selectCountry);
  const today = todayOf(new Date(useNow()));
  const [typed, setTyped] = useState<Typed | null>(() => persistedDraft(ports, memberId, Date.now()));
  const [isReplaced, setReplaced] = useState(false);
  const [expiry, setExpiry] = useState(NOT_CHOSEN);
  const [accountType, setAccountType] = useState<AccountType>('checking');

  useEffect(() => persistDraft(ports, typed && { memberId, ...typed }), [ports, memberId, typed]);

  const details = typed?.details ?? { ...info.details, country: info.details.country || (country ?? '') };
  const wanted = typed?.method ?? info.payment?.method;
  const method = wanted && offered.includes(wanted) ? wanted : (offered[0] ?? 'credit_card');
  const stored = info.payment?.method === method ? info.payment : null;
  return {
    details,
    method,
    stored,
    kept: isReplaced ? null : stored,
    expiry,
    accountType,
    today,
    isDirty: typed !== null || isReplaced,
    change: (changed) => setTyped({ method: typed?.method ?? null, details: changed }),
    choose: (chosen) => setTyped({ method: chosen, details }),
    replace: setReplaced,
    expire: (changed) => setExpiry((before) => ({ ...before, ...changed })),
    bank: setAccountType,
    reset: () => {
      setTyped(null);
      setReplaced(false);
      setExpiry(NOT_CHOSEN);
    },
  };
}
