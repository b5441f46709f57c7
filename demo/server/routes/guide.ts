import { Hono } from 'hono';
import { addressProblem, MAX_ADDRESS } from '../../../src/domain/quote/address';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import { guideRequests } from '../db/schema';
import type { Deps, Env } from '../http/env';
import { networkOf, refuseMail } from '../mail/allowance';
import { guideMail, putIntoOutbox } from '../mail/mails';
import { sendPdf } from '../pdf/answer';
import { guidePdf } from '../pdf/guide-pdf';
import { bodyOf, refuse, reply } from '../http/reply';
import { baseOf, currencyOfCaller, senderOf } from '../http/sender';
import { whole } from '../http/whole';
import { domainCatalogue } from '../shop/domain-catalogue';
import { LANGUAGES, languageFor, languageOf, type Language } from '../texts/language';

const CURRENCIES = ['USD', 'PHP', 'EUR', 'CHF', 'JPY', 'GBP'] as const satisfies readonly CurrencyCode[];
/** Maximum length of a name in characters. */
const LONGEST = 100;

const FILE = /^milepost-pricing-guide-([a-z]{2})-([a-z]{3})\.pdf$/;
const pathOf = (language: Language, code: CurrencyCode): string =>
  `/pricing/guide/milepost-pricing-guide-${language}-${code.toLowerCase()}.pdf`;

const short = (value: unknown): string | null => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && value.length <= LONGEST ? value.replaceAll('\0', '').trim() : null;
};

/** Serves the pricing guide: the reply and a mail contain its address. [PRC-14] */
export function guideRoutes(deps: Deps): Hono<Env> {
  const { shop, now } = deps;
  const catalogueIn = domainCatalogue(shop);
  const app = new Hono<Env>();

  /** Caches each guide, because the catalogue changes only with a release. */
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const guideIn = (language: Language, code: CurrencyCode): Promise<Uint8Array<ArrayBuffer>> => {
    const known = made.get(language + code) ?? guidePdf(shop, catalogueIn(code), language, new Date(now()));
    made.set(language + code, known);
    return known;
  };

  app.post(
    '/',
    whole(async (c) => {
      const body = await bodyOf(c);
      const email = typeof body?.email === 'string' ? body.email.trim() : '';
      if (!email) return refuse(c, 400, 'Please enter your email address.');
      const problem = addressProblem(email);
      if (problem === 'too-long')
        return refuse(c, 400, `Email address may not be greater than ${MAX_ADDRESS} characters`);
      if (problem) return refuse(c, 400, 'Please enter a valid email address.');
      const [name, company, guide] = [short(body?.name), short(body?.company), short(body?.guide)];
      if (name === null || company === null || guide === null)
        return refuse(c, 400, `A name has at most ${LONGEST} characters.`);
      const language = languageOf(body?.language) ?? languageFor(c);
      const currency = currencyOfCaller(c);
      const path = pathOf(language, currency);
      const at = new Date(now());
      const refusal = await refuseMail(c, deps, 1);
      if (refusal) return refusal;
      const sender = await senderOf(c, deps);
      const db = c.get('db');
      await db.insert(guideRequests).values({ email, name, company, guide, language, currency, createdAt: at });
      const from = { sessionId: sender.publicId, network: networkOf(c, deps), base: baseOf(c, deps) };
      const sending = { ...from, recipients: [email], at };
      await putIntoOutbox(db, guideMail(language, path, sending));
      return reply(c, 200, { message: 'The pricing guide is on its way.', result: { url: path } });
    }),
  );

  app.get('/:file', async (c) => {
    const [, tag, code] = FILE.exec(c.req.param('file')) ?? [];
    const language = LANGUAGES.find((one) => one === tag);
    const currency = CURRENCIES.find((one) => one.toLowerCase() === code);
    if (!language || !currency) return refuse(c, 404, 'There is no such guide.');
    return sendPdf(c, await guideIn(language, currency), c.req.param('file'), 'inline');
  });

  return app;
}
