import { deviation, written, type Deviation } from './deviation';
import { SENDING } from './deviations-quotes';
import { ATTACKS } from './deviations-attacks';
import { CORS } from './deviations-cors';
import { BILLS } from './deviations-invoices';
import { SWITCHES } from './deviations-activation';
import { HOLDINGS } from './deviations-subscription';
import { answering, asking, body, headers, instead, statusOf, type Change, type Wire } from './deviate';

const PLANS = /GET \/services\/bundles\?ind=14$/;
const MODULES = /GET \/services\/modules$/;
const CART = /GET \/cart\/data/;
const ADD = /POST \/cart\/add/;
const REMOVE = /POST \/cart\/remove/;
const STORED = /POST \/cart\/add|GET \/requests\//;
const HTML = '<!doctype html><title>Bad gateway</title>';

const first = (wire: Wire): Wire => wire.data[0] ?? wire.data;
const camel = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, one]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      one,
    ]),
  );
const cors = (edit: (copy: Headers) => void): Change => headers(/ \/(account|cart|services)\//, edit);

/** Shortens tracking ids in replies, and restores the full ids in later requests. */
const shortened = (): Change => {
  const long = new Map<string, string>();
  const out = body(STORED, (wire) => {
    const id = String(wire.tracking_id);
    long.set(id.slice(0, 8), id);
    wire.tracking_id = id.slice(0, 8);
  });
  const back = asking(/ \/cart\//, (copy) => {
    const id = copy.get('X-Waybill-Tracking') ?? '';
    if (long.has(id)) copy.set('X-Waybill-Tracking', long.get(id) ?? '');
  });
  return (next) => out(back(next));
};

