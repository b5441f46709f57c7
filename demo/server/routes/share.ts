import { Hono, type Context } from 'hono';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { EMPTY_CONTENT, type CartContent } from '../model/content';
import { answerUnsold } from '../cart/not-sold';
import { readStored } from '../cart/store';
import type { Deps, Env } from '../http/env';
import { servedBy } from '../account/permission';
import { networkOf, refuseLink, refuseMail } from '../mail/allowance';
import { putIntoOutbox } from '../mail/outbox';
import { quoteAttachment, quoteLetter } from '../mail/quote-letter';
import { quoteFile } from '../pdf/quote-pdf';
import { changesSince } from '../quote/compare';
import { contentOf, withUsages } from '../quote/content';
import { missingPage, pageHeaders, quotePage } from '../quote/page';
import { readShare, type ShareRequest } from '../quote/request';
import { memberSender, visitorSender, wordsOf } from '../quote/sender';
import { isEmpty, statementOf } from '../quote/statement';
import { keepQuote, openQuote, viewPath } from '../quote/store';
import { bodyOf, refuse, reply } from '../http/reply';
import { secretId } from '../core/secret-id';
import { baseOf, currencyOfCaller, senderOf } from '../http/sender';
import { transactional } from '../http/transactional';
import { ownerOf } from '../cart/owner';
import { domainCatalogue } from '../shop/domain-catalogue';
import { offered } from '../shop/offered';
import { languageFor, languageOf } from '../texts/language';
import { wholeQuantities } from '../texts/whole-quantities';

/** Delay in ms of a quote that is sent later. */
const LATER = 10 * 60_000;

/** Returns the currency that the page used, else the caller's. */
const currencyOfShare = (c: Context<Env>, { what }: ShareRequest) => {
  const said: unknown = what.kind === 'cart' ? Reflect.get(Object(what.cart), 'currency') : undefined;
  return typeof said === 'string' ? currencyOf(said).code : currencyOfCaller(c);
};

/** Shares a cart or quote by mail or link, and serves the shared page. [API-12, API-13, API-14] */
export function shareRoutes(deps: Deps): Hono<Env> {
  const { shop, now } = deps;
  const catalogueIn = domainCatalogue(shop);
  const app = new Hono<Env>();

  const mayHave =
    (c: Context<Env>) =>
    (planId: number): boolean => {
      const row = shop.bundles.get(planId);
      return row !== undefined && offered(c.get('session'))(row);
    };

  /**
   * Returns the shared content, or why it cannot be shared. The page's copy is what the person saw; otherwise the stored cart is shared.
   */
  const contentFor = async (c: Context<Env>, what: ShareRequest['what'], catalogue: Catalogue) => {
    if (what.kind === 'cart' && what.cart) return contentOf(what.cart, catalogue, mayHave(c));
    const stored: CartContent = (await readStored(c.get('db'), ownerOf(c)))?.content ?? EMPTY_CONTENT;
    if (what.kind === 'cart') return stored;
    return withUsages(stored, what.quantity, what.usages, catalogue, c.get('session'));
  };

  app.post(
    '/',
    transactional(async (c) => {
      const asked = readShare(await bodyOf(c), languageFor(c));
      if ('fault' in asked) return refuse(c, 400, asked.fault);
      const member = c.get('session')?.member;
      const profile = member?.profile;
      if (profile && servedBy(profile) === 'reseller')
        return refuse(c, 403, 'Your reseller issues quotes for this account.');
      const currency = currencyOfShare(c, asked);
      const catalogue = catalogueIn(currency);
      const content = await contentFor(c, asked.what, catalogue);
      if (content === 'quantities') return refuse(c, 400, wholeQuantities(languageFor(c)));
      if (content === 'malformed') return refuse(c, 400, 'The cart that was sent along is none.');
      if ('unsold' in content) return answerUnsold(c, content, catalogue);
      const statement = statementOf(content, catalogue);
      if (isEmpty(statement)) return refuse(c, 400, 'The cart is empty, so there’s nothing to share.');

      const refusal = await (asked.isLink ? refuseLink(c, deps) : refuseMail(c, deps, asked.addresses.length));
      if (refusal) return refusal;
      const db = c.get('db');
      const session = await senderOf(c, deps);
      const sender = member ? await memberSender(db, member, now()) : visitorSender(asked.name);
      const at = new Date(now());
      const stored = await readStored(db, ownerOf(c));
      const quote = await keepQuote(db, session, {
        sender,
        network: asked.isLink ? networkOf(c, deps) : null,
        trackingId: stored?.trackingId ?? null,
        currency,
        language: languageFor(c),
        recipients: [...asked.addresses],
        comment: wordsOf(asked.comment, sender),
        content,
        statement,
        createdAt: at,
      });
      const result = { url: viewPath(quote, 'quote'), estimate_id: quote.estimateId };
      if (asked.isLink) return reply(c, 200, { result, message: 'The link is ready.' });
      const sendAt = asked.isLater ? new Date(now() + LATER) : at;
      const from = { sessionId: session.publicId, network: networkOf(c, deps), recipients: asked.addresses };
      const letter = quoteLetter(quote, 'quote', baseOf(c, deps));
      await putIntoOutbox(db, letter, quoteAttachment(quote, quoteFile(quote)), { ...from, at, sendAt });
      return reply(c, 200, {
        result,
        message: asked.isLater ? 'The quote will be sent in a few minutes.' : 'Quote successfully shared.',
      });
    }),
  );

  app.get('/view', async (c) => {
    const nonce = secretId();
    const type = c.req.query('type') ?? 'quote';
    const opened = await openQuote(c.get('db'), c.req.query('id') ?? '');
    const isRight = opened && ((type === 'quote' && !opened.isEstimate) || type === 'estimate');
    const asked = languageOf(c.req.query('lang'));
    if (!isRight) return c.html(missingPage(asked ?? languageFor(c), nonce), 404, pageHeaders(nonce));
    const { quote } = opened;
    const difference = changesSince(quote.statement, quote.content, catalogueIn(quote.currency));
    const shown = { quote, isEstimate: type === 'estimate' };
    return c.html(quotePage(shown, difference, asked ?? quote.language, nonce, now()), 200, pageHeaders(nonce));
  });

  return app;
}
