import { useState } from 'react';
import { useSelector } from 'react-redux';
import { needsMethod } from '../../../../src/domain/checkout/before-order';
import type { Statement } from '../../../../src/domain/checkout/statement';
import { selectAccount } from '../../../../src/store/slices/session';
import { useBilling } from '../../../../src/hooks/use-billing';

/** Returns the payment method of an order, whether one is missing, and whether the person is entering one. */
export function useMethod(statement: Statement | null, isAsked = false) {
  const { info, standing, status } = useBilling(undefined);
  const account = useSelector(selectAccount);
  const payment = info?.payment ?? null;
  const [isWanted, setWanted] = useState(isAsked);
  // A server that asks for a method knows that there is none.
  const hasMethod = info ? payment !== null : isAsked ? false : null;
  const isNeeded = needsMethod(account, { total: statement?.total ?? (isAsked ? 1 : 0) }, hasMethod);
  const mayEnter = standing === 'open' && !account.isWired;
  // A newly stored payment method closes the billing form and returns to the review.
  const [seen, setSeen] = useState(payment);
  if (payment !== seen) {
    setSeen(payment);
    if (payment && status === 'ready') setWanted(false);
  }
  return {
    payment,
    isWired: account.isWired,
    isNeeded,
    standing,
    mayEnter,
    isEntering: isWanted && mayEnter,
    enter: () => setWanted(true),
    leave: () => setWanted(false),
  };
}

export type Method = ReturnType<typeof useMethod>;
