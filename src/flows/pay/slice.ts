import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../store/kit/slice';
import { sessionRead } from '../../store/slices/session';
import type { RootState } from '../../store/state';
import { payStep, UNPAID, type PayEvent, type PayStep } from './machine';

/** A person pays an invoice, or asks what became of its payment; an effect (listener) makes the call. */
export const payAsked = createAction<{
  /** Key of the element with the button. */
  readonly origin: string | null;
  readonly memberId: number;
  readonly number: string;
  /** Token of the bank's challenge; null before one. */
  readonly threeDToken: string | null;
  /** Idempotency key of a payment whose answer was lost; null to pay. */
  readonly key: string | null;
}>('pay/asked');

interface Payment {
  readonly step: PayStep;
  readonly origin: string | null;
}

export interface PayFlowState {
  /** The member whose invoices these are. */
  readonly memberId: number;
  /** The payments of this page, by the number of their invoice: it is the same one in every widget. */
  readonly of: Readonly<Record<string, Payment>>;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly pay: PayFlowState;
  }
}

const NONE: Payment = { step: UNPAID, origin: null };
const initialPay: PayFlowState = { memberId: 0, of: {} };

function moved(flow: PayFlowState, number: string, event: PayEvent, origin?: string | null): PayFlowState {
  const before = flow.of[number] ?? NONE;
  const step = payStep(before.step, event);
  if (step === before.step) return flow;
  return { ...flow, of: { ...flow.of, [number]: { step, origin: origin === undefined ? before.origin : origin } } };
}

const slice = createSlice({
  name: 'pay',
  initialState: initialPay,
  reducers: {
    payStepped: (
      flow,
      { payload: { number, event } }: PayloadAction<{ readonly number: string; readonly event: PayEvent }>,
    ) => moved(flow, number, event),
  },
  also: (on) => [
    on(payAsked, (flow, { payload: { memberId, number, origin } }) =>
      moved({ ...flow, memberId }, number, { type: 'asked' }, origin),
    ),
    // A payment is private to its member.
    on(sessionRead, (flow, { payload: { memberId } }) => (memberId === flow.memberId ? flow : initialPay)),
  ],
});

export const { payStepped } = slice.actions;
export const pay = slice.reducer;

/** Returns the payment of an invoice; none until the flow has joined the store. */
export const selectPayment = (state: RootState, number: string): Payment => state.pay?.of[number] ?? NONE;
