import { describe, expect, it } from 'vitest';
import { readSubscriptionInfo } from '../../src/contract/subscription-info';

const BODY = {
  status: 200,
  currency: 'EUR',
  subscription: {
    plan_id: 8,
    title: 'Route Optimization',
    icon: 'bolt',
    timeframe: 'year',
    price: '229.00',
    billed_amount: '2748.00',
    next_amount: '2700.50',
    credit: '47.50',
    current_period_ends_at: '2026-12-01T00:00:00Z',
    next_invoice_date: '2026-12-01T00:00:00Z',
  },
  modules: [
    { id: 152, title: 'Telematics Gateway', bundled: 0, quantity: 12, asset_type: 'vehicle', price: '30.00' },
    { id: 141, title: 'Geofencing', is_trial: 1, trial_expires_on: '2026-11-24T00:00:00Z', price: 20 },
    { id: 101, title: 'Routing Manage', bundled: 1 },
    { title: 'Nobody' },
  ],
  pending: { status: 'pending', title: 'Business Optimization', total: '349.00' },
};

const cycleOf = (body: object) => readSubscriptionInfo(body)?.held?.cycle;

describe('readSubscriptionInfo', () => {
  it('reads amounts in minor units, and bought, trial and bundled add-ons [API-48]', () => {
    expect(readSubscriptionInfo(BODY)).toMatchObject({
      currency: 'EUR',
      held: {
        planId: 8,
        cycle: 'year',
        monthly: 22_900,
        billed: 274_800,
        nextAmount: 270_050,
        credit: 4750,
        nextInvoiceAt: '2026-12-01T00:00:00Z',
      },
      modules: [
        { id: 152, isBundled: false, quantity: 12, assetType: 'vehicle', monthly: 3000, trialEndsAt: null },
        { id: 141, isBundled: false, monthly: 2000, trialEndsAt: '2026-11-24T00:00:00Z' },
        { id: 101, isBundled: true, monthly: null },
      ],
      pending: { title: 'Business Optimization', total: 34_900 },
    });
  });

  it('reads each payment status, null if it is missing, and 0 as unpaid [PAY-01, PAY-03]', () => {
    const info = readSubscriptionInfo({
      ...BODY,
      subscription: { ...BODY.subscription, payment_status: '8', stops_at: '2026-11-24T00:00:00Z', due_at: 'soon' },
      modules: [
        { id: 1, payment_status: 0, module_billing: 0 },
        { id: 2, is_trial: 1, trial_expires_on: '2026-11-24T00:00:00Z', payment_status: 11 },
        { id: 3, module_billing: '3', asset_type: 'vehicle' },
        { id: 4, payment_status: null, module_billing: 9 },
      ],
    });
    expect(info?.held?.payment).toEqual({ status: 8, dueAt: null, stopsAt: '2026-11-24T00:00:00Z' });
    expect(info?.modules.map(({ payment }) => [payment.status, payment.billing, payment.isUsage])).toEqual([
      [0, 0, false],
      [null, 1, false],
      [null, 3, true],
      [null, 0, false],
    ]);
  });

  it.each([
    [{ modules: {} }],
    [{ subscription: null, modules: [], pending: null }],
    [{ subscription: [], modules: 'none' }],
  ])('accepts an account without a subscription: %o', (body) => {
    expect(readSubscriptionInfo({ status: 200, ...body })).toEqual({
      currency: 'USD',
      held: null,
      modules: [],
      pending: null,
    });
  });

  it('promises no next invoice if its date cannot be read', () => {
    const subscription = { plan_id: '8', next_invoice_date: 'soon', next_amount: 'much', timeframe: 'week' };
    expect(readSubscriptionInfo({ subscription })?.held).toMatchObject({
      planId: 8,
      nextInvoiceAt: null,
      nextAmount: null,
      cycle: null,
      monthly: null,
    });
  });

  it('has null for an amount or a quantity that cannot be read', () => {
    const info = readSubscriptionInfo({
      subscription: { plan_id: 8, price: '$229', billed_amount: null },
      modules: [{ id: 1, price: 'much', quantity: 'many' }],
      pending: { title: 'Business' },
    });
    expect(info).toMatchObject({
      held: { monthly: null, billed: null },
      modules: [{ monthly: null, quantity: null }],
      pending: { total: null },
    });
  });

  it('reads the billing cycle under its documented name too, within the record or beside it', () => {
    expect(cycleOf({ subscription: { plan_id: 8, billing_cycle: 'annual' } })).toBe('year');
    expect(cycleOf({ plan_id: 8, billing_cycle: 'annually', modules: [] })).toBe('year');
    expect(cycleOf({ plan: { id: 8, billing_cycle: 'monthly' }, modules: [] })).toBe('month');
  });

  it('reads a payment status written as a word [PAY-01]', () => {
    const body = {
      subscription: { plan_id: 8, payment_status: 'overdue' },
      modules: [{ id: 1, payment_status: 'paid' }],
    };
    const info = readSubscriptionInfo(body);
    expect([info?.held?.payment.status, info?.modules[0]?.payment.status]).toEqual([10, 2]);
  });

  it('returns null for a reply that neither has a subscription nor says that there is none', () => {
    expect(readSubscriptionInfo({})).toBeNull();
    expect(readSubscriptionInfo({ subscription: null, modules: 'none' })).toBeNull();
    expect(readSubscriptionInfo('<html>')).toBeNull();
  });
});
