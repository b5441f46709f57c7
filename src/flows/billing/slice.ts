import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../../store/kit/slice';
import { sessionRead } from '../../store/slices/session';
import type { RootState } from '../../store/state';
import type { MethodName } from '../../domain/billing/methods';
import { billingStep, EDITING, type BillingEvent, type BillingStep } from './machine';

export interface BillingFlowState {
  readonly step: BillingStep;
  /** Whose update it is, and of which method; of the last that was sent. */
  readonly memberId: number;
  readonly method: MethodName;
  /** Updates that were saved on this page: a form that sees another number begins anew. */
  readonly saves: number;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly billing: BillingFlowState;
  }
}

const initialBilling: BillingFlowState = { step: EDITING, memberId: 0, method: 'credit_card', saves: 0 };

/** An event, and with an update that is sent what is known of it. */
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
    // What became of an update is nobody else's business.
    on(sessionRead, (flow, { payload: { memberId } }) =>
      memberId === flow.memberId ? flow : { ...flow, step: EDITING },
    ),
  ],
});

export const { billingStepped } = slice.actions;
export const billing = slice.reducer;

/** Nothing is sent until the flow has joined the store. */
export const selectBilling = (state: RootState): BillingFlowState => state.billing ?? initialBilling;
export const selectIsSending = (state: RootState): boolean => selectBilling(state).step.phase === 'sending';
