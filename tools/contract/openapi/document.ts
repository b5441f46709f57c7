import { ENDPOINTS, type Endpoint, type EndpointName } from '../../../src/api/endpoints';
import { ACCOUNT } from './account';
import { ACTIVATION } from './activation';
import { BILLING } from './billing';
import { quoteCartReply, shareReply, shareRequest } from './share';
import { addReply, addRequest, cartContent, cartPlan, cartReply, productReply } from './cart';
import { crossSellRequest, removeCategoryRequest, removeRequest, upsell } from './cart';
import { CALLS, isDescribed } from './calls';
import { bundle, bundlesReply, category, feature, module } from './catalogue';
import { modulesReply, productsReply, subpackage, usage } from './catalogue';
import { CHECKOUT, orderReply } from './checkout';
import { changedReply, STATEMENTS } from './statement';
import { ref, type Component } from './describe';
import { envelope, refusal, refusalInBody } from './envelope';
import type { Json } from './fields';
import { MARKETPLACE } from './marketplace';
import { confirmedStatement, idempotencyKey, language, pathParameters, tracking } from './parameters';
import { guideReply } from './quotes';
import { MIGRATION } from './migration';
import { alias, moduleFeature } from './module-parts';
import { SUBSCRIPTION } from './subscription';
import { INVOICES } from './invoices';

/** All schemas of the OpenAPI document. */
export const COMPONENTS: readonly Component[] = [
  envelope,
  guideReply,
  refusal,
  refusalInBody,
  ...ACCOUNT,
  module,
  alias,
  moduleFeature,
  bundle,
  usage,
  feature,
  subpackage,
  category,
  bundlesReply,
  modulesReply,
  productsReply,
  ...MARKETPLACE,
  ...STATEMENTS,
  ...CHECKOUT,
  ...MIGRATION,
  ...SUBSCRIPTION,
  ...INVOICES,
  ...ACTIVATION,
  ...BILLING,
  productReply,
  cartReply,
  cartContent,
  cartPlan,
  upsell,
  addRequest,
  shareRequest,
  shareReply,
  quoteCartReply,
  addReply,
  removeRequest,
  crossSellRequest,
  removeCategoryRequest,
];

const json = (schema: Json): Json => ({ 'application/json': { schema } });
const refused = (description: string): Json => ({ description, content: json(ref(refusal)) });

const OUTCOME =
  'The stored outcome, with its own status in the body: a write that was refused with 404 comes as 404 over HTTP 200';

const REPLY = 'The reply; or a refusal whose status is 405–408 or from 600 on';

const GROUPS: readonly (readonly [start: string, name: string])[] = [
  ['/services/', 'Catalogue'],
  ['/cart/', 'Cart'],
  ['/requests/', 'Writes'],
  ['/manage/', 'Feature manager'],
  ['/billing/', 'Billing'],
  ['/order/', 'Billing'],
  ['/account/', 'Account'],
];
const groupOf = (path: string): string => GROUPS.find(([start]) => path.startsWith(start))?.[1] ?? 'Page';

/** The security schemes of endpoints; visitors have no session. */
const SECURITY: Readonly<Record<Endpoint['auth'], readonly Json[]>> = {
  bearer: [{ token: [] }],
  credentials: [{ session: [] }, {}],
  none: [],
};

const shared = (kind: 'responses' | 'parameters', name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

const RESPONSES: Readonly<Record<string, Json>> = {
  Malformed: refused('The body or the key is malformed'),
  NoToken: refused('No token came with the call [API-02]'),
  NotFound: refused('What was asked for is not there'),
  NotFoundPage: {
    description: 'What was asked for is not there; whoever followed a link sees a page that says so',
    content: { 'text/html': { schema: { type: 'string' } }, ...json(ref(refusal)) },
  },
  TooMany: {
    ...refused('Too many mails were asked for: what was entered is kept, and the page says when to come again'),
    headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } },
  },
  Changed: {
    description: 'It costs something else than was confirmed; nothing was ordered or charged',
    content: json(ref(changedReply)),
  },
  KeyReused: refused('The key was used for another call'),
  Busy: {
    ...refused('Nobody could answer now; a read is asked again'),
    headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } },
  },
  Refused: refused(
    'Any other error. Only JSON is believed, and only JSON with 404 or 500 empties a cart [CRT-37, CRT-38]',
  ),
};

/** Returns whether a call costs money and therefore takes the confirmed statement. */
const isOrder = (name: EndpointName): boolean =>
  CALLS[name].reply === orderReply || name === 'modulesConfirm' || name === 'modulesPurchase';

