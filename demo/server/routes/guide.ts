import { Hono, type Context } from 'hono';
import { dayOf, startOf } from '../../../src/domain/time/day';
import { addressProblem, MAX_ADDRESS } from '../../../src/domain/quote/address';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import { guideRequests } from '../db/schema';
import type { Deps, Env } from '../http/env';
import { networkOf, refuseMail } from '../mail/allowance';
import { guideLetter } from '../mail/guide-letter';
import { putIntoOutbox } from '../mail/outbox';
import { sendPdf } from '../pdf/answer';
import { sheetOf } from '../pdf/sheet';
import { guidePdf } from '../pdf/guide-pdf';
import { remembered } from '../core/remembered';
import { bodyOf, refuse, reply } from '../http/reply';
import { baseOf, currencyOfCaller, senderOf } from '../http/sender';
import { transactional } from '../http/transactional';
import { domainCatalogue } from '../shop/domain-catalogue';
import { shopIn } from '../shop/in-language';
import { siteAddress } from '../texts/site-address';
import { sayIn } from '../texts/texts';
import { LANGUAGES, languageFor, languageOf, type Language } from '../texts/language';

const CURRENCIES = ['USD', 'PHP', 'EUR', 'CHF', 'JPY', 'GBP'] as const satisfies readonly CurrencyCode[];
/** Maximum length of a name in characters. */
const LONGEST = 100;

const FILE = /^milepost-pricing-guide-([a-z]{2})-([a-z]{3})\.pdf$/;
const pathOf = (language: Language, code: CurrencyCode): string =>
  `/pricing/guide/milepost-pricing-guide-${language}-${code.toLowerCase()}.pdf`;

/** Guides in memory: one for each language, currency and size of sheets, and a few more. */
const MOST_GUIDES = 100;

const short = (value: unknown): string | null => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' && value.length <= LONGEST ? value.replaceAll('\0', '').trim() : null;
};

/** Serves the pricing guide: the reply and a mail contain its address. [PRC-14] */
export function guideRoutes(deps: Deps): Hono<Env> {
  const { now } = deps;
  const shopFor = shopIn(deps.shop);
  const app = new Hono<Env>();

  /** Caches the guides of a day, because the catalogue changes only with a release. */
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let madeOn = dayOf(now());
  const guideIn = (c: Context<Env>, language: Language, code: CurrencyCode): Promise<Uint8Array<ArrayBuffer>> => {
    const today = dayOf(now());
    if (today !== madeOn || made.size >= MOST_GUIDES) made.clear();
    madeOn = today;
    const sheet = sheetOf(c.get('session')?.member?.profile.country);
    const link = baseOf(c, deps) + siteAddress('/pricing', language);
    const key = [language, code, sheet, link].join(' ');
    const shop = shopFor(language);
    const at = startOf(today);
    return remembered(made, key, () => guidePdf(shop, domainCatalogue(shop)(code), { language, at, sheet, link }));
  };

  app.post(
    '/',
    transactional(async (c) => {
      const body = await bodyOf(c);
      const email = typeof body?.email === 'string' ? body.email.trim() : '';
      if (!email) return refuse(c, 400, 'Enter your email address.');
      const problem = addressProblem(email);
      if (problem === 'too-long')
        return refuse(c, 400, sayIn(languageFor(c))('address_too_long', { max: MAX_ADDRESS }));
      if (problem) return refuse(c, 400, 'Enter a valid email address.');
      const [name, company, guide] = [short(body?.name), short(body?.company), short(body?.guide)];
      if (name === null || company === null || guide === null)
        return refuse(c, 400, sayIn(languageFor(c))('name_too_long', { max: LONGEST }));
      const language = languageOf(body?.language) ?? languageFor(c);
      const currency = currencyOfCaller(c);
      const path = pathOf(language, currency);
      const at = new Date(now());
      const refusal = await refuseMail(c, deps, 1);
      if (refusal) return refusal;
      const sender = await senderOf(c, deps);
      const db = c.get('db');
      await db.insert(guideRequests).values({ email, name, company, guide, language, currency, createdAt: at });
      const attachment = { name: path.slice(path.lastIndexOf('/') + 1), path };
      const sending = { sessionId: sender.publicId, network: networkOf(c, deps), recipients: [email], at };
      await putIntoOutbox(db, guideLetter(language, currency, baseOf(c, deps) + path), attachment, sending);
      return reply(c, 200, { message: 'The pricing guide is on its way.', result: { url: path } });
    }),
  );

  app.get('/:file', async (c) => {
    const [, tag, code] = FILE.exec(c.req.param('file')) ?? [];
    const language = LANGUAGES.find((one) => one === tag);
    const currency = CURRENCIES.find((one) => one.toLowerCase() === code);
    if (!language || !currency) return refuse(c, 404, 'Guide not found.');
    return sendPdf(c, await guideIn(c, language, currency), c.req.param('file'), 'inline');
  });

  return app;
}
