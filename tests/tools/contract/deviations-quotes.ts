import { answering, asking, body, headers, instead, statusOf, type Wire } from './deviate';
import { written, type Deviation } from './deviation';

const SHARE = /POST \/cart\/share$/;
const QUOTE = /GET \/cart\/share\/view\?type=quote/;
const ESTIMATE = /GET \/cart\/share\/view\?type=estimate/;
const PDF = /GET \/cart\/data\/pdf\/\w+$/;
const SEND = /GET \/cart\/data\/pdf\/\w+\/send$/;
const GUIDE = /POST \/pricing\/guide$/;
const EVENT = /POST \/analytics\/events$/;
const HTML = '<!doctype html><title>Bad gateway</title>';

/** Edits the request body, which acts like a server that silently corrects its input instead of rejecting it. */
const sent = (call: RegExp, from: RegExp, to: string) =>
  asking(
    call,
    () => undefined,
    (own) => String(own).replace(from, to),
  );

/** Deviations in quotes. */
const QUOTES: readonly Deviation[] = [
  written(
    'the body of a share on the pricing page is rejected',
    statusOf(SHARE, ({ result }) => result !== undefined, 400, { status: 400 }),
    ['quotes.pricing', 'quotes.marketplace'],
    'a status from 200 to 299',
  ),
  written(
    'the body of a share in the marketplace is rejected',
    sent(SHARE, /^\{"queue".*"emails":\[\{.*/, '{}'),
    ['quotes.marketplace'],
    'POST /cart/share',
  ),
  written(
    'a quote without recipients is accepted',
    sent(SHARE, /"emails":\[\]/, '"emails":["ada@example.com"]'),
    ['quotes.addresses'],
    'a status from 400 to 499',
  ),
  written(
    'an overlong comment is silently truncated',
    sent(SHARE, /x{255}x+/, 'x'.repeat(255)),
    ['quotes.comment'],
    'a status from 400 to 499',
  ),
  written(
    'an empty cart is shared',
    sent(SHARE, /"plan":null/, '"plan":{"id":8}'),
    ['quotes.empty'],
    'a status from 400 to 499',
  ),
  written(
    'a share with a used idempotency key is mailed again',
    asking(SHARE, (copy) => copy.delete('Idempotency-Key')),
    ['quotes.once'],
    'the answer that the first call got',
  ),
  written('a quote is JSON', instead(QUOTE, 200, '{"status":200}'), ['quotes.view', 'quotes.missing'], 'text/html'),
  written(
    'the page of a quote is empty',
    answering(QUOTE, (response) => (response.ok ? new Response(HTML, response) : response)),
    ['quotes.view'],
    'a page that names',
  ),
  written(
    'an estimate reveals its recipients',
    answering(
      ESTIMATE,
      async (response) => new Response(`${await response.text()}<p>contract-check@waybill.invalid`, response),
    ),
    ['quotes.estimate'],
    '“contract-check@waybill.invalid” in it',
  ),
  written(
    'the page of a missing quote has status 200',
    answering(QUOTE, (response) => new Response(response.body, { status: 200, headers: response.headers })),
    ['quotes.missing'],
    'HTTP 404',
  ),
  written(
    'HTML is sent instead of a PDF',
    answering(PDF, (response) => (response.ok ? new Response(HTML, response) : response)),
    ['quotes.pdf'],
    'a document of type application/pdf',
  ),
  written(
    'a PDF has the content type of text',
    headers(PDF, (copy) => copy.set('Content-Type', 'text/plain')),
    ['quotes.pdf'],
    'text/plain',
  ),
  written(
    'a missing PDF is reported as a success',
    statusOf(/pdf\/f{32}$/, () => true, 200, { status: 200 }),
    ['quotes.pdfMissing'],
    '404 in JSON',
  ),
  written(
    'a valid request to mail a PDF is rejected',
    instead(SEND, 400, '{"status":400,"message":"Nobody"}'),
    ['quotes.send'],
    'HTTP 400',
  ),
  written(
    'a PDF is mailed without an idempotency key',
    asking(SEND, (copy) => copy.get('Idempotency-Key') || copy.set('Idempotency-Key', crypto.randomUUID())),
    ['quotes.key'],
    '/send',
  ),
];

/** Deviations in guides and analytics events. */
const PAGES: readonly Deviation[] = [
  written(
    'the link to a guide is not https',
    body(GUIDE, (wire) => (wire.result = { url: 'http://files.example/guide.pdf' })),
    ['pages.guide'],
    '$.result.url = "http://files.example/guide.pdf"',
  ),
  written(
    'the link to a guide leads nowhere',
    instead(/GET \/pricing\/guide\//, 404, HTML, 'text/html'),
    ['pages.guideFile'],
    'HTTP 200',
  ),
  written(
    'a guide without a recipient is accepted',
    sent(GUIDE, /^\{"language"/, '{"email":"ada@example.com","language"'),
    ['pages.guideAddress'],
    'a status from 400 to 499',
  ),
  written(
    'analytics events of visitors are rejected',
    statusOf(EVENT, ({ status }) => status === 200, 401, { status: 401, message: 'Who?' }),
    ['pages.event'],
    'HTTP 401',
  ),
  written(
    'an invalid analytics event crashes the server',
    statusOf(EVENT, ({ status }: Wire) => status === 400, 500, { status: 500 }),
    ['pages.nonsense'],
    'HTTP 500',
  ),
];

/** Deviations in what is sent; each runs only its own area, because no other area makes these calls. */
export const SENDING: readonly Deviation[] = [
  ...QUOTES.map((one) => ({ ...one, only: ['quotes'] })),
  ...PAGES.map((one) => ({ ...one, only: ['pages'] })),
];
