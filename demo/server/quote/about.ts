import { html } from 'hono/html';
import { quoteAddress } from '../../../src/domain/quote/link';
import { SELLER } from '../core/seller';
import { sellerFor } from '../invoice/parties';
import type { Writer } from '../texts/format';
import type { Language } from '../texts/language';
import { siteAddress } from '../texts/site-address';
import { nameOfSender } from './sender';
import { numberOfQuote, type StoredQuote } from './store';

type Markup = ReturnType<typeof html>;

/** Returns the address of the page that copies the quote into the reader's cart. [REV-43] */
export const quoteCartLink = (id: string, language: Language): string =>
  siteAddress(quoteAddress('/pricing#quote={id}', id), language);

/** Renders the sender's comment as words of the sender. */
export const words = ({ sender, comment }: StoredQuote, writer: Writer): Markup =>
  html`<section class="sheet">
    <h2>${writer.say('wrote', { name: nameOfSender(sender, writer) })}</h2>
    <blockquote class="comment" dir="auto">${comment}</blockquote>
    ${sender.isMember ? '' : html`<p class="quiet">${writer.say('not_known', { seller: SELLER })}</p>`}
  </section>`;

const fact = (label: string, value: Markup | string): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders the number and the days of a quote, who offers it and who asked for it; an estimate names nobody. */
export function facts(quote: StoredQuote, isEstimate: boolean, writer: Writer): Markup {
  const { say, day } = writer;
  const { sender, createdAt, validUntil } = quote;
  const seller = sellerFor('');
  const by = [nameOfSender(sender, writer), sender.email === sender.name ? '' : sender.email]
    .filter(Boolean)
    .join(', ');
  return html`<dl class="facts">
    ${fact(say('document_number'), numberOfQuote(quote))}
    ${fact(say('issued_on'), html`<time datetime="${createdAt.toISOString()}">${day(createdAt)}</time>`)}
    ${isEstimate ? '' : fact(say('valid_until'), html`<time datetime="${validUntil}">${day(validUntil)}</time>`)}
    ${fact(say('seller_block'), `${seller.name}, ${seller.email}`)}
    ${!isEstimate && sender.company ? fact(say('prepared_for'), sender.company) : ''}
    ${isEstimate ? '' : fact(say('prepared_by'), by)}
  </dl>`;
}

/** Renders the notice that a quote can no longer be accepted. */
export const expired = (quote: StoredQuote, { say, day }: Writer): Markup =>
  html`<section class="sheet note" aria-labelledby="expired">
    <h2 id="expired">${say('expired', { date: day(quote.validUntil) })}</h2>
    <p>${say('expired_why')}</p>
  </section>`;

/** Renders how a quote is accepted. */
export function acceptance(quote: StoredQuote, { say, day }: Writer): Markup {
  const about = { until: day(quote.validUntil), email: sellerFor('').email, number: numberOfQuote(quote) };
  return html`<section class="sheet">
    <h2>${say('accept')}</h2>
    <p>${say('accept_here', about)}</p>
    <p>${say('accept_price', about)}</p>
  </section>`;
}

/** Renders what a reader can do: use the quote, or, where it has expired, go on without it. */
export const ways = (id: string, language: Language, isOver: boolean, { say }: Writer): Markup =>
  html`<p class="ways">
    <a href="${quoteCartLink(id, language)}">${say(isOver ? 'adjust_quote' : 'use_quote')}</a>
    ${isOver ? html`<a href="${siteAddress('/account/contact', language)}">${say('ask_quote')}</a>` : ''}
    <a href="/cart/data/pdf/${id}?lang=${language}">${say('download')}</a>
  </p>`;
