import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { SELLER } from '../core/seller';
import { LANGUAGES, NAMES, type Language } from '../texts/language';
import { translated } from '../texts/translated';
import { writerOf, type Writer } from '../texts/format';
import { siteAddress } from '../texts/site-address';
import { sayIn } from '../texts/texts';
import type { Difference, Move } from './compare';
import { acceptance, expired, facts, ways, words } from './about';
import { partsOf, sumsOf } from './statement';
import type { Statement } from '../model/quote-statement';
import { isExpired, numberOfQuote, type Opened } from './store';

type Markup = ReturnType<typeof html>;

const STYLE = ['page.css', 'page-print.css']
  .map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf8'))
  .join('\n');

/** Returns the headers of a self-contained page that loads nothing and leaks its address to no referrer or search engine. */
export const pageHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

const page = (language: Language, title: string, nonce: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${SELLER}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <div class="page">
          <p class="brand">${SELLER}</p>
          ${body}
        </div>
      </body>
    </html> `;

const todayOf = ({ now, site }: Move, { say, amount }: Writer): string => {
  if (now !== null) return amount(now);
  return site ? say('gone_to', { site }) : say('gone');
};

const changes = ({ moves, before, now }: Difference, date: string, writer: Writer): Markup => {
  const { say, amount, sum } = writer;
  return moves.length === 0
    ? html`<p class="quiet">${say('unchanged')}</p>`
    : html`<section class="sheet note" aria-labelledby="changed">
        <h2 id="changed">${say('changed', { date })}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('item')}</th>
              <th scope="col">${say('before')}</th>
              <th scope="col">${say('today')}</th>
            </tr>
          </thead>
          <tbody>
            ${moves.map(
              (move) =>
                html`<tr>
                  <th scope="row">${move.title || say('fleet')}</th>
                  <td>${amount(move.before)}</td>
                  <td>${todayOf(move, writer)}</td>
                </tr>`,
            )}
            <tr>
              <th scope="row"><b>${say('total')}</b></th>
              <td><b>${sum(before)}</b></td>
              <td><b>${sum(now)}</b></td>
            </tr>
          </tbody>
        </table>
      </section>`;
};

const packageSheet = (held: NonNullable<Statement['package']>, { say }: Writer): Markup =>
  html`<section class="sheet">
    <h2>${held.title}</h2>
    <ul class="chips">
      <li>${say(held.cycle)}</li>
      <li>${say(held.edition)}</li>
      ${held.options.length > 0 ? html`<li>${say('options')}: ${held.options.join(', ')}</li>` : ''}
    </ul>
    <p class="quiet">${say('included')}</p>
    <ul class="modules">
      ${held.modules.map(({ title }) => html`<li>${title}</li>`)}
    </ul>
  </section>`;

const table = ({ title, amount: head, rows }: ReturnType<typeof partsOf>[number], writer: Writer): Markup => {
  const { say, amount, number } = writer;
  return html`<section class="sheet">
    <table>
      <caption>
        ${say(title)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say('item')}</th>
          <th scope="col">${say('quantity')}</th>
          <th scope="col" class="each">${say('each')}</th>
          <th scope="col">${say(head)}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (line) =>
            html`<tr>
              <th scope="row">${line.title}</th>
              <td>
                ${line.quantity === null ? '' : number(line.quantity)}${
                  line.free > 0 ? html`<small>${say('free', { count: number(line.free) })}</small>` : ''
                }
              </td>
              <td class="each">${line.quantity === null ? '' : amount(line.price)}</td>
              <td>${amount(line.amount)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
};

const entry = (label: string, value: string, kind = ''): Markup =>
  html`<dt class="${kind}">${label}</dt>
    <dd class="${kind}">${value}</dd>`;

const sums = (statement: Statement, { say, amount, sum }: Writer): Markup => {
  const { package: held, saving, addOns, total, perYear, once } = sumsOf(statement);
  return html`<section class="sheet stub">
    <dl class="sums">
      ${held && entry(say(held.key), amount(held.amount))}
      ${saving && entry(say(saving.key), amount(saving.amount), 'saving')}
      ${addOns !== null && entry(say('add_ons'), amount(addOns))} ${entry(say('total'), sum(total), 'sum')}
      ${perYear !== null && entry(say('billed_year'), sum(perYear))}
      ${once !== null && entry(say('once_total'), sum(once))}
    </dl>
    <p class="quiet">${say('sums_in', { currency: statement.currency })}</p>
  </section>`;
};

const languages = (current: Language, address: string): Markup =>
  html`<nav class="foot">
    ${LANGUAGES.filter((one) => one !== current).map(
      (one) => html`<a href="${`${address}&lang=${one}`}" lang="${one}" hreflang="${one}">${NAMES[one]}</a>`,
    )}
  </nav>`;

/**
 * Renders a shared quote to read, print and continue from; its second id renders an estimate without the sender's comment. [API-14, QUO-42]
 * @param now in ms since 1970; says whether the quote has expired
 */
export function quotePage(
  { quote, isEstimate }: Opened,
  compared: Difference,
  language: Language,
  nonce: string,
  now: number,
): Markup {
  const writer = writerOf(language, quote.currency);
  const { say } = writer;
  const { statement, difference } = translated({ statement: quote.statement, difference: compared }, language);
  const type = isEstimate ? 'estimate' : 'quote';
  const id = isEstimate ? quote.estimateId : quote.id;
  const isOver = !isEstimate && isExpired(quote, now);
  return page(
    language,
    `${say(type)} ${numberOfQuote(quote)}`,
    nonce,
    html`<main>
        <div class="head">
          <h1>${say(type)} <span>${numberOfQuote(quote)}</span></h1>
          ${isEstimate ? html`<p class="quiet">${say('not_binding')}</p>` : ''} ${facts(quote, isEstimate, writer)}
        </div>
        ${isOver ? expired(quote, writer) : ''} ${changes(difference, writer.day(quote.createdAt), writer)}
        ${!isEstimate && quote.comment ? words(quote, writer) : ''}
        ${statement.package ? packageSheet(statement.package, writer) : ''}
        ${partsOf(statement, say('fleet')).map((part) => table(part, writer))} ${sums(statement, writer)}
        ${isEstimate || isOver ? '' : acceptance(quote, writer)} ${ways(id, language, isOver, writer)}
      </main>
      ${languages(language, `?type=${type}&id=${id}`)}`,
  );
}

/** Renders the page of an unknown quote. */
export function missingPage(language: Language, nonce: string): Markup {
  const say = sayIn(language);
  return page(
    language,
    say('missing'),
    nonce,
    html`<main>
      <div class="head"><h1>${say('missing')}</h1></div>
      <p>${say('missing_why')}</p>
      <p class="ways"><a href="${siteAddress('/pricing', language)}">${say('open_pricing')}</a></p>
    </main>`,
  );
}
