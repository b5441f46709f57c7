import { describe, expect, it } from 'vitest';
import { client } from './client';
import type { Quirks } from './quirks';

type Row = readonly [sentence: string, turned: Partial<Quirks>, path: string, expected: unknown];

const some = (fields: object): unknown => expect.objectContaining(fields);
const oneOf = (fields: object): unknown => expect.arrayContaining([expect.objectContaining(fields)]);
const first = (data: object): unknown => some({ data: expect.objectContaining({ 0: some(data) }) });

const BUNDLES = '/services/bundles';
const DEPENDING = '/services/modules/12';

const CATALOGUE: readonly Row[] = [
  ['numbers are numbers', { numbers: 'number' }, BUNDLES, first({ id: 101, price: 149, inid: 14, is_added: 0 })],
  ['status is a number too', { numbers: 'number' }, BUNDLES, some({ status: 200 })],
  ['lists are arrays', { lists: 'array' }, DEPENDING, some({ data: some({ dependencies: ['1', '2'] }) })],
  [
    'lists are arrays of numbers',
    { lists: 'array', numbers: 'number' },
    DEPENDING,
    some({ data: some({ dependencies: [1, 2] }) }),
  ],
  ['lists are JSON strings', { lists: 'json' }, DEPENDING, some({ data: some({ dependencies: '["1","2"]' }) })],
  ['ids of a package are a list', { ids: 'list' }, BUNDLES, first({ ids: '1,2,3' })],
  ['a list is in result', { envelope: 'result' }, BUNDLES, some({ result: oneOf({ id: '103' }) })],
  ['a list has no envelope', { envelope: 'bare' }, BUNDLES, oneOf({ id: '103' })],
  ['a list has no envelope if none is used', { envelope: 'none' }, BUNDLES, oneOf({ id: '103' })],
  ['a record has no envelope if none is used', { envelope: 'none' }, DEPENDING, some({ status: '200', id: '12' })],
  [
    'a record keeps its envelope beside bare lists',
    { envelope: 'bare' },
    DEPENDING,
    some({ data: some({ id: '12' }) }),
  ],
  [
    'amounts have thousands separators',
    { amounts: 'thousands' },
    `${BUNDLES}/103`,
    some({ data: some({ price: '1,199.00' }) }),
  ],
  [
    'a price is words',
    { unreadablePrice: { id: 103, as: 'words' } },
    `${BUNDLES}/103`,
    some({ data: some({ price: 'on request' }) }),
  ],
  [
    'a price is null',
    { unreadablePrice: { id: 8, as: 'null' } },
    '/services/modules/8',
    some({ data: some({ price: null }) }),
  ],
  [
    'a price is missing',
    { unreadablePrice: { id: 8, as: 'absent' } },
    '/services/modules/8',
    some({ data: expect.not.objectContaining({ price: expect.anything() }) }),
  ],
  [
    'the quantity is missing',
    { quantities: 'absent' },
    DEPENDING,
    some({ data: expect.not.objectContaining({ quantity: expect.anything() }) }),
  ],
  [
    'the quantity of a metered add-on is missing',
    { quantities: 'absent when metered' },
    '/services/modules',
    some({
      data: expect.objectContaining({ 0: some({ quantity: '1' }), 7: expect.not.objectContaining({ quantity: '3' }) }),
    }),
  ],
  [
    'categories are listed',
    { categories: 'listed' },
    BUNDLES,
    some({ categories: oneOf({ id: '1', name: 'Dynamic Routing' }) }),
  ],
  [
    'no package has a category',
    { planCategories: 'absent' },
    `${BUNDLES}/101`,
    some({ data: expect.not.objectContaining({ catname: expect.anything() }) }),
  ],
  ['a billing cycle is a month', { billingCycle: 'month or year' }, BUNDLES, first({ billing_cycle: 'month' })],
  [
    'a billing cycle is missing',
    { billingCycle: 'absent' },
    `${BUNDLES}/101`,
    some({ data: expect.not.objectContaining({ billing_cycle: expect.anything() }) }),
  ],
  [
    'packages are sold by the month only',
    { sold: 'monthly' },
    BUNDLES,
    some({ data: [some({ id: '101' }), some({ id: '103' }), some({ id: '105' })] }),
  ],
  [
    'packages are sold by the year only',
    { sold: 'annual' },
    BUNDLES,
    some({ data: [some({ id: '102' }), some({ id: '104' }), some({ id: '106' })] }),
  ],
  [
    'one package has no id',
    { unreadable: { list: 'packages', which: 'one' } },
    BUNDLES,
    some({ data: expect.objectContaining({ 0: expect.not.objectContaining({ id: '101' }), 1: some({ id: '102' }) }) }),
  ],
  [
    'no add-on has an id',
    { unreadable: { list: 'modules', which: 'all' } },
    '/services/modules',
    some({ data: expect.not.arrayContaining([expect.objectContaining({ id: expect.anything() })]) }),
  ],
  [
    'a call for one record replies with a list of one',
    { details: 'list' },
    DEPENDING,
    some({ data: [some({ id: '12' })] }),
  ],
  ['lists are empty', { empty: 'lists' }, BUNDLES, { status: '200', data: [] }],
];

