import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { leaveBank, payOpenInvoice } from '../commands/pay-open-invoice';
import type { BillingProblem } from '../flows/billing/outcome';
import { payFlow } from '../flows/pay';
import { UNPAID } from '../flows/pay/machine';
import { selectPayment } from '../flows/pay/slice';
import type { RootState } from '../store/state';
import { useCommands } from './use-commands';
import { useOrigin } from './use-origin';
import { useRuntime } from './use-runtime';

/** Joins the flow that pays invoices, for one invoice, which is paid once however many buttons are pressed for it. */
export function usePay(number: string) {
  const { store } = useRuntime();
  useLayoutEffect(() => store.join(payFlow), [store]);
  const run = useCommands();
  const here = useOrigin();
  const { step, origin } = useSelector((state: RootState) => selectPayment(state, number));
  const [isPressed, setIsPressed] = useState(false);
  const isMine = origin === here;
  const press = (wish: Parameters<typeof payOpenInvoice>[1]): void => {
    setIsPressed(true);
    run(payOpenInvoice(number, wish));
  };
  return {
    /** The bank's page is shown by the widget that was pressed; every other one can still pay. */
    step: step.phase === 'bank' && !isMine ? UNPAID : step,
    /** True in the widget whose button was pressed last, on this page. */
    isMine,
    /** True if this very button was pressed, so that it owes the focus a place when it goes. */
    isPressed,
    pay: (threeDToken: string | null = null) => press({ threeDToken }),
    /** Asks the server for the outcome of a payment whose answer was lost. */
    ask: (key: string) => press({ key }),
    stop: (problem: BillingProblem | null = null) => run(leaveBank(number, problem)),
  };
}
