import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inertLinks } from '../../demo/server/quote/inert';
import { sayIn } from '../../demo/server/texts/texts';
import { DETAILS } from '../kit/billing';
import { openBackend, START, type Backend } from './kit';
import { plain, readPdf } from './pdf-text';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const TRICK =
  'Milepost support: your card was declined.\nPay at https://evil.example/pay or evil.example\u202e -- Milepost Billing';
/** What is left of it: words, and no address that a mail program makes a link of. */
const INERT = 'https[:]//evil[.]example/pay or evil[.]example -- Milepost Billing';

interface Mail {
  readonly id: string;
  readonly from: string;
  readonly reply_to: string;
  readonly subject: string;
  readonly body: string;
}

/** Shares a cart with these words, and reads the mail in both forms, the page and the PDF. */
async function shared(
  words: string,
  { as, name, language = 'en' }: { as?: string; name?: unknown; language?: string },
) {
  const browser = backend.browser();
  if (as) await browser.signIn(as);
  const cart = { plan: { id: 8 }, modules: [], currency: 'USD' };
  const body = { emails: ['bo@example.com'], comments: words, cart, ...(name !== undefined && { name }) };
  const answer = await browser.call('/cart/share', { body, headers: { 'Accept-Language': language } });
  if (answer.status !== 200) return { answer, texts: [], mail: undefined };
  const url: string = Reflect.get(Reflect.get(answer.body, 'result'), 'url');
  const id = new URLSearchParams(url.split('?')[1]).get('id') ?? '';
  const [mail]: Mail[] = Reflect.get((await browser.call('/demo/outbox')).body, 'data');
  const html = await (await browser.raw(`/demo/outbox/${mail?.id}/view`)).text();
  const page = await (await browser.raw(url)).text();
  const pdf = (await readPdf(await (await browser.raw(`/cart/data/pdf/${id}`)).arrayBuffer())).text;
  return { answer, mail, html, texts: [mail?.body ?? '', html, page, pdf].map(plain) };
}

describe('the comment of a visitor', () => {
  it('stands under its sender’s name in the mail, on the page and in the PDF, with the statement that nobody knows who it is', async () => {
    const { mail, html, texts } = await shared(TRICK, {});
    for (const said of texts) {
      expect(said).toContain('Someone wrote:');
      expect(said).toContain(INERT);
      expect(said).toContain('wasn’t signed in to Milepost, so we can’t say who it was');
      expect(said).not.toMatch(/\p{Bidi_C}|https:\/\/evil|evil\.example/u);
      expect(said.indexOf('Someone wrote:')).toBeLessThan(said.indexOf('Milepost support'));
    }
    expect(mail?.body).toContain('> Milepost support: your card was declined.\n> Pay at');
    expect(html).toMatch(/<blockquote[^>]*>Milepost support/);
    expect([mail?.from, mail?.reply_to]).toEqual(['Milepost <billing@milepost.example>', 'billing@milepost.example']);
  });

  it('stands under the name that the visitor gave, which is in no subject', async () => {
    const { mail, texts } = await shared('As agreed', { name: ' Ada\u202e <b>Lovelace</b> ' });
    for (const said of texts) {
      expect(said).toContain('Ada Lovelace wrote:');
      expect(said).toContain('so we can’t say who it was');
    }
    expect(mail?.subject).not.toContain('Ada');
  });

  it.each(['Milepost Billing', 'M i l e-p o s t', 'ＭＩＬＥＰＯＳＴ support'])(
    'stands under no name that poses as the seller: %s',
    async (name) => {
      for (const said of (await shared('Pay now', { name })).texts) expect(said).toContain('Someone wrote:');
    },
  );

  it.each([['x'.repeat(101)], [{ first: 'Ada' }], [7]])('is refused with the name %j', async (name) => {
    expect((await shared('Hello', { name })).answer.status).toBe(400);
  });

  it('is told in the language of the quote', async () => {
    const say = sayIn('fr');
    const { texts } = await shared('Bonjour', { language: 'fr' });
    for (const said of texts) expect(said).toContain(plain(say('wrote', { name: say('somebody') })));
  });
});

describe('the comment of a member', () => {
  it('stands under the member’s name, keeps its links, and is answered to the member', async () => {
    const browser = backend.browser();
    await browser.signIn('member');
    const { member_id: id } = (await browser.call('/account/session')).body as Record<string, unknown>;
    const card = {
      type: 1,
      cardno: '5555555555554444',
      cvv: '123',
      name_on_account: 'M',
      year: String(new Date().getFullYear() + 1),
      month: '8',
    };
    await browser.call('/account/billing/update', { body: { member_id: id, ...DETAILS, ...card } });
    const { mail, texts } = await shared('See https://fleet.example/plan', { as: 'member', name: 'Somebody else' });
    const name = `${DETAILS.first_name} ${DETAILS.last_name}`;
    for (const said of texts) {
      expect(said).toContain(`${name} wrote:`);
      expect(said).toContain('https://fleet.example/plan');
      expect(said).not.toContain('we can’t say');
    }
    expect(mail).toMatchObject({
      from: `${name} via Milepost <quotes@milepost.example>`,
      reply_to: 'member@fleet.example',
      subject: expect.stringContaining(`${name} shared a quote with you: Route Optimization, Q-`),
    });
    const { texts: vietnamese } = await shared('Chào', { as: 'member', language: 'vi' });
    for (const said of vietnamese) expect(said).toContain(`${DETAILS.last_name} ${DETAILS.first_name} đã viết:`);
  });
});

describe('an address in the words of a stranger', () => {
  it.each([
    ['see example.com.', 'see example[.]com.'],
    ['www.example.co.uk/a.html?b=c.d', 'www[.]example[.]co[.]uk/a[.]html?b=c.d'],
    ['mailto:a@b.com, tel:+100', 'mailto[:]a@b[.]com, tel[:]+100'],
    ['HTTP://Example.COM', 'HTTP[:]//Example[.]COM'],
    ['пример.рф and 例え。テスト', 'пример[.]рф and 例え[.]テスト'],
    ['http://10.0.0.1/x', 'http[:]//10[.]0[.]0[.]1/x'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd[.]xn--p1ai'],
    ['Costs 3.50, e.g. v1.2. Note: fine', 'Costs 3.50, e.g. v1.2. Note: fine'],
  ])('%s is written as %s', (text, inert) => {
    expect(inertLinks(text)).toBe(inert);
  });
});
