import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../store/kit/slice';
import { sessionRead } from '../../store/slices/session';
import type { RootState } from '../../store/state';
import type { MethodName } from '../../domain/billing/methods';
import { billingStep, EDITING, type BillingEvent, type BillingStep } from './machine';

export interface BillingFlowState {
  readonly step: BillingStep;
  /** Member and payment method of the update that was sent last. */
  readonly memberId: number;
  readonly method: MethodName;
  /** Number of updates saved on this page; a form resets when the number changes. */
  readonly saves: number;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly billing: BillingFlowState;
  }
}

const initialBilling: BillingFlowState = { step: EDITING, memberId: 0, method: 'credit_card', saves: 0 };

/** An event; `sent` also carries the member and the method of the update. */
type Stepped = BillingEvent & Partial<Pick<BillingFlowState, 'memberId' | 'method'>>;

const slice = createSlice({
  name: 'billing',
  initialState: initialBilling,
  reducers: {
    billingStepped: (flow, { payload }: PayloadAction<Stepped>): BillingFlowState => {
      const step = billingStep(flow.step, payload);
      if (step === flow.step) return flow;
      const { memberId = flow.memberId, method = flow.method } = payload;
      return { step, memberId, method, saves: flow.saves + Number(payload.type === 'saved') };
    },
  },
  also: (on) => [
    // When another member signs in, the outcome of an update is dropped: it is private to its member.
    on(sessionRead, (flow, { payload: { memberId } }) =>
      memberId === flow.memberId ? flow : { ...flow, step: EDITING },
    ),
  ],
});

export const { billingStepped } = slice.actions;
export const billing = slice.reducer;

/** Returns the flow's state; its initial state until the flow has joined the store. */
export const selectBilling = (state: RootState): BillingFlowState => state.billing ?? initialBilling;
export const selectIsSending = (state: RootState): boolean => selectBilling(state).step.phase === 'sending';
