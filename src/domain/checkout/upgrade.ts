import type { BillingCycle, PlanId } from '../catalogue/types';

/** The chosen billing cycle and the current one; null if the server named none. */
interface Billing {
  readonly timeframe: BillingCycle | null;
  readonly current: BillingCycle | null;
}

/** Orders that an upgrade can place; the checkout machine carries them out. */
export type UpgradeOrder =
  | ({ readonly call: 'subscriptionChange' } & Billing)
  | { readonly call: 'subscriptionCreate'; readonly isReactivation: boolean }
  | { readonly call: 'subscriptionCreateDirect' };

export type UpgradeFault = 'pending-payment' | 'check' | 'message';

interface Asked {
  /** Sequence number of a question: an answer with another `ask` is superseded and ignored. */
  readonly ask: number;
}

/** True if a package must be chosen first, because the cart has none that differs from the held one. */
interface Need {
  readonly needsPlan: boolean;
}

/** The package that a canceled account keeps, which goes into the cart without a choice; null if none is kept. */
interface Keeping {
  readonly keeps: PlanId | null;
}

/** Present where a canceled account keeps what it has, so that its billing cycle needs no choice. */
interface Kept {
  readonly isKept?: true;
}

export type UpgradeState =
  | (Asked & { readonly phase: 'closed' })
  | (Asked & Need & Keeping & { readonly phase: 'checking'; readonly isExpired: boolean })
  /** The member chooses a package. */
  | (Asked & { readonly phase: 'choosing' })
  /** The chosen package is being added to the cart, which may ask for a confirmation. */
  | (Asked & Kept & { readonly phase: 'placing'; readonly planId: PlanId })
  | (Asked & Need & Kept & { readonly phase: 'reading' })
  | (Asked &
      Need & {
        readonly phase: 'picking' | 'reviewing';
        readonly cycles: readonly BillingCycle[];
        readonly picked: BillingCycle | null;
        /** Billing that applies if the member picks no cycle. */
        readonly billing: Billing;
        /** True if the upgrade changes more than the cycle. */
        readonly isChange: boolean;
        /** Validation error: cycles are offered and none was picked. [UPG-06] */
        readonly isUnpicked: boolean;
      })
  | (Asked & { readonly phase: 'ordered'; readonly order: UpgradeOrder })
  | (Asked & { readonly phase: 'failed'; readonly fault: UpgradeFault; readonly message: string | null });

export type UpgradeEvent =
  | (Need & Keeping & { readonly type: 'started'; readonly isReseller: boolean; readonly isExpired: boolean })
  | (Asked & {
      readonly type: 'checked';
      readonly status: number;
      readonly hasPending: boolean;
      /** Message of the server, if it is meant for the person. */
      readonly message: string | null;
    })
  /** @property planId null keeps the held package */
  | { readonly type: 'chosen'; readonly planId: PlanId | null }
  | (Asked & { readonly type: 'placed'; readonly isPlaced: boolean })
  | (Asked & {
      readonly type: 'told';
      readonly cycles: readonly BillingCycle[];
      readonly billing: Billing;
      readonly isChange: boolean;
    })
  /** @param message of the server, for a 404 only [UPG-20, UPG-21] */
  | (Asked & { readonly type: 'terms-unread'; readonly message: string | null })
  | { readonly type: 'picked'; readonly cycle: BillingCycle }
  /** The cart or the subscription changed elsewhere, so the terms are out of date. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'next' | 'back' | 'confirmed' | 'cancelled' };

export const CLOSED_UPGRADE: UpgradeState = { phase: 'closed', ask: 0 };

type Choosing = Extract<UpgradeState, { phase: 'picking' | 'reviewing' }>;

/** Returns the cycle that cannot be picked: the current one, if nothing else changes. */
export const heldCycle = ({ billing, isChange }: Pick<Choosing, 'billing' | 'isChange'>): BillingCycle | null =>
  isChange ? null : billing.current;

/** Returns true if the upgrade would change nothing, so there is nothing to confirm. [REV-20] */
export const isNothing = ({ cycles, picked, billing, isChange }: Choosing): boolean =>
  !isChange && (cycles.length === 0 || (picked !== null && picked === billing.current));

const checked = (
  { ask, isExpired, needsPlan, keeps }: Extract<UpgradeState, { phase: 'checking' }>,
  { status, hasPending, message }: Extract<UpgradeEvent, { type: 'checked' }>,
): UpgradeState => {
  if (status === 404)
    return { phase: 'ordered', ask, order: { call: 'subscriptionCreate', isReactivation: isExpired } };
  if (status !== 200) return { phase: 'failed', ask, fault: 'check', message };
  if (hasPending) return { phase: 'failed', ask, fault: 'pending-payment', message: null };
  if (keeps !== null) return { phase: 'placing', ask, planId: keeps, isKept: true };
  return needsPlan ? { phase: 'choosing', ask } : { phase: 'reading', ask, needsPlan };
};

