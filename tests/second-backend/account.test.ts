import { describe, expect, it } from 'vitest';
import { client } from './client';

describe('the account of a second backend', () => {
  it('has a session for a visitor and for every kind of member', async () => {
    const visitor = await client();
    expect((await visitor.get('/account/session')).json).toMatchObject({ member_id: '0', is_subscribed: '0' });
    const member = await client({}, 'subscriber');
    expect((await member.get('/account/session')).json).toMatchObject({
      status: '200',
      member_id: '2002',
      is_subscribed: '1',
      is_indirect: '0',
      supported_payment_methods: '1,2,3,4',
      subscriptions: { current_period_ends_at: '2026-12-20' },
    });
    const indirect = await client({}, 'indirect');
    expect((await indirect.get('/account/session')).json).toMatchObject({ is_indirect: '1', is_subscribed: '0' });
    const expired = await client({}, 'expired');
    expect((await expired.get('/account/session')).json).toMatchObject({ is_expired: '1', is_subscribed: '0' });
  });

  it('has the details of its subscription, or 404 without one', async () => {
    const { get } = await client({}, 'subscriber');
    expect((await get('/account/subscription/info?member_id=2002')).json).toMatchObject({
      data: { plan: { id: '101' }, modules: [{ id: '7', payment_status: '2' }], module_ids: '7', price: '149.00' },
    });
    const newcomer = await client({}, 'newcomer');
    expect((await newcomer.get('/account/subscription/info')).json).toMatchObject({ status: '404' });
  });

  it.each([
    ['subscriber', '200', '1'],
    ['newcomer', '404', '0'],
    ['expired', '404', '1'],
  ])('has a status check before an upgrade: the %s gets %s', async (as, status, has) => {
    const { get } = await client({}, as);
    expect((await get('/manage/ui/account/subscription/status/check?pricing=1')).json).toMatchObject({
      status,
      has_record: has,
      has_subscription_info: has,
      has_pending_transactions: '0',
    });
  });

  it('has an upgrade message with billing cycles to choose from', async () => {
    const { get } = await client({}, 'subscriber');
    expect((await get('/manage/ui/account/subscription/upgrade/message')).json).toMatchObject({
      status: '200',
      message: 'Your Courier subscription will be changed.',
      cycles: [{ timeframe: 'monthly' }, { timeframe: 'annual' }],
    });
    const newcomer = await client({}, 'newcomer');
    expect((await newcomer.get('/manage/ui/account/subscription/upgrade/message')).json).toMatchObject({
      status: '404',
    });
  });

  it('changes its subscription to the package in the cart', async () => {
    const { get, post } = await client({}, 'subscriber');
    await post('/cart/add', { id: 105 });
    expect((await post('/account/subscription/change', { timeframe: 'monthly' })).json).toEqual({ status: '200' });
    expect((await get('/account/subscription/info')).json).toMatchObject({ data: { plan: { id: '105' } } });
    expect((await get('/cart/data')).json).toMatchObject({ status: '404' });
  });

  it.each(['/account/subscription/create', '/account/billing/subscription/create?pricing=1'])(
    'gets a subscription from %s',
    async (path) => {
      const { get, post } = await client({}, 'newcomer');
      expect((await post(path)).json).toMatchObject({ status: '406' });
      await post('/cart/add', { id: 105 });
      expect((await post(path)).json).toEqual({ status: '200' });
      expect((await get('/account/subscription/active/status?pricing=1')).json).toEqual({
        status: '200',
        has_record: '1',
        is_enabled: '1',
      });
    },
  );

  it('is no longer expired after a reactivation', async () => {
    const { get, post } = await client({}, 'expired');
    expect((await get('/account/subscription/active/status')).json).toMatchObject({ status: '400', has_record: '1' });
    expect((await post('/account/subscription/create', { is_reactivate: 1 })).json).toEqual({ status: '200' });
    expect((await get('/account/subscription/active/status')).json).toMatchObject({ status: '200', is_enabled: '1' });
  });

  it('is charged the total that the server has shown when it orders the cart', async () => {
    const { backend, get, post } = await client({ surcharge: 21_00 }, 'newcomer');
    expect((await post('/billing/account/2001/checkout?pricing=1')).json).toEqual({
      status: '500',
      message: 'Invalid cart item',
    });
    await post('/cart/add', { id: 101 });
    expect((await get('/account/subscription/active/status')).json).toMatchObject({ status: '400', is_enabled: '0' });
    expect((await post('/billing/account/2001/checkout?pricing=1')).json).toEqual({
      status: '200',
      result: { order_id: '7001', token: 'order-token-7001' },
    });
    expect(backend.state.orders).toEqual([{ id: 7001, memberId: 2001, total: 170_00 }]);
    expect((await get('/account/2001/invoices')).json).toMatchObject({
      data: [{ invoice_number: 'B-1001', total: '170.00' }],
    });
  });

  it('activates and deactivates an add-on after a confirmation', async () => {
    const { get } = await client({}, 'subscriber');
    expect((await get('/cart/module/8/activate?is_marketplace=1')).json).toEqual({
      status: '200',
      result: '<p>Activate Vehicle Gateway?</p>',
    });
    expect((await get('/cart/module/8/status')).json).toEqual({ status: '200', result: { is_active: '0' } });
    expect((await get('/cart/module/8/process?action=activate')).json).toEqual({ status: '200' });
    expect((await get('/cart/module/8/status')).json).toEqual({ status: '200', result: { is_active: '1' } });
    expect((await get('/cart/module/999/activate')).json).toMatchObject({ status: '404' });
  });

  it('lists its invoices by year, each with a PDF', async () => {
    const { get } = await client({}, 'subscriber');
    expect((await get('/account/2002/invoices?page=1')).json).toMatchObject({
      data: [{ invoice_number: 'B-1003', date: '2026-11-20', total: '161.00', payment_status: '2' }, {}, {}],
    });
    expect((await get('/account/2002/invoices?year=2025')).json).toMatchObject({ data: [] });
    const paper = await get('/account/2002/invoices/B-1003/pdf');
    expect(paper.headers.get('content-disposition')).toBe('attachment; filename="r4m-invoice-B-1003.pdf"');
    expect((await get('/account/2002/invoices/B-1/pdf')).json).toMatchObject({ status: '404' });
  });

  it('stores billing details without card numbers and security codes', async () => {
    const { get, post } = await client({}, 'newcomer');
    const sent = { first_name: 'Li', last_name: 'Wu', country: 'US', cardno: '5555 5555 5555 4444', cvv: '123' };
    expect((await post('/account/billing/info', sent)).json).toEqual({ status: '200' });
    const { text, json } = await get('/account/billing/info');
    expect(json).toMatchObject({ data: { first_name: 'Li', card_type: 'mastercard', last_four: '4444' } });
    expect(text).not.toMatch(/5555555555554444|123"/);
    expect((await post('/account/billing/info', { ...sent, country: 'usa' })).json).toMatchObject({
      status: '406',
      result: 'The field country has to be two capital letters.',
    });
  });

  it.each(['/account/billing/info', '/account/2002/invoices', '/account/subscription/info', '/cart/module/8/activate'])(
    'refuses visitors at %s',
    async (path) => {
      const { get } = await client();
      expect((await get(path)).json).toMatchObject({ status: '401' });
    },
  );
});