const RECORDS: readonly Deviation[] = [
  deviation(
    'a price has a comma and a currency symbol',
    body(PLANS, (wire) => (first(wire).price = '179,00 $')),
    ['packages.answer', 'packages.one', 'cart.package'],
    '$.data[0].price = "179,00 $"',
  ),
  deviation(
    'a price is an imprecise float',
    body(MODULES, (wire) => (first(wire).base_price = 19.990000000000002)),
    ['modules.amounts'],
    '$.data[0].base_price = 19.990000000000002',
  ),
  deviation(
    'the currency is missing',
    body(PLANS, (wire) => delete wire.currency),
    ['packages.answer', 'session.token'],
    '$.currency = nothing',
  ),
  deviation(
    'the currency is a symbol instead of a code',
    body(/GET \/services\/modules\/search/, (wire) => (wire.currency = '€')),
    ['modules.search'],
    '$.currency = "€"',
  ),
  deviation(
    'field names are in camel case',
    body(MODULES, (wire) => (wire.data = wire.data.map(camel) as Wire['data'])),
    ['modules.answer'],
    '$.data[0].is_module',
  ),
  deviation(
    'a module has no id',
    body(PLANS, (wire) => delete wire.modules.at(-1)?.id),
    ['packages.answer'],
    'a field “id”',
  ),
  deviation(
    'two packages share an id',
    body(PLANS, (wire) => (wire.data[1] = { ...(wire.data[1] ?? first(wire)), id: first(wire).id })),
    ['packages.ids'],
    '$.data[1].id = 4',
  ),
  deviation(
    'two packages share a code',
    body(PLANS, (wire) => (wire.data[1] = { ...(wire.data[1] ?? first(wire)), code: first(wire).code })),
    ['packages.codes'],
    '$.data[1].code',
  ),
  deviation(
    'a module depends on a missing one',
    body(MODULES, (wire) => (first(wire).dependencies = '101,7777')),
    ['modules.dependencies', 'modules.circles', 'modules.one'],
    '$.data[0].dependencies = 7777',
  ),
  deviation(
    'two modules depend on each other',
    body(MODULES, (wire) => Object.assign(wire.data.find(({ id }) => id === 151) ?? {}, { dependencies: '152' })),
    ['modules.circles'],
    '.dependencies = "152"',
  ),
  deviation(
    'a package contains a module that the reply does not list',
    body(PLANS, (wire) => (first(wire).ids = [...(first(wire).ids as number[]), 8888])),
    ['packages.modules'],
    '$.data[0].ids = 8888',
  ),
  deviation(
    'a list is null',
    body(PLANS, (wire) => (wire.modules = null as never)),
    ['packages.answer'],
    '$.modules = null',
  ),
  deviation(
    'a flag has an unknown value',
    body(MODULES, (wire) => (first(wire).is_added = 2)),
    ['modules.answer'],
    '$.data[0].is_added = 2',
  ),
  deviation(
    'a flag is a word',
    body(MODULES, (wire) => (first(wire).bundled = 'no')),
    ['modules.answer'],
    '$.data[0].bundled = "no"',
  ),
  deviation(
    'a discount is above 100 %',
    body(PLANS, (wire) => (first(wire).discount = 140)),
    ['packages.answer', 'packages.one'],
    '$.data[0].discount = 140',
  ),
  deviation(
    'a billed amount does not match its price',
    body(PLANS, (wire) => (first(wire).billed_amount = '9.00')),
    ['packages.bills'],
    '$.data[0].billed_amount = "9.00"',
  ),
  deviation(
    'a family of packages lacks a variant',
    body(PLANS, (wire) => wire.data.shift()),
    ['packages.families'],
    'month commercial, month standard, year commercial',
  ),
  deviation(
    'a variant of a package occurs twice',
    body(PLANS, (wire) => (first(wire).edition = 'commercial')),
    ['packages.families'],
    'year commercial, year commercial',
  ),
  deviation(
    'a package has an unknown category',
    body(PLANS, (wire) => (first(wire).catid = 77)),
    ['packages.categories'],
    '$.data[0].catid = 77',
  ),
  deviation(
    'a quantity exceeds its maximum',
    body(PLANS, (wire) => Object.assign((first(wire).usages as Wire[])[0] ?? {}, { quantity: 9999 })),
    ['packages.usages'],
    '.usages[0].quantity = 9999',
  ),
  deviation(
    'yen have decimals',
    body(/currency=JPY/, (wire) => (first(wire).price = '26850.50')),
    ['money.jpy'],
    '$.data[0].price = "26850.50"',
  ),
  deviation(
    'the requested currency is ignored',
    body(/currency=EUR/, (wire) => (wire.currency = 'USD')),
    ['money.eur'],
    '$.currency = "USD"',
  ),
  deviation(
    'a usage item has no unit',
    body(MODULES, (wire) =>
      Object.assign(wire.data.find(({ id }) => id === 203) ?? {}, { price_per: 1, price_unit: '' }),
    ),
    ['modules.usage'],
    '.asset_type = null',
  ),
  deviation(
    'a filter is ignored',
    answering(/GET \/services\/modules\?cid=/, async (response) => {
      const wire = (await response.json()) as Wire;
      return Response.json({ ...wire, data: [...wire.data, { ...first(wire), id: 9, catid: 99 }] });
    }),
    ['modules.category'],
    '.catid = 99',
  ),
  deviation(
    'an id in the path is ignored',
    body(/GET \/services\/modules\/\d+$/, (wire) => (first(wire).id = 5)),
    ['modules.one'],
    '$.data[0].id = 5',
  ),
  deviation(
    'the country is a word instead of a code',
    body(/GET \/account\/session/, (wire) => (wire.country = 'France')),
    ['session.visitor', 'session.member'],
    '$.country = "France"',
  ),
  deviation(
    'a visitor is reported as a member',
    body(/GET \/account\/session/, (wire) => (wire.member_id = 7)),
    ['session.visitor'],
    '$.member_id = 7',
  ),
  deviation(
    'a subscriber has no subscription in force',
    body(/GET \/account\/session/, (wire) => (wire.subscription = { ...(wire.subscription as object), state: -1 })),
    ['session.consistent', 'session.visitor'],
    '$.subscription.state = -1',
  ),
  deviation(
    'a localized text is a number',
    body(/\/fr\/localization/, (wire) => (wire.texts = { pricing: { featured: 3 } } as never)),
    ['localization.answers'],
    '$.texts.pricing.featured = 3',
  ),
];

