import { deviation, written, type Deviation } from './deviation';
import { SENDING } from './deviations-quotes';
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

/** Short ids outside, long ones inside. */
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
    'a price is written with a comma and a sign',
    body(PLANS, (wire) => (first(wire).price = '179,00 $')),
    ['packages.answer', 'packages.one', 'cart.package'],
    '$.data[0].price = "179,00 $"',
  ),
  deviation(
    'a price is a float with a tail',
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
    'the currency is a sign',
    body(/GET \/services\/modules\/search/, (wire) => (wire.currency = '€')),
    ['modules.search'],
    '$.currency = "€"',
  ),
  deviation(
    'names are in camel case',
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
    'a module needs one that is not there',
    body(MODULES, (wire) => (first(wire).dependencies = '101,7777')),
    ['modules.dependencies', 'modules.circles', 'modules.one'],
    '$.data[0].dependencies = 7777',
  ),
  deviation(
    'two modules need each other',
    body(MODULES, (wire) => Object.assign(wire.data.find(({ id }) => id === 151) ?? {}, { dependencies: '152' })),
    ['modules.circles'],
    '.dependencies = "152"',
  ),
  deviation(
    'a package holds a module that is not beside it',
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
    'a marker has a value of its own',
    body(MODULES, (wire) => (first(wire).is_added = 2)),
    ['modules.answer'],
    '$.data[0].is_added = 2',
  ),
  deviation(
    'a marker is a word',
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
    'a bill does not fit its price',
    body(PLANS, (wire) => (first(wire).billed_amount = '9.00')),
    ['packages.bills'],
    '$.data[0].billed_amount = "9.00"',
  ),
  deviation(
    'a family lacks a variant',
    body(PLANS, (wire) => wire.data.shift()),
    ['packages.families'],
    'month commercial, month standard, year commercial',
  ),
  deviation(
    'a variant comes twice',
    body(PLANS, (wire) => (first(wire).edition = 'commercial')),
    ['packages.families'],
    'year commercial, year commercial',
  ),
  deviation(
    'a package has a category that is not there',
    body(PLANS, (wire) => (first(wire).catid = 77)),
    ['packages.categories'],
    '$.data[0].catid = 77',
  ),
  deviation(
    'a quantity is above its bound',
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
    'the currency that was asked for is not minded',
    body(/currency=EUR/, (wire) => (wire.currency = 'USD')),
    ['money.eur'],
    '$.currency = "USD"',
  ),
  deviation(
    'nobody says what a usage is of',
    body(MODULES, (wire) => Object.assign(wire.data.find(({ id }) => id === 203) ?? {}, { price_per: 1 })),
    ['modules.usage'],
    '.asset_type = null',
  ),
  deviation(
    'a filter is not minded',
    answering(/GET \/services\/modules\?cid=/, async (response) => {
      const wire = (await response.json()) as Wire;
      return Response.json({ ...wire, data: [...wire.data, { ...first(wire), id: 9, catid: 99 }] });
    }),
    ['modules.category'],
    '.catid = 99',
  ),
  deviation(
    'an id in the address is not minded',
    body(/GET \/services\/modules\/\d+$/, (wire) => (first(wire).id = 5)),
    ['modules.one'],
    '$.data[0].id = 5',
  ),
  deviation(
    'the country is a word',
    body(/GET \/account\/session/, (wire) => (wire.country = 'France')),
    ['session.visitor', 'session.member'],
    '$.country = "France"',
  ),
  deviation(
    'strangers are members',
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
    'a text is a number',
    body(/\/fr\/localization/, (wire) => (wire.texts = { pricing: { featured: 3 } } as never)),
    ['localization.answers'],
    '$.texts.pricing.featured = 3',
  ),
];