const MEMBERS: readonly Row[] = [
  ['the session is in data', { session: 'data' }, '/account/session', some({ data: some({ member_id: '2002' }) })],
  [
    'the session is in result',
    { session: 'result' },
    '/account/session',
    some({ result: some({ member_id: '2002' }) }),
  ],
  [
    'the session lacks the member id',
    { session: 'without member_id' },
    '/account/session',
    expect.not.objectContaining({ member_id: expect.anything() }),
  ],
  [
    'the session uses the older field names',
    { sessionNames: 'subscribed' },
    '/account/session',
    some({ authenticated: '1', subscribed: '1', expired: '0', indirect: '0', affiliate: '0' }),
  ],
  [
    'payment methods are a list',
    { paymentMethods: 'list' },
    '/account/session',
    some({ supported_payment_methods: ['1', '2', '3', '4'] }),
  ],
  [
    'payment methods are names',
    { paymentMethods: 'names' },
    '/account/session',
    some({ supported_payment_methods: ['credit_card', 'ach', 'amazon', 'paypal'] }),
  ],
  [
    'payment methods are missing',
    { paymentMethods: 'absent' },
    '/account/session',
    expect.not.objectContaining({ supported_payment_methods: expect.anything() }),
  ],
  [
    'the subscription is reported as missing',
    { subscriptionInfo: '404' },
    '/account/subscription/info',
    some({ status: '404' }),
  ],
  [
    'a record of the account has no envelope',
    { envelope: 'none' },
    '/account/subscription/info',
    some({ module_ids: '7' }),
  ],
  [
    'the status of an add-on is in data',
    { envelope: 'data' },
    '/cart/module/7/status',
    some({ data: { is_active: '1' } }),
  ],
  [
    'invoices have other field names',
    { invoiceNames: 'other' },
    '/account/2002/invoices',
    first({ number: 'B-1003', issued_at: '2026-11-20', amount: '161.00' }),
  ],
  [
    'one invoice has no number',
    { unreadable: { list: 'invoices', which: 'one' } },
    '/account/2002/invoices',
    some({
      data: [
        expect.not.objectContaining({ invoice_number: 'B-1003' }),
        some({ invoice_number: 'B-1002' }),
        some({ invoice_number: 'B-1001' }),
      ],
    }),
  ],
  ['there are no invoices', { empty: 'lists' }, '/account/2002/invoices', { status: '200', data: [] }],
  ['dates have a time', { dates: 'sql' }, '/account/2002/invoices', first({ date: '2026-11-20 00:00:00' })],
  [
    'the upgrade message has no billing cycles',
    { upgradeMessage: 'alone' },
    '/manage/ui/account/subscription/upgrade/message',
    { status: '200', message: 'Your Courier subscription will be changed.' },
  ],
];

