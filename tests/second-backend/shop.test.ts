import { describe, expect, it } from 'vitest';
import { client } from './client';

const PLAN = {
  id: '101',
  code: 'plan-courier-monthly',
  title: 'Courier',
  price: '149.00',
  inid: '14',
  catid: '1',
  catname: 'Dynamic Routing',
  ids: { 1: '1', 2: '2', 3: '3' },
  modules: '1,2,3',
  type: 'pricing',
  usage_type: 'PRICE',
  billing_cycle: 'monthly',
  is_added: '0',
};

describe('the catalogue of a second backend', () => {
  it('lists the packages of the pricing page in data, with numbers as text', async () => {
    const { get } = await client();
    const { json, http } = await get('/services/bundles');
    expect(http).toBe(200);
    expect(json).toMatchObject({ status: '200', data: [PLAN, {}, {}, {}, {}, {}] });
    expect(json).not.toHaveProperty('categories');
    expect((await get('/services/bundles?ind=14')).json).toEqual(json);
  });

  it('lists the packages of one industry', async () => {
    const { get } = await client();
    const { json } = await get('/services/bundles?ind=21');
    expect(json).toMatchObject({ data: [{ id: '201', inid: '21', title: 'Parcel Kit' }] });
  });

  it('lists add-ons with comma-separated dependencies', async () => {
    const { get } = await client();
    const { json } = await get('/services/modules?cid=1');
    expect(json).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id: '3' })]) });
    const { json: details } = await get('/services/modules/12');
    expect(details).toMatchObject({
      data: { id: '12', title: 'Dispatch Board', has_dependency: '1', dependencies: '1,2', is_module: '1' },
    });
  });

  it('prices a metered add-on per asset, with a minimum quantity', async () => {
    const { get } = await client();
    const { json } = await get('/services/modules/8');
    expect(json).toMatchObject({
      data: { pricing_type: 'USAGE', asset_type: 'vehicle', minimum_asset_count: '3', quantity: '3', price: '20.00' },
    });
  });

  it('lists packages and add-ons together', async () => {
    const { get } = await client();
    const { json } = await get('/services/products');
    expect(json).toMatchObject({ data: { length: 29 } });
  });

  it.each([
    ['/services/bundles/103', { id: '103', price: '1199.00' }],
    ['/cart/products/package/103?pricing=1', { id: '103' }],
    ['/cart/products/module/10', { id: '10', title: 'Fleet Analytics' }],
  ])('has one record at %s', async (path, record) => {
    const { get } = await client();
    expect((await get(path)).json).toMatchObject({ status: '200', data: record });
  });

  it('reports a missing record as 404 in the body', async () => {
    const { get } = await client();
    const { json, http } = await get('/services/modules/999');
    expect(http).toBe(200);
    expect(json).toEqual({ status: '404', message: 'Not found.' });
  });

  it.each([
    ['/services/bundles/search?q=depot', ['103', '104']],
    ['/services/modules/search?q=board', ['12']],
    ['/cart/search/suggestions?term=support', ['51', '52']],
    ['/services/platforms/search?term=team', ['4']],
    ['/services/industries', ['21', '22']],
    ['/services/platforms', ['1', '2', '3', '4']],
  ])('has the matching records at %s', async (path, ids) => {
    const { get } = await client();
    expect((await get(path)).json).toMatchObject({ data: ids.map((id) => ({ id })) });
  });

  it('has a cross-sell of add-ons that are not in the cart', async () => {
    const { post } = await client();
    await post('/cart/add', { id: 1, module: 1 });
    expect((await post('/services/modules/xsell')).json).toMatchObject({ data: [{ id: '2' }, { id: '8' }] });
  });

  it('has a token, and texts for its languages', async () => {
    const { get } = await client();
    expect((await get('/services/token')).json).toEqual({ status: '200', token: 'services-token-1' });
    expect((await get('/pt/localization')).json).toEqual({ status: '200', expires: '60', data: {} });
    expect((await get('/xx/localization')).json).toMatchObject({ status: '404' });
  });
});