const CALLS: readonly Deviation[] = [
  deviation(
    'a page of HTML comes instead',
    instead(/GET \/services\/bundles\/search/, 502, HTML, 'text/html'),
    ['packages.search', 'errors.crash'],
    'HTTP 502: "<!doctype html>',
  ),
  deviation(
    'the body breaks off',
    instead(/GET \/services\/products/, 200, '{"status":200,"data":['),
    ['modules.products'],
    'HTTP 200: "{\\"status\\":200',
  ),
  deviation(
    'HTTP 407 is used',
    statusOf(PLANS, ({ status }) => status === 406, 407, { status: 407 }),
    ['errors.inBody', 'token.strange'],
    'HTTP 407',
  ),
  deviation(
    'an error says 200 in its body',
    statusOf(/modules\/999999999/, () => true, 404, { status: 200 }),
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
    'JSON is called HTML',
    headers(MODULES, (copy) => copy.set('Content-Type', 'text/html')),
    ['errors.type'],
    'Content-Type: application/json',
  ),
  deviation(
    'no token is needed',
    statusOf(PLANS, ({ status }) => status === 401, 200, { status: 200, data: [] }),
    ['token.needed'],
    '401 in JSON',
  ),
  deviation(
    'what is not there is empty',
    instead(/bundles\/999999999/, 200, '{"status":200,"data":[],"modules":[],"currency":"USD"}'),
    ['packages.missing'],
    '404 in JSON',
  ),
  deviation(
    'an unknown cart is an empty one',
    asking(CART, (copy) => copy.delete('X-Waybill-Tracking')),
    ['cart.unknown'],
    '404 in JSON',
  ),
  deviation(
    'a key that never came is an outcome',
    instead(/GET \/requests\//, 200, '{"status":200}'),
    ['idempotency.never'],
    'HTTP 404 in JSON',
  ),
  deviation(
    'credentials are not allowed',
    cors((copy) => copy.delete('Access-Control-Allow-Credentials')),
    ['cors.credentials', 'cors.preflight', 'cors.refusals'],
    'Access-Control-Allow-Credentials: (none)',
  ),
  deviation(
    'the tracking header is not allowed',
    cors((copy) =>
      copy.set('Access-Control-Allow-Headers', 'Accept-Language,Authorization,Content-Type,Idempotency-Key'),
    ),
    ['cors.preflight'],
    'X-Waybill-Tracking',
  ),
  deviation(
    'every origin is mirrored',
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
    'a refusal carries no CORS header',
    answering(/ \/services\//, (response) => {
      const copy = new Headers(response.headers);
      if (response.status === 401) copy.delete('Access-Control-Allow-Origin');
      return new Response(response.body, { status: response.status, headers: copy });
    }),
    ['cors.refusals'],
    'Access-Control-Allow-Origin: (none)',
  ),
  deviation(
    'Retry-After is not exposed',
    cors((copy) => copy.delete('Access-Control-Expose-Headers')),
    ['cors.exposed'],
    'Retry-After',
  ),
  deviation(
    'a cart may be cached',
    headers(CART, (copy) => copy.set('Cache-Control', 'public, max-age=60')),
    ['caching.personal'],
    'Cache-Control: public, max-age=60',
  ),
  deviation(
    'nonsense breaks the server',
    instead(/modules\/not-a-number/, 500, '{"status":500,"message":"Error"}'),
    ['malformed.id', 'errors.crash'],
    'GET /services/modules/not-a-number',
  ),
];

/** Of what a cart costs. */
const SUMS: readonly Deviation[] = [
  written(
    'a cart costs more than what is in it',
    body(CART, (wire) => {
      if (typeof wire.totalPrice === 'string') wire.totalPrice = (Number(wire.totalPrice) + 5).toFixed(2);
    }),
    ['money.cart'],
    'which is what its package and add-ons cost',
  ),
].map((one) => ({ ...one, only: ['money'] }));

/** Of carts and keys; the areas that only read look the same as ever. */
const WRITES: readonly Deviation[] = [
  written(
    'the tracking header is lost on the way',
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
    'an addition answers without its product',
    body(STORED, (wire) => delete (wire as Partial<Wire>).product),
    ['writes.add'],
    '$.product.id = nothing',
  ),
  written(
    'a key is not minded',
    asking(ADD, (copy) => copy.delete('Idempotency-Key')),
    ['idempotency.effect', 'idempotency.answer', 'idempotency.concurrent', 'idempotency.outcome'],
    'in it again',
  ),
  written(
    'a used key takes another body',
    asking(
      ADD,
      () => undefined,
      (sent) => (String(sent).includes('entries') ? String(sent).replace(/,"entries":.*]/, '') : sent),
    ),
    ['idempotency.other', 'writes.quantity'],
    '409 or 422',
  ),
  written(
    'an outcome comes over its own status',
    statusOf(/GET \/requests\//, ({ status }) => status === 404, 404),
    ['idempotency.refusal'],
    'HTTP 200 with status 404 in its body',
  ),
  written(
    'what is not in the cart is removed',
    statusOf(REMOVE, ({ status }) => status === 404, 200, { status: 200 }),
    ['writes.absent'],
    '404 in JSON',
  ),
  written(
    'quantities are forgotten',
    body(CART, (wire) => wire.data.modules.forEach((line) => (line.quantity = 1))),
    ['writes.quantity'],
    '.quantity = 1',
  ),
  written(
    'nonsense is taken for a wish',
    statusOf(ADD, ({ status }) => status === 400, 200, { status: 200 }),
    ['malformed.fields', 'malformed.json', 'malformed.quantity'],
    'a status from 400 to 499',
  ),
].map((one) => ({ ...one, only: ['cart', 'writes', 'idempotency', 'malformed'] }));

/** One thing that is wrong with an otherwise good backend, each. */
export const DEVIATIONS: readonly Deviation[] = [
  ...RECORDS,
  ...CALLS,
  ...SUMS,
  ...WRITES,
  ...SENDING,
  ...HOLDINGS,
  ...SWITCHES,
  ...BILLS,
];