/** Returns the headers that a CORS preflight allows. */
async function allowed(turned: Partial<Quirks>): Promise<string | null> {
  const { backend } = await client(turned);
  const { headers } = await fetch(`${backend.url}/cart/add`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://shop.test', 'Access-Control-Request-Headers': 'content-type,idempotency-key' },
  });
  expect(headers.get('access-control-allow-origin')).toBe('http://shop.test');
  return headers.get('access-control-allow-headers');
}

describe('a quirk of the second backend', () => {
  it.each(CATALOGUE)('changes a reply about the catalogue: %s', async (_, turned, path, expected) => {
    const { get } = await client(turned);
    expect((await get(path)).json).toEqual(expected);
  });

  it.each(MEMBERS)('changes a reply to a member: %s', async (_, turned, path, expected) => {
    const { get } = await client(turned, 'subscriber');
    expect((await get(path)).json).toEqual(expected);
  });

  it('adds a surcharge to the total of a cart that no line shows', async () => {
    const { get, post } = await client({ surcharge: 21_00 });
    await post('/cart/add', { id: 101 });
    expect((await get('/cart/data')).json).toMatchObject({
      data: { plan: { price: '149.00' }, totalDiscountedPrice: '149.00', totalPrice: '170.00', total: '170.00' },
    });
  });

  it('omits the quantity of a line', async () => {
    const { get, post } = await client({ quantities: 'absent when metered' });
    await post('/cart/add', { id: 8, module: 1 });
    const { json } = await get('/cart/data');
    expect(json).toMatchObject({ data: { modules: [{ id: '8', minimum_asset_count: '3' }], total: '60.00' } });
    expect(json).not.toHaveProperty(['data', 'modules', 0, 'quantity']);
  });

  it('removes what identifies a line', async () => {
    const { get, post } = await client({ unreadable: { list: 'cart', which: 'one' } });
    await post('/cart/add', { id: 8, module: 1 });
    const { json } = await get('/cart/data');
    expect(json).toMatchObject({ data: { modules: [{ title: 'Vehicle Gateway' }] } });
    expect(json).not.toHaveProperty(['data', 'modules', 0, 'id']);
  });

  it('empties the body of writes, or of the catalogue', async () => {
    const { get, post } = await client({ empty: 'writes' });
    expect(await post('/cart/add', { id: 101 })).toMatchObject({ http: 200, text: '' });
    expect((await get('/cart/data')).json).toMatchObject({ data: { plan: { id: '101' } } });
    const other = await client({ empty: 'catalogue' });
    expect(await other.get(BUNDLES)).toMatchObject({ http: 200, text: '' });
  });

  it('puts the status into the body, into HTTP, or into both', async () => {
    const body = await client({ statusIn: 'body' });
    expect(await body.get('/cart/data')).toMatchObject({ http: 200, json: { status: '404' } });
    const http = await client({ statusIn: 'http' });
    const answer = await http.get('/cart/data');
    expect(answer).toMatchObject({ http: 404, json: { no_record_found: '1' } });
    expect(answer.json).not.toHaveProperty('status');
    const both = await client({ statusIn: 'both' });
    expect(await both.get('/cart/data')).toMatchObject({ http: 404, json: { status: '404' } });
  });

  it('replies to an unknown call with JSON or HTML', async () => {
    const json = await client();
    expect(await json.get('/requests/1')).toMatchObject({ http: 404, json: { status: '404' } });
    expect(json.backend.unknown).toEqual(['GET /requests/1']);
    const html = await client({ unknownCalls: 'html' });
    const answer = await html.get('/requests/1');
    expect(answer).toMatchObject({ http: 404, json: undefined, text: expect.stringContaining('<h1>Not Found</h1>') });
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it('allows every header in CORS, or only the documented ones', async () => {
    expect(await allowed({})).toBe('content-type,idempotency-key');
    expect(await allowed({ cors: 'simple' })).toBe('Authorization, Content-Type');
  });
});
