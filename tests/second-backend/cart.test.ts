import { describe, expect, it } from 'vitest';
import { client } from './client';

describe('the cart of a second backend', () => {
  it('is reported as 404 in the body while it is empty', async () => {
    const { get } = await client();
    const { http, json } = await get('/cart/data?pricing=1');
    expect(http).toBe(200);
    expect(json).toMatchObject({ status: '404', no_record_found: '1', tracking_id: 'second-0001', is_internal: '0' });
  });

  it('contains the package, the add-ons with their quantities, and the documented totals', async () => {
    const { get, post } = await client();
    expect((await post('/cart/add?utm_source=mail', { id: 202, module: 0, pricing: 1 })).json).toMatchObject({
      status: '200',
      product: { id: '202', is_added: '1' },
      is_upsell: '0',
    });
    await post('/cart/add', { id: 8, module: 1 });
    expect((await get('/cart/data?pricing=1')).json).toMatchObject({
      status: '200',
      data: {
        plan: { id: '202' },
        modules: [{ id: '8', quantity: '3' }],
        total: '132.00',
        totalPrice: '132.00',
        totalBundleNonDiscountedPrice: '80.00',
        totalDiscountedPrice: '72.00',
        totalAdditionalModulesPrice: '60.00',
        currency: 'USD',
      },
    });
  });

  it('adds an add-on with its dependencies, and removes it with its dependents', async () => {
    const { get, post } = await client();
    await post('/cart/add', { id: 4, module: 1 });
    expect((await get('/cart/data')).json).toMatchObject({
      data: { modules: [{ id: '1' }, { id: '3' }, { id: '4' }] },
    });
    await post('/cart/remove', { id: 3 });
    expect((await get('/cart/data')).json).toMatchObject({ data: { plan: null, modules: [{ id: '1' }] } });
    expect((await post('/cart/remove', { id: 3 })).json).toMatchObject({ status: '404' });
  });

  it('holds one package, and another one replaces it and clears the add-ons', async () => {
    const { get, post } = await client();
    await post('/cart/add', { id: 101 });
    await post('/cart/add', { id: 8, module: 1 });
    await post('/cart/set_plan', { id: 105 });
    expect((await get('/cart/data')).json).toMatchObject({ data: { plan: { id: '105' }, modules: [] } });
  });

  it('can be emptied by category or as a whole', async () => {
    const { get, post } = await client();
    await post('/cart/add', { id: 31, module: 1 });
    await post('/cart/add', { id: 10, module: 1 });
    expect((await post('/cart/pricing/categories/remove', { category: 'booster' })).json).toEqual({ status: '200' });
    expect((await get('/cart/data')).json).toMatchObject({ data: { modules: [{ id: '10' }] } });
    await post('/cart/clear');
    expect((await get('/cart/data')).json).toMatchObject({ status: '404' });
  });

  it('can be restored from what a visitor has stored', async () => {
    const { post } = await client();
    expect((await post('/cart/temporary', { id: 101, add_ons: { 8: 0 } })).json).toMatchObject({
      data: { plan: { id: '101' }, modules: [{ id: '8' }] },
    });
  });

  it('rejects an item that is not for sale', async () => {
    const { post } = await client();
    expect((await post('/cart/add', { id: 999 })).json).toEqual({ status: '404', message: 'Invalid cart item' });
  });

  it('is identified by a cookie or the tracking header, and for a member by the account', async () => {
    const { backend, post, get } = await client();
    await post('/cart/add', { id: 101 });
    await post('/cart/add', { id: 105 }, { 'X-Waybill-Tracking': 'elsewhere' });
    expect((await get('/cart/data')).json).toMatchObject({ data: { plan: { id: '101' } } });
    expect((await get('/cart/data', { 'X-Waybill-Tracking': 'elsewhere' })).json).toMatchObject({
      tracking_id: 'elsewhere',
      data: { plan: { id: '105' } },
    });
    const member = await fetch(`${backend.url}/cart/data`, { headers: { Cookie: 'member=newcomer' } });
    expect(await member.json()).toMatchObject({ status: '404' });
  });

  it('can be shared with valid addresses only', async () => {
    const { backend, post, get } = await client();
    const share = async (body: object) => (await post('/cart/share', body)).json;
    expect(await share({ emails: ['a@example.com'], comments: 'Look' })).toEqual({
      status: '200',
      message: 'Quote successfully shared.',
    });
    expect(await share({ quote: { emails: [{ email: 'b@example.com' }], comment: 'Look' } })).toMatchObject({
      status: '200',
    });
    expect(backend.state.shared).toHaveLength(2);
    expect(await share({ emails: [] })).toMatchObject({ status: '406' });
    expect(await share({ emails: ['a@example.com', 'a@example.com'] })).toMatchObject({ status: '406' });
    expect(await share({ emails: [`${'a'.repeat(50)}@example.com`] })).toMatchObject({ status: '406' });
    expect(await share({ emails: ['nobody'] })).toMatchObject({ status: '406' });
    expect(await share({ emails: ['a@example.com'], comments: 'x'.repeat(256) })).toMatchObject({ status: '406' });
    await post('/cart/add', { id: 101 });
    expect((await get('/cart/share/view?type=estimate')).text).toBe(
      '<h1>Estimate</h1><p>Courier</p><p>Total $149.00</p>',
    );
  });

  it('can be downloaded and mailed as a PDF, and so can the pricing guide', async () => {
    const { backend, get, post } = await client();
    expect((await get('/cart/data/pdf/second-0001')).headers.get('content-type')).toBe('application/pdf');
    expect((await get('/cart/data/pdf/second-0001/send')).json).toMatchObject({ status: '200' });
    expect((await get('/pricing/guide')).text).toMatch(/^%PDF/);
    expect((await post('/pricing/guide', { email: 'a@example.com' })).json).toMatchObject({ status: '200' });
    expect(backend.state.guides).toEqual([{ email: 'a@example.com' }]);
    expect((await post('/analytics/events', { page_id: '/' })).json).toEqual({ status: '200' });
  });
});
