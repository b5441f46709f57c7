import { Hono, type Context } from 'hono';
import { dayOf } from '../../../src/domain/time/day';
import { addressOf } from '../model/member';
import type { CartContent } from '../model/content';
import { readStored } from '../cart/store';
import type { Deps, Env } from '../http/env';
import { networkOf, refuseMail } from '../mail/allowance';
import { putIntoOutbox } from '../mail/outbox';
import { quoteAttachment, quoteLetter } from '../mail/quote-letter';
import { sendPdf } from '../pdf/answer';
import { keepPapers } from '../pdf/kept-papers';
import { cartFile, quoteFile, quotePdf, type About } from '../pdf/quote-pdf';
import { sheetOf } from '../pdf/sheet';
import { missingPage, pageHeaders } from '../quote/page';
import { memberSender, visitorSender } from '../quote/sender';
import { isEmpty, statementOf } from '../quote/statement';
import type { Statement } from '../model/quote-statement';
import { isSecret, keepQuote, lastQuoteOf, openQuote, viewPath, type StoredQuote } from '../quote/store';
import { refuse, reply } from '../http/reply';
import type { RefuseVisitor } from '../http/visitor-allowance';
import { secretId } from '../core/secret-id';
import { baseOf, currencyOfCaller, senderOf } from '../http/sender';
import { ownerOf } from '../cart/owner';
import type { Session } from '../model/session';
import { domainCatalogue } from '../shop/domain-catalogue';
import { languageFor, languageOf } from '../texts/language';

/** The document that an id identifies for this caller. */
type Found =
  | { readonly kind: 'quote' | 'estimate'; readonly quote: StoredQuote }
  | {
      readonly kind: 'cart';
      readonly trackingId: string;
      readonly content: CartContent;
      readonly statement: Statement;
    };

/** Returns whether the caller is the sender of a quote: the member, or the browser that shared it or still holds its cart. */
const isSender = (quote: StoredQuote, session: Session | null, trackingId: string | null): boolean =>
  quote.memberId === null
    ? quote.sessionId === session?.publicId || (trackingId !== null && quote.trackingId === trackingId)
    : quote.memberId === session?.member?.id;

/** Serves a cart or quote as a PDF, to save and to mail. [API-15, QUO-43] */
export function pdfRoutes(deps: Deps, refuseVisitor: RefuseVisitor): Hono<Env> {
  const catalogueIn = domainCatalogue(deps.shop);
  const app = new Hono<Env>();
  /**
   * Finds a document by its secret id: a quote, or a visitor's cart by its tracking id. Only the member can open a member's cart, because
   * that id remains in the browser after sign-out.
   */
  const find = async (c: Context<Env>): Promise<Found | null> => {
    const id = c.req.param('id') ?? '';
    const db = c.get('db');
    const opened = await openQuote(db, id);
    if (opened) return { kind: opened.isEstimate ? 'estimate' : 'quote', quote: opened.quote };
    const stored = isSecret(id) ? await readStored(db, { ...ownerOf(c), trackingId: id }) : null;
    if (stored?.trackingId !== id) return null;
    const statement = statementOf(stored.content, catalogueIn(currencyOfCaller(c)));
    return isEmpty(statement) ? null : { kind: 'cart', trackingId: id, content: stored.content, statement };
  };

  const papers = keepPapers();
  /** Sends the PDF of a document, which `facts` name; only one that has to be drawn counts against the allowance of visitors. */
  const send = async (c: Context<Env>, about: About, facts: unknown, name: string): Promise<Response> => {
    const key = [about.kind, about.language, about.sheet, about.link, facts];
    const refusal = papers.has(key) ? null : refuseVisitor(c, 'papers');
    return refusal ?? sendPdf(c, await papers.paperOf(key, () => quotePdf(about)), name, 'attachment');
  };

  app.get('/:id', async (c) => {
    const found = await find(c);
    const asked = languageOf(c.req.query('lang'));
    if (!found) {
      const isPerson = /\btext\/html\b/.test(c.req.header('Accept') ?? '');
      if (!isPerson) return refuse(c, 404, 'Document not found.');
      const nonce = secretId();
      return c.html(missingPage(asked ?? languageFor(c), nonce), 404, pageHeaders(nonce));
    }
    const sheet = sheetOf(c.get('session')?.member?.profile.country);
    if (found.kind === 'cart') {
      const at = new Date(deps.now());
      const about = { statement: found.statement, at, language: asked ?? languageFor(c), sheet, quote: null };
      return send(c, { kind: 'cart', ...about }, [dayOf(at), found.statement], cartFile(at));
    }
    const { kind, quote } = found;
    const { statement, createdAt: at } = quote;
    const link = baseOf(c, deps) + viewPath(quote, kind);
    const about = { statement, at, language: asked ?? quote.language, sheet, quote, link };
    return send(c, { kind, ...about }, quote.id, quoteFile(quote, kind));
  });

  /** Stores the cart as a quote, so that a mailed PDF remains a snapshot. */
  const kept = async (
    c: Context<Env>,
    { content, statement, trackingId }: Extract<Found, { kind: 'cart' }>,
    session: Session,
    to: readonly string[],
  ) =>
    keepQuote(c.get('db'), session, {
      sender: session.member ? await memberSender(c.get('db'), session.member, deps.now()) : visitorSender(''),
      trackingId,
      currency: statement.currency,
      language: languageFor(c),
      recipients: [...to],
      content,
      statement,
      createdAt: new Date(deps.now()),
    });

  app.get('/:id/send', async (c) => {
    // Crawlers and browsers send GET requests on their own, but without an idempotency key. [API-18]
    if (c.req.header('Idempotency-Key') === undefined)
      return refuse(c, 400, 'An Idempotency-Key is needed: this call sends a mail.');
    const found = await find(c);
    if (!found) return refuse(c, 404, 'Document not found.');
    const db = c.get('db');
    const session = c.get('session');
    const held = found.kind === 'cart' ? found.trackingId : ownerOf(c).trackingId;
    if (found.kind !== 'cart' && !isSender(found.quote, session, held))
      return refuse(c, 403, 'Only who shared a quote sends it again.');
    const last = found.kind === 'cart' ? await lastQuoteOf(db, found.trackingId) : found.quote;
    const ofQuote = last && isSender(last, session, held) ? last.recipients : [];
    const own = session?.member ? [addressOf(session.member)] : [];
    const to = ofQuote.length > 0 ? ofQuote : own;
    if (to.length === 0) return refuse(c, 400, 'There’s no one to send it to: share the cart, or sign in.');
    const refusal = await refuseMail(c, deps, to.length);
    if (refusal) return refusal;
    const sender = await senderOf(c, deps);
    const quote = found.kind === 'cart' ? await kept(c, found, sender, to) : found.quote;
    // A cart that goes to others than its member is shared with them.
    const letter = quoteLetter(quote, found.kind === 'cart' && to === own ? 'cart' : 'quote', baseOf(c, deps));
    const from = { sessionId: sender.publicId, network: networkOf(c, deps) };
    const sending = { ...from, recipients: to, at: new Date(deps.now()) };
    await putIntoOutbox(db, letter, quoteAttachment(quote, quoteFile(quote)), sending);
    return reply(c, 200, { message: 'The PDF is on its way.' });
  });

  return app;
}
