/** The packages and modules that the demo accounts hold. */

export const ROUTE_OPTIMIZATION = { id: 8, code: 'route-optimization-annual' };
export const RECURRING_ROUTES = { id: 17, code: 'recurring-routes-monthly' };
export const FRANCHISE_NETWORK = { id: 52, code: 'franchise-network-annual' };
export const CLASSIC = { id: 93, code: 'classic-route-planner' };
export const CUSTOM = { id: 0, code: 'my-custom-solution' };
/** The markers of a legacy plan: paid for, but not changeable. */
export const EARLIER_PLAN = { kind: 1, state: -1 } as const;
export const ROUTING = [101, 102, 103, 181];
export const PACKAGE = [101, 102, 103, 131, 171, 181, 111, 112, 113, 114, 161];
export const ADD_ONS = [121, 191];
export const CYCLE = [101, 102, 103, 104, 105, 121, 181];

/** The running add-on trials of demo accounts, with the days left. */
export const SEEDED_TRIALS: Readonly<Record<string, readonly { readonly moduleId: number; readonly days: number }[]>> =
  {
    subscriber: [{ moduleId: 141, days: 4 }],
    trial: [{ moduleId: 152, days: 5 }],
    lastdays: [{ moduleId: 141, days: 2 }],
  };
