import { check, unless, type Area, type Check, type Complaint } from '../check';
import { answers, firstOf, isDocument, refuses, turnsDown, wrong } from '../expect';
import { COMMENT, filledCart, marketplaceLetter, NOBODY, pricingLetter, sharedId } from '../letter';
import type { Came } from '../server';
import type { Visit } from '../visit';

const quoted = (id: string, requirements: string, title: string, run: Check['run']): Check =>
  check(`quotes.${id}`, requirements, title, run, 'write');

/** An unknown quote id. */
const UNKNOWN = 'f'.repeat(32);
const HTML = /^\s*<!doctype html>/i;
const PDF = /^%PDF-/;

const shared = async (visit: Visit) => {
  const cart = await filledCart(visit);
  return { ...cart, id: sharedId(await cart.share(await pricingLetter(visit))) };
};

const view = (visit: Visit, type: string, id: string): Promise<Came> =>
  visit.ask('cartShareView', { query: { type, id } });

const hides = (came: Came, secrets: readonly string[]): Complaint[] =>
  secrets
    .filter((secret) => came.text.includes(secret))
    .map((secret) =>
      wrong(came, `a page without “${secret}”`, {
        came: `“${secret}” in it`,
        page: 'tells it to whoever gets the link',
      }),
    );

export const quotes: Area = {
  name: 'quotes',
  title: 'Quotes',
  checks: [
    quoted('pricing', 'API-12', 'The pricing page shares its cart', async (visit) =>
      answers(await (await filledCart(visit)).share(await pricingLetter(visit)), 'ShareReply'),
    ),
    quoted('marketplace', 'API-13', 'The marketplace shares a quote of the stored cart', async (visit) =>
      answers(await (await filledCart(visit)).share(marketplaceLetter()), 'ShareReply'),
    ),
    quoted(
      'addresses',
      'API-12 API-13 QUO-22',
      'A share without an address, or with none that is one, is refused',
      async (visit) => {
        const { share } = await filledCart(visit);
        const letter = await pricingLetter(visit);
        return firstOf([
          ...turnsDown(await share({ ...letter, emails: [] })),
          ...turnsDown(await share({ ...letter, emails: ['nobody'] })),
          ...turnsDown(await share(marketplaceLetter([]))),
        ]);
      },
    ),
    quoted('comment', 'QUO-16', 'A comment of more than 255 characters is refused', async (visit) => {
      const { share } = await filledCart(visit);
      return turnsDown(await share(marketplaceLetter([NOBODY], 'x'.repeat(256))));
    }),
    quoted('empty', 'API-12', 'Nothing is shared of an empty cart', async (visit) => {
      const cart = { plan: null, modules: [], currency: 'USD' };
      return turnsDown(await visit.ask('cartShare', { body: { ...(await pricingLetter(visit)), cart } }));
    }),
    quoted('once', 'API-12 API-58', 'A share that is sent again under its key is mailed once', async (visit) => {
      const { share } = await filledCart(visit);
      const letter = await pricingLetter(visit);
      const key = visit.newKey();
      const [one, again] = [await share(letter, { key }), await share(letter, { key })];
      return unless(sharedId(one) === sharedId(again), () =>
        wrong(again, 'the answer that the first call got', { page: 'mails twice for one press' }),
      );
    }),
    quoted('view', 'API-14', 'A quote is a page that shows what was shared, and not to whom', async (visit) => {
      const { id, title } = await shared(visit);
      const came = await view(visit, 'quote', id);
      const document = isDocument(came, 'text/html', HTML);
      if (document.length > 0) return document;
      return [
        ...unless(came.text.includes(title), () =>
          wrong(came, `a page that names “${title}”`, { page: 'shows a quote without its package' }),
        ),
        ...hides(came, [NOBODY]),
      ];
    }),
    quoted('estimate', 'API-14', 'An estimate is the same without what was said', async (visit) => {
      const came = await view(visit, 'estimate', (await shared(visit)).id);
      const document = isDocument(came, 'text/html', HTML);
      return document.length > 0 ? document : hides(came, [NOBODY, COMMENT]);
    }),
    check('quotes.missing', 'API-14', 'A quote that is not there is answered with 404', async (visit) => {
      const came = await view(visit, 'quote', UNKNOWN);
      return unless(came.httpStatus === 404, () =>
        wrong(came, 'HTTP 404', { page: 'shows whoever follows an old link an empty quote' }),
      );
    }),
    quoted('pdf', 'API-15', 'A cart is to be had as PDF', async (visit) => {
      const { tracking } = await filledCart(visit);
      return isDocument(await visit.ask('cartPdf', { params: { id: tracking }, tracking }), 'application/pdf', PDF);
    }),
    check('quotes.pdfMissing', 'API-15', 'A PDF that is not there is refused with 404', async (visit) =>
      refuses(await visit.ask('cartPdf', { params: { id: UNKNOWN } }), [404], 'saves a document that is none'),
    ),
    quoted('send', 'API-15', 'The PDF of a shared cart is mailed to the addresses of the quote', async (visit) => {
      const { tracking } = await shared(visit);
      return answers(await visit.ask('cartPdfSend', { params: { id: tracking }, tracking }), 'Envelope');
    }),
    quoted('key', 'API-15 API-18', 'A GET without an Idempotency-Key mails nothing', async (visit) => {
      const { tracking } = await shared(visit);
      const headers = { 'Idempotency-Key': '' };
      const came = await visit.ask('cartPdfSend', { params: { id: tracking }, tracking, headers });
      return refuses(came, [400, 403, 405, 422, 428], 'mails whenever a crawler or a browser looks ahead');
    }),
  ],
};