const CALLS: readonly Deviation[] = [
  deviation(
    'a page of HTML is sent instead of JSON',
    instead(/GET \/services\/bundles\/search/, 502, HTML, 'text/html'),
    ['packages.search', 'errors.crash'],
    'HTTP 502: "<!doctype html>',
  ),
  deviation(
    'the body is truncated',
    instead(/GET \/services\/products/, 200, '{"status":200,"data":['),
    ['modules.products'],
    'HTTP 200: "{\\"status\\":200',
  ),
  deviation(
    'HTTP 407 is used',
    statusOf(PLANS, ({ status }) => status === 406, 407, { status: 407 }),
    ['errors.inBody', 'token.strange', 'token.changed'],
    'HTTP 407',
  ),
  deviation(
    'an error says 200 in its body',
    statusOf(/modules\/999999999$/, () => true, 404, { status: 200 }),
    ['errors.agree', 'modules.missing'],
    'HTTP 404 with status 200',
  ),
  deviation(
    'a body has no status',
    body(MODULES, (wire) => delete wire.status),
    ['errors.status'],
    'a whole number as $.status',
  ),
  deviation(
    'JSON has the content type of HTML',
    headers(MODULES, (copy) => copy.set('Content-Type', 'text/html')),
    ['errors.type'],
    'Content-Type: application/json',
  ),
  deviation(
    'a call without a token succeeds',
    statusOf(PLANS, ({ status }) => status === 401, 200, { status: 200, data: [] }),
    ['token.needed'],
    '401 in JSON',
  ),
  deviation(
    'a missing record is an empty success',
    instead(/bundles\/999999999/, 200, '{"status":200,"data":[],"modules":[],"currency":"USD"}'),
    ['packages.missing'],
    '404 in JSON',
  ),
  deviation(
    'an unknown cart is reported as an empty one',
    asking(CART, (copy) => copy.delete('X-Waybill-Tracking')),
    ['cart.unknown'],
    '404 in JSON',
  ),
  deviation(
    'an unknown idempotency key has an outcome',
    instead(/GET \/requests\//, 200, '{"status":200}'),
    ['idempotency.never'],
    'HTTP 404 in JSON',
  ),
  deviation(
    'CORS does not allow credentials',
    cors((copy) => copy.delete('Access-Control-Allow-Credentials')),
    ['cors.credentials', 'cors.preflight', 'cors.refusals'],
    'Access-Control-Allow-Credentials: (none)',
  ),
  deviation(
    'CORS does not allow the tracking header',
    cors((copy) =>
      copy.set('Access-Control-Allow-Headers', 'Accept-Language,Authorization,Content-Type,Idempotency-Key'),
    ),
    ['cors.preflight'],
    'X-Waybill-Tracking',
  ),
  deviation(
    'CORS allows every origin',
    answering(/ \/(account|cart|services)\//, (response, init) => {
      const copy = new Headers(response.headers);
      copy.set('Access-Control-Allow-Origin', new Headers(init.headers).get('Origin') ?? '');
      copy.set('Access-Control-Allow-Credentials', 'true');
      return new Response(response.body, { status: response.status, headers: copy });
    }),
    ['cors.strangers'],
    'https://stranger.invalid',
  ),
  deviation(
    'an error response has no CORS header',
    answering(/ \/services\//, (response) => {
      const copy = new Headers(response.headers);
      if (response.status === 401) copy.delete('Access-Control-Allow-Origin');
      return new Response(response.body, { status: response.status, headers: copy });
    }),
    ['cors.refusals'],
    'Access-Control-Allow-Origin: (none)',
  ),
  deviation(
    'CORS does not expose Retry-After',
    cors((copy) => copy.delete('Access-Control-Expose-Headers')),
    ['cors.exposed'],
    'Retry-After',
  ),
  deviation(
    'a cart may be cached',
    headers(CART, (copy) => copy.set('Cache-Control', 'public, max-age=60')),
    ['caching.personal', 'caching.others', 'errors.kept'],
    'Cache-Control: public, max-age=60',
  ),
  deviation(
    'an invalid id crashes the server',
    instead(/modules\/not-a-number/, 500, '{"status":500,"message":"Error"}'),
    ['malformed.id', 'errors.crash'],
    'GET /services/modules/not-a-number',
  ),
];