function responsesOf(name: EndpointName, { auth, path, write, media }: Endpoint): Json {
  const schema = { oneOf: [ref(CALLS[name].reply ?? envelope), ref(refusalInBody)] };
  const file = media && { [media]: { schema: { type: 'string', format: 'binary' } } };
  const is = CALLS[name].file ?? (name === 'outcome' ? OUTCOME : REPLY);
  const missing = media === 'text/html' ? 'NotFoundPage' : 'NotFound';
  return {
    200: { description: is, content: file ? { ...json(ref(refusalInBody)), ...file } : json(schema) },
    ...(name === 'outcome' && { 202: { description: 'It still runs: ask again', content: json(ref(envelope)) } }),
    ...(write && { 400: shared('responses', 'Malformed') }),
    ...(auth === 'bearer' && { 401: shared('responses', 'NoToken') }),
    ...((path.includes('{') || path.startsWith('/cart/')) && { 404: shared('responses', missing) }),
    ...(isOrder(name) && { 412: shared('responses', 'Changed') }),
    ...(write && { 422: shared('responses', 'KeyReused') }),
    ...(CALLS[name].mails && { 429: shared('responses', 'TooMany') }),
    503: shared('responses', 'Busy'),
    default: shared('responses', 'Refused'),
  };
}

function operationOf(name: EndpointName): Json {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { summary, requirements, query = [], request } = CALLS[name];
  const { path, auth, method, write, apiKey } = endpoint;
  const body = request && ('schema' in request ? ref(request as Component) : request);
  return {
    operationId: name,
    tags: [groupOf(path)],
    summary,
    'x-requirement': requirements,
    'x-described': isDescribed(name),
    'x-timeout-ms': endpoint.timeout,
    ...(write &&
      method === 'GET' && {
        description: 'Changes something though it is a GET: never fetch it early, repeat or cache it. [API-18]',
      }),
    security: SECURITY[auth].map((one) => (apiKey ? { ...one, apiKey: [] } : one)),
    parameters: [
      ...pathParameters(path),
      ...query,
      shared('parameters', 'Language'),
      ...(path.startsWith('/cart/') ? [shared('parameters', 'Tracking')] : []),
      ...(write ? [shared('parameters', 'IdempotencyKey')] : []),
      ...(isOrder(name) ? [shared('parameters', 'Statement')] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: responsesOf(name, endpoint),
  };
}

function paths(): Json {
  const found: Record<string, Record<string, Json>> = {};
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { path, method } = ENDPOINTS[name];
    found[path] = { ...found[path], [method.toLowerCase()]: operationOf(name) };
  }
  return found;
}

const DESCRIPTION = `What the Waybill widgets ask of a server, and what they count on in its replies.

- Names are in snake case. Amounts are in major units, as numbers or texts, with the ISO currency of the reply beside them.
- Requests and replies are JSON. A reply says its status in its body; where that is numeric, it counts. [API-03, API-58]
- Statuses 405–408 and those from 600 on travel in the body over HTTP 200.
- \`/services/…\` knows its caller by a bearer token alone, every other call by the session's cookie; a cart call never carries an Authorization header. [API-01, API-02]
- A page on another site calls with credentials: answer \`Access-Control-Allow-Origin\` with that page's origin, allow the headers named here, expose \`Retry-After\`, on refusals too.
- Every write carries an \`Idempotency-Key\`. Where its answer is lost the page asks \`GET /requests/{key}\` and never writes again by itself.
- \`x-described: false\`: path, method, parameters and security stand; the reply is yet to be described.
- \`x-page\` says what the page does with anything else than what a schema allows.`;

/** Returns the contract with the server as an OpenAPI document. `version` is that of the package. */
export const openapi = (version: string): Json => ({
  openapi: '3.1.0',
  info: { title: 'Waybill', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'https://api.example.com' }],
  tags: [...new Set([...GROUPS.map(([, name]) => name), 'Page'])].map((name) => ({ name })),
  paths: paths(),
  components: {
    schemas: Object.fromEntries(COMPONENTS.map(({ name, schema }) => [name, schema])),
    responses: RESPONSES,
    parameters: {
      Language: language,
      Tracking: tracking,
      IdempotencyKey: idempotencyKey,
      Statement: confirmedStatement,
    },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        description: 'The cookie of the session; the name is the server’s own.',
      },
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'From `GET /services/token`, or from the page’s `getToken`. [API-02, API-37]',
      },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The page’s `apiKey`. [API-48, API-50]' },
    },
  },
});
