import { expect, it } from 'vitest';
import { challengePage } from '../../demo/server/billing/challenge-page';
import { htmlLetter } from '../../demo/server/mail/html';
import type { Letter } from '../../demo/server/mail/letter';
import { quotePage } from '../../demo/server/quote/page';
import { offersJson } from '../../demo/server/site/json-ld';
import { strong } from '../../demo/server/texts/strong';
import { XSS } from '../kit/xss';
import { baseUrl } from './base';
import { openPage } from './kit';

/** Removes the characters that an HTML parser drops or changes, and collapses white space. */
const shown = (text: string): string => text.replaceAll(/[\0\uFFFD\r\f]/g, '').replaceAll(/\s+/g, ' ');
const ALL = XSS.join(' ¶ ');

const line = { id: 1, title: ALL, category: ALL, quantity: 2, free: 1, price: 100, amount: 100 };
const totals = {
  totalBundleNonDiscountedPrice: 100,
  totalDiscountedPrice: 100,
  totalAdditionalModulesPrice: 0,
  totalPrice: 100,
};
const held = { id: 8, code: ALL, title: ALL, cycle: 'year', edition: 'standard', discount: 0 } as const;
const quote = {
  id: 'a',
  estimateId: 'b',
  memberId: null,
  sessionId: 's',
  trackingId: null,
  currency: 'USD',
  language: 'en',
  recipients: [ALL],
  comment: ALL,
  content: { planId: 0, lines: [], quantity: 0, selected: [] },
  statement: {
    currency: 'USD',
    package: { ...held, options: [ALL], modules: [{ id: 1, title: ALL }] },
    fleet: null,
    lines: [line],
    totals,
  },
  createdAt: new Date(0),
  number: 1,
  validUntil: '2026-05-04',
  sender: { name: ALL, company: ALL, email: ALL, isMember: false },
} as unknown as Parameters<typeof quotePage>[0]['quote'];
const moves = [{ title: ALL, before: 100, now: null }] as unknown as Parameters<typeof quotePage>[1]['moves'];
const item = { key: 'module/1', title: ALL, description: ALL, price: 100 } as never;

const mail = {
  id: 'm',
  from: ALL,
  reply_to: ALL,
  recipients: [ALL],
  language: 'en',
  subject: ALL,
  body: ALL,
  link: 'javascript:xss()//\n//evil.test',
  attachment: { name: ALL, path: 'javascript:xss()' },
  send_at: new Date(0).toISOString(),
  is_sent: 1,
};

const letter: Letter = {
  kind: 'quote',
  language: 'en',
  sender: { name: ALL, address: ALL, replyTo: ALL },
  subject: ALL,
  preheader: ALL,
  title: ALL,
  parts: [
    { kind: 'text', text: ALL },
    { kind: 'words', by: ALL, text: ALL },
    { kind: 'rows', rows: [{ label: ALL, value: ALL }] },
  ],
  button: { label: ALL, link: '/' },
  after: [{ kind: 'note', text: ALL }],
  because: ALL,
};

/** The pages and mails of the server, with how often each shows the text. */
const DOCUMENTS: Readonly<Record<string, { readonly html: string; readonly times: number }>> = {
  quote: {
    html: String(await quotePage({ quote, isEstimate: false }, { moves, before: 100, now: 0 }, 'en', 'n', 0)),
    times: 9,
  },
  letter: { html: htmlLetter(letter), times: 10 },
  bank: { html: String(await challengePage({ firstSix: ALL, lastFour: ALL }, ALL, 'n')), times: 2 },
  message: { html: `<p>${strong(ALL)}</p>`, times: 1 },
  offers: {
    html: `<script type="application/ld+json">${offersJson([item], { currency: 'USD' } as never)}</script>`,
    times: 0,
  },
};

it('pages and mails of the server show every vector as plain text', async () => {
  const page = await openPage({
    path: '/outbox',
    before: async (fresh) => {
      await fresh.addInitScript(() => {
        Reflect.set(window, 'tripped', 0);
        Reflect.set(window, 'xss', () => Reflect.set(window, 'tripped', 1));
      });
      await fresh.route('**/demo/outbox', (route) => route.fulfill({ json: { status: 200, data: [mail] } }));
      await fresh.route('**/hostile/*', (route) => {
        const { html = '' } = DOCUMENTS[route.request().url().split('/').at(-1) ?? ''] ?? {};
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      });
    },
  });
  const look = () =>
    page.evaluate(() => ({
      text: document.body.textContent ?? '',
      tripped: Reflect.get(window, 'tripped'),
      wrong: [...document.querySelectorAll('*')]
        .filter(
          (element) =>
            element.matches(
              'body img, body iframe:not(.mail-frame[sandbox]), body svg:not(.site-header > .brand > svg), body math, body base, body style, body form',
            ) ||
            element.getAttributeNames().some((name) => name.startsWith('on')) ||
            (element instanceof HTMLAnchorElement && new URL(element.href).origin !== location.origin),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    }));
  let cells = 0;
  const expectRead = async (name: string, times: number): Promise<void> => {
    const { text, ...found } = await look();
    expect({ name, ...found }).toEqual({ name, tripped: 0, wrong: [] });
    expect([name, shown(text).split(shown(ALL)).length - 1]).toEqual([name, times]);
    cells += times * XSS.length;
  };

  await page.getByText('Emails: 1').waitFor();
  await expectRead('mail', 6);
  for (const [name, { times }] of Object.entries(DOCUMENTS)) {
    await page.goto(new URL(`/hostile/${name}`, baseUrl()).href);
    if (name !== 'offers') await expectRead(name, times);
  }
  const told = await page.locator('script[type="application/ld+json"]').evaluate((script) => script.textContent ?? '');
  expect(JSON.parse(told).itemListElement[0].item).toMatchObject({ name: ALL, description: ALL });
  console.log(`${XSS.length} vectors on the server's pages: ${cells} cells, 0 executions`);
});