/**
 * Preselects the current cycle if it can be picked, and always a cycle that is the only choice. Who keeps a package is led to the
 * review, from which a step back leads to the cycles.
 */
function told(
  { ask, needsPlan, isKept }: Extract<UpgradeState, { phase: 'reading' }>,
  { cycles, billing, isChange }: Extract<UpgradeEvent, { type: 'told' }>,
): UpgradeState {
  const open = cycles.filter((cycle) => cycle !== heldCycle({ billing, isChange }));
  const usual = [billing.current, billing.timeframe].find((cycle) => cycle !== null && open.includes(cycle));
  const picked = usual ?? (open.length === 1 ? open[0] : null) ?? null;
  const phase = isKept && picked !== null && picked === billing.current ? 'reviewing' : 'picking';
  return { phase, ask, needsPlan, cycles, billing, isChange, picked, isUnpicked: false };
}

/** Blocks the step while cycles are offered and none is picked. [UPG-06, UPG-07] */
const withPick = (state: Choosing, go: UpgradeState): UpgradeState =>
  state.cycles.length > 0 && state.picked === null ? { ...state, isUnpicked: true } : go;

function picking(state: Choosing, event: UpgradeEvent): UpgradeState {
  const { ask, billing, picked, cycles, needsPlan } = state;
  const isOffered = event.type === 'picked' && cycles.includes(event.cycle) && event.cycle !== heldCycle(state);
  if (isOffered && state.phase === 'picking') return { ...state, picked: event.cycle, isUnpicked: false };
  if (event.type === 'next' && state.phase === 'picking') return withPick(state, { ...state, phase: 'reviewing' });
  if (event.type === 'back' && state.phase === 'reviewing' && cycles.length > 0) return { ...state, phase: 'picking' };
  if (event.type === 'back' && needsPlan) return { phase: 'choosing', ask };
  // Reads the terms again; only a press places an order.
  if (event.type === 'overtaken') return { phase: 'reading', ask: ask + 1, needsPlan };
  const order = { call: 'subscriptionChange', ...billing, timeframe: picked ?? billing.timeframe } as const;
  if (event.type === 'confirmed' && !isNothing(state)) return withPick(state, { phase: 'ordered', ask, order });
  return state;
}

function choosing(state: Extract<UpgradeState, { phase: 'choosing' }>, event: UpgradeEvent): UpgradeState {
  if (event.type !== 'chosen') return state;
  const { planId } = event;
  const ask = state.ask + 1;
  return planId === null ? { phase: 'reading', ask, needsPlan: true } : { phase: 'placing', ask, planId };
}

const begun = ({ isReseller, isExpired, needsPlan, keeps }: Extract<UpgradeEvent, { type: 'started' }>, ask: number) =>
  isReseller
    ? ({ phase: 'ordered', ask, order: { call: 'subscriptionCreateDirect' } } as const)
    : ({ phase: 'checking', ask, isExpired, needsPlan, keeps } as const);

/**
 * Reducer of the upgrade state machine: returns the next state. An event that does not fit the state changes nothing. [UPG-01
 * … UPG-10, UPG-19]
 */
export function upgradeStep(state: UpgradeState, event: UpgradeEvent): UpgradeState {
  const { ask } = state;
  if (event.type === 'started')
    return state.phase === 'closed' || state.phase === 'failed' ? begun(event, ask + 1) : state;
  // The dialog is closed while the cart asks its own question, so a cancel then belongs to the cart.
  if (event.type === 'cancelled')
    return state.phase === 'closed' || state.phase === 'placing' ? state : { phase: 'closed', ask };
  if ('ask' in event && event.ask !== ask) return state;
  switch (state.phase) {
    case 'checking':
      return event.type === 'checked' ? checked(state, event) : state;
    case 'choosing':
      return choosing(state, event);
    case 'placing':
      if (event.type !== 'placed') return state;
      if (!event.isPlaced) return { phase: 'choosing', ask };
      return { phase: 'reading', ask, needsPlan: true, ...(state.isKept && { isKept: true }) };
    case 'reading':
      if (event.type === 'told') return told(state, event);
      return event.type === 'terms-unread' ? { phase: 'failed', ask, fault: 'message', message: event.message } : state;
    case 'picking':
    case 'reviewing':
      return picking(state, event);
    default:
      return state;
  }
}
