import type { BillingCycle } from '../catalogue/types';

/** In which cycle it is to be billed, and in which it is now; null where the server named none. */
interface Billing {
  readonly timeframe: BillingCycle | null;
  readonly current: BillingCycle | null;
}

/** What an upgrade can order; the checkout machine carries it out. */
export type UpgradeOrder =
  | ({ readonly call: 'subscriptionChange' } & Billing)
  | { readonly call: 'subscriptionCreate'; readonly isReactivation: boolean }
  | { readonly call: 'subscriptionCreateDirect' };

export type UpgradeFault = 'pending-payment' | 'check' | 'message';

/** Answers name the `ask` that they are for: a later one leaves an earlier one's behind. */
export type UpgradeState =
  | { readonly phase: 'closed'; readonly ask: number }
  | { readonly phase: 'checking' | 'reading'; readonly ask: number; readonly isExpired: boolean }
  | {
      readonly phase: 'picking' | 'reviewing';
      readonly ask: number;
      readonly cycles: readonly BillingCycle[];
      readonly picked: BillingCycle | null;
      /** What holds where nobody picks. */
      readonly billing: Billing;
      /** Cycles are offered and none was picked. [UPG-06] */
      readonly isUnpicked: boolean;
    }
  | { readonly phase: 'ordered'; readonly ask: number; readonly order: UpgradeOrder }
  | { readonly phase: 'failed'; readonly ask: number; readonly fault: UpgradeFault; readonly message: string | null };

export type UpgradeEvent =
  | { readonly type: 'started'; readonly isReseller: boolean; readonly isExpired: boolean }
  | {
      readonly type: 'checked';
      readonly ask: number;
      readonly status: number;
      readonly hasPending: boolean;
      /** The server's, where it is for the person. */
      readonly message: string | null;
    }
  | { readonly type: 'told'; readonly ask: number; readonly cycles: readonly BillingCycle[]; readonly billing: Billing }
  /** @param message the server's, of a 404 only [UPG-20, UPG-21] */
  | { readonly type: 'untold'; readonly ask: number; readonly message: string | null }
  | { readonly type: 'picked'; readonly cycle: BillingCycle }
  /** What is bought, or what is paid for already, has changed elsewhere: what was told holds no longer. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'next' | 'back' | 'confirmed' | 'cancelled' };

export const CLOSED: UpgradeState = { phase: 'closed', ask: 0 };

type Choosing = Extract<UpgradeState, { phase: 'picking' | 'reviewing' }>;

const checked = (
  { ask, isExpired }: Extract<UpgradeState, { phase: 'checking' | 'reading' }>,
  { status, hasPending, message }: Extract<UpgradeEvent, { type: 'checked' }>,
): UpgradeState => {
  if (status === 404)
    return { phase: 'ordered', ask, order: { call: 'subscriptionCreate', isReactivation: isExpired } };
  if (status !== 200) return { phase: 'failed', ask, fault: 'check', message };
  if (hasPending) return { phase: 'failed', ask, fault: 'pending-payment', message: null };
  return { phase: 'reading', ask, isExpired };
};

/** Next and upgrade both need a cycle where some are offered. [UPG-06, UPG-07] */
const withPick = (state: Choosing, go: UpgradeState): UpgradeState =>
  state.cycles.length > 0 && state.picked === null ? { ...state, isUnpicked: true } : go;

function choosing(state: Choosing, event: UpgradeEvent): UpgradeState {
  if (event.type === 'picked' && state.phase === 'picking' && state.cycles.includes(event.cycle))
    return { ...state, picked: event.cycle, isUnpicked: false };
  if (event.type === 'next' && state.phase === 'picking') return withPick(state, { ...state, phase: 'reviewing' });
  if (event.type === 'back' && state.phase === 'reviewing') return { ...state, phase: 'picking' };
  // Only told anew: without a press nothing leads to an order.
  if (event.type === 'overtaken') return { phase: 'reading', ask: state.ask + 1, isExpired: false };
  const { billing, picked } = state;
  const order = { call: 'subscriptionChange', ...billing, timeframe: picked ?? billing.timeframe } as const;
  if (event.type === 'confirmed') return withPick(state, { phase: 'ordered', ask: state.ask, order });
  return state;
}

/** What follows. What has no business now changes nothing. [UPG-01 … UPG-10, UPG-19] */
export function upgradeStep(state: UpgradeState, event: UpgradeEvent): UpgradeState {
  if (event.type === 'started') {
    if (state.phase !== 'closed' && state.phase !== 'failed') return state;
    const ask = state.ask + 1;
    return event.isReseller
      ? { phase: 'ordered', ask, order: { call: 'subscriptionCreateDirect' } }
      : { phase: 'checking', ask, isExpired: event.isExpired };
  }
  if (event.type === 'cancelled') return state.phase === 'closed' ? state : { phase: 'closed', ask: state.ask };
  if ('ask' in event && event.ask !== state.ask) return state;
  if (state.phase === 'checking' && event.type === 'checked') return checked(state, event);
  if (state.phase === 'reading' && event.type === 'told')
    return {
      phase: 'picking',
      ask: state.ask,
      cycles: event.cycles,
      billing: event.billing,
      picked: null,
      isUnpicked: false,
    };
  if (state.phase === 'reading' && event.type === 'untold')
    return { phase: 'failed', ask: state.ask, fault: 'message', message: event.message };
  return state.phase === 'picking' || state.phase === 'reviewing' ? choosing(state, event) : state;
}