/** Deviations in the totals of a cart. */
const SUMS: readonly Deviation[] = [
  written(
    'a cart costs more than the sum of its lines',
    body(CART, (wire) => {
      if (typeof wire.totalPrice === 'string') wire.totalPrice = (Number(wire.totalPrice) + 5).toFixed(2);
    }),
    ['money.cart'],
    'which is what its package and add-ons cost',
  ),
].map((one) => ({ ...one, only: ['money'] }));

/** Deviations in writes of the cart and in idempotency keys; read-only areas are not affected. */
const WRITES: readonly Deviation[] = [
  written(
    'the tracking header is lost in transit',
    asking(/ \/cart\//, (copy) => copy.delete('X-Waybill-Tracking')),
    [
      'writes.identity',
      'cart.unknown',
      'writes.kept',
      'writes.dependencies',
      'writes.package',
      'writes.quantity',
      'writes.remove',
      'writes.category',
    ],
    'which was sent as X-Waybill-Tracking',
  ),
  written('a tracking id can be guessed', shortened(), ['writes.add'], '$.tracking_id'),
  written(
    'the reply to an addition lacks its product',
    body(STORED, (wire) => delete (wire as Partial<Wire>).product),
    ['writes.add'],
    '$.product.id = nothing',
  ),
  written(
    'an idempotency key is ignored',
    asking(ADD, (copy) => copy.delete('Idempotency-Key')),
    ['idempotency.effect', 'idempotency.answer', 'idempotency.concurrent', 'idempotency.outcome', 'malformed.key'],
    'in it again',
  ),
  written(
    'a used idempotency key accepts another body',
    asking(
      ADD,
      () => undefined,
      (sent) => (String(sent).includes('entries') ? String(sent).replace(/,"entries":.*]/, '') : sent),
    ),
    ['idempotency.other', 'writes.quantity'],
    '409 or 422',
  ),
  written(
    'the outcome of a write is sent with the HTTP status of that write',
    statusOf(/GET \/requests\//, ({ status }) => status === 404, 404),
    ['idempotency.refusal'],
    'HTTP 200 with status 404 in its body',
  ),
  written(
    'removing an item that is not in the cart succeeds',
    statusOf(REMOVE, ({ status }) => status === 404, 200, { status: 200 }),
    ['writes.absent'],
    '404 in JSON',
  ),
  written(
    'quantities are lost',
    body(CART, (wire) => wire.data.modules.forEach((line) => (line.quantity = 1))),
    ['writes.quantity'],
    '.quantity = 1',
  ),
  written(
    'an invalid body is accepted as an addition',
    statusOf(ADD, ({ status }) => status === 400, 200, { status: 200 }),
    ['malformed.fields', 'malformed.json', 'malformed.key', 'malformed.numbers', 'malformed.quantity'],
    'a status from 400 to 499',
  ),
].map((one) => ({ ...one, only: ['cart', 'writes', 'idempotency', 'malformed'] }));

/** All deviations; each is the only fault of an otherwise correct backend. */
export const DEVIATIONS: readonly Deviation[] = [
  ...RECORDS,
  ...CALLS,
  ...SUMS,
  ...WRITES,
  ...SENDING,
  ...HOLDINGS,
  ...SWITCHES,
  ...BILLS,
  ...ATTACKS,
  ...CORS,
];
