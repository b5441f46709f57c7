type Line = Readonly<Record<string, unknown>>;

export const chargeLine: Line = {
  kind: 'charge',
  source: 'plan',
  id: 1002,
  title: 'Business',
  amount: '150.00',
  full: '300.00',
  days: 15,
  of_days: 30,
};
export const creditLine: Line = {
  kind: 'credit',
  source: 'plan',
  id: 1001,
  title: 'Starter',
  amount: '-50.00',
  full: '100.00',
  days: 15,
  of_days: 30,
};

/** Builds the server's statement of an order: no tax, nothing removed. */
export const statementBody = (more: object = {}) => ({
  version: 'v-1',
  lines: [chargeLine, creditLine],
  credit: '0.00',
  subtotal: '100.00',
  tax: null,
  total: '100.00',
  next: '349.00',
  recurring: '349.00',
  timeframe: 'month',
  due_at: '2026-11-15',
  renews_on: '2026-12-01',
  period_started_on: '2026-11-01',
  carried: '0.00',
  removes: [],
  ...more,
});

/** Builds the statement with 20 % tax. */
export const taxedBody = (more: object = {}) =>
  statementBody({
    version: 'v-taxed',
    tax: '20.00',
    tax_rate: '20',
    tax_name: 'VAT',
    tax_country: 'GB',
    total: '120.00',
    next: '418.80',
    recurring: '418.80',
    ...more,
  });

/** Builds the statement for a yearly cycle: the full price, with a credit for the month that was paid. */
export const yearlyBody = (more: object = {}) =>
  statementBody({
    version: 'v-year',
    lines: [{ ...chargeLine, amount: '3600.00', full: '3600.00', days: 365, of_days: 365 }, creditLine],
    subtotal: '3550.00',
    total: '3550.00',
    next: '3600.00',
    recurring: '3600.00',
    timeframe: 'year',
    renews_on: '2027-11-15',
    ...more,
  });

/** Builds the subscription check that lets an upgrade proceed. [API-22] */
export const checkBody = (more: object = {}) => ({
  status: 200,
  has_record: 1,
  is_enabled: 1,
  has_subscription_info: 1,
  has_pending_transactions: 0,
  ...more,
});

/** Builds the upgrade message of a monthly subscription, with a monthly and a yearly cycle. [API-25] */
export const upgradeBody = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  currency_symbol: '$',
  message: '<p>Your plan becomes <strong>Business</strong>.</p>',
  title: 'Business',
  timeframe: 'month',
  current_timeframe: 'month',
  billing_cycles: [
    { timeframe: 'month', is_current: 1, statement: statementBody() },
    { timeframe: 'year', is_current: 0, statement: yearlyBody() },
  ],
  statement: statementBody(),
  ...more,
});

/** Builds the upgrade message without a choice of billing cycles. [UPG-07] */
export const fixedBody = (more: object = {}) => upgradeBody({ billing_cycles: [], ...more });

/** Builds the upgrade message for an order of plan 1001, at the price that the page's catalogue has. */
export const orderBody = (more: object = {}) =>
  fixedBody({
    current_timeframe: null,
    title: 'Plan 1001',
    statement: statementBody({
      timeframe: 'year',
      lines: [{ ...chargeLine, id: 1001, title: 'Plan 1001', full: '1080.00', days: 51, of_days: 365 }, creditLine],
    }),
    ...more,
  });
