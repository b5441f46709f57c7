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

/** What a careless server would do: it puts something right before it looks. */
const sent = (call: RegExp, from: RegExp, to: string) =>
  asking(
    call,
    () => undefined,
    (own) => String(own).replace(from, to),
  );

/** What goes wrong with quotes. */
const QUOTES: readonly Deviation[] = [
  written(
    'the pricing page’s share is not known',
    statusOf(SHARE, ({ result }) => result !== undefined, 400, { status: 400 }),
    ['quotes.pricing', 'quotes.marketplace'],
    'a status from 200 to 299',
  ),
  written(
    'the marketplace’s share is not known',
    sent(SHARE, /^\{"queue".*"emails":\[\{.*/, '{}'),
    ['quotes.marketplace'],
    'POST /cart/share',
  ),
  written(
    'a quote goes to nobody',
    sent(SHARE, /"emails":\[\]/, '"emails":["ada@example.com"]'),
    ['quotes.addresses'],
    'a status from 400 to 499',
  ),
  written(
    'a comment is cut without a word',
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
    'a share under a used key is mailed again',
    asking(SHARE, (copy) => copy.delete('Idempotency-Key')),
    ['quotes.once'],
    'the answer that the first call got',
  ),
  written('a quote is JSON', instead(QUOTE, 200, '{"status":200}'), ['quotes.view', 'quotes.missing'], 'text/html'),
  written(
    'a quote is an empty page',
    answering(QUOTE, (response) => (response.ok ? new Response(HTML, response) : response)),
    ['quotes.view'],
    'a page that names',
  ),
  written(
    'an estimate says to whom it went',
    answering(
      ESTIMATE,
      async (response) => new Response(`${await response.text()}<p>contract-check@waybill.invalid`, response),
    ),
    ['quotes.estimate'],
    '“contract-check@waybill.invalid” in it',
  ),
  written(
    'a quote that is not there is a page like any other',
    answering(QUOTE, (response) => new Response(response.body, { status: 200, headers: response.headers })),
    ['quotes.missing'],
    'HTTP 404',
  ),
  written(
    'a PDF is a page of HTML',
    answering(PDF, (response) => (response.ok ? new Response(HTML, response) : response)),
    ['quotes.pdf'],
    'a document of type application/pdf',
  ),
  written(
    'a PDF is called text',
    headers(PDF, (copy) => copy.set('Content-Type', 'text/plain')),
    ['quotes.pdf'],
    'text/plain',
  ),
  written(
    'a PDF that is not there is empty',
    statusOf(/pdf\/f{32}$/, () => true, 200, { status: 200 }),
    ['quotes.pdfMissing'],
    '404 in JSON',
  ),
  written(
    'a PDF is mailed to nobody',
    instead(SEND, 400, '{"status":400,"message":"Nobody"}'),
    ['quotes.send'],
    'HTTP 400',
  ),
  written(
    'whatever looks ahead mails a PDF',
    asking(SEND, (copy) => copy.get('Idempotency-Key') || copy.set('Idempotency-Key', crypto.randomUUID())),
    ['quotes.key'],
    '/send',
  ),
];

/** What goes wrong with guides and events. */
const PAGES: readonly Deviation[] = [
  written(
    'a guide lies where nobody vouches for it',
    body(GUIDE, (wire) => (wire.result = { url: 'http://files.example/guide.pdf' })),
    ['pages.guide'],
    '$.result.url = "http://files.example/guide.pdf"',
  ),
  written(
    'a guide is not where it is said to be',
    instead(/GET \/pricing\/guide\//, 404, HTML, 'text/html'),
    ['pages.guideFile'],
    'HTTP 200',
  ),
  written(
    'a guide goes to nobody',
    sent(GUIDE, /^\{"language"/, '{"email":"ada@example.com","language"'),
    ['pages.guideAddress'],
    'a status from 400 to 499',
  ),
  written(
    'events of strangers are refused',
    statusOf(EVENT, ({ status }) => status === 200, 401, { status: 401, message: 'Who?' }),
    ['pages.event'],
    'HTTP 401',
  ),
  written(
    'an event that is none breaks the server',
    statusOf(EVENT, ({ status }: Wire) => status === 400, 500, { status: 500 }),
    ['pages.nonsense'],
    'HTTP 500',
  ),
];

/** None of them touches a call that another area makes. */
export const SENDING: readonly Deviation[] = [
  ...QUOTES.map((one) => ({ ...one, only: ['quotes'] })),
  ...PAGES.map((one) => ({ ...one, only: ['pages'] })),
];
