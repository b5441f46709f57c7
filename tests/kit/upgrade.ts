/** What is due, as the server tells it. */
const due = (more: object = {}) => ({
  due_today: '100.00',
  carried: '0',
  next_amount: '349.00',
  period_started_at: '2026-11-01T00:00:00Z',
  renews_at: '2026-12-01T00:00:00Z',
  lines: [
    {
      kind: 'charge',
      source: 'plan',
      id: 1002,
      title: 'Business',
      amount: '150.00',
      full: '300.00',
      days: 15,
      of_days: 30,
    },
    {
      kind: 'credit',
      source: 'plan',
      id: 1001,
      title: 'Starter',
      amount: '-50.00',
      full: '100.00',
      days: 15,
      of_days: 30,
    },
  ],
  ...more,
});

/** The status that lets an upgrade go on. [API-22] */
export const checkBody = (more: object = {}) => ({
  status: 200,
  has_record: 1,
  is_enabled: 1,
  has_subscription_info: 1,
  has_pending_transactions: 0,
  ...more,
});

/** What an upgrade of a monthly subscription would mean, by the month or by the year. [API-25] */
export const upgradeBody = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  currency_symbol: '$',
  message: '<p>Your plan becomes <strong>Business</strong>.</p>',
  title: 'Business',
  timeframe: 'month',
  current_timeframe: 'month',
  billing_cycles: [
    { timeframe: 'month', is_current: 1, ...due() },
    {
      timeframe: 'year',
      is_current: 0,
      ...due({
        due_today: '3550.00',
        next_amount: '3600.00',
        renews_at: '2027-11-15T00:00:00Z',
        lines: [
          {
            kind: 'charge',
            source: 'plan',
            id: 1002,
            title: 'Business',
            amount: '3600.00',
            full: '3600.00',
            days: 365,
            of_days: 365,
          },
          {
            kind: 'credit',
            source: 'plan',
            id: 1001,
            title: 'Starter',
            amount: '-50.00',
            full: '100.00',
            days: 15,
            of_days: 30,
          },
        ],
      }),
    },
  ],
  due: due(),
  ...more,
});

/** The same where nothing can be chosen. [UPG-07] */
export const fixedBody = (more: object = {}) => upgradeBody({ billing_cycles: [], ...more });
