import { describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { readSession } from '../../src/contract/session';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { sessionRead } from '../../src/store/slices/session';
import '../../src/flows/guide/effects';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Call, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { sessionBody } from '../kit/wire';

const TAG = 'waybill-guide-form';
const ADDRESS = 'maria@milepost.example';
const SENT = { status: 200, message: 'The guide was sent.', result: { url: 'https://files.example.com/guide.pdf' } };

/** Answers with HTML, like a proxy in front of the server. */
const broken = () => new Response('<html>', { status: 502 });

const root = (at = 0) => shadowOf(TAG, at);
const input = (name = 'email', at = 0) => root(at).querySelector(`[name="${name}"]`) as HTMLInputElement;
const errors = (at = 0) => [...root(at).querySelectorAll('[part="field-error"]')].map(textOf);
const alerts = () => all(root(), 'alert').map((alert) => textOf(alert.querySelector('p')));

function type(text: string, name = 'email', at = 0): void {
  const field = input(name, at);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const press = (at = 0) => one(root(at), 'button', /^(Get|Sending)/).click();

async function openForm(options: PageOptions = {}, attributes = '', inside = '') {
  const page = await mountPage(`<${TAG} ${attributes}>${inside}</${TAG}>`, {
    ...options,
    answers: { pricingGuide: SENT, ...options.answers },
  });
  await until(() => input().checkValidity());
  return { ...page, asked: () => page.calls.filter(({ name }) => name === 'pricingGuide') };
}

describe('the guide form', () => {
  it('requests the guide once, says that it was mailed and opens it [PRC-14]', async () => {
    const page = await openForm({}, 'guide="fleet" ask-name ask-company');
    page.hear('guide-send');
    type(ADDRESS);
    type(' Maria ', 'name');
    press();
    press();
    await until(() => one(root(), 'link', 'Open the guide (PDF)'));
    expect(page.asked().map(({ body }) => body)).toEqual([
      { email: ADDRESS, name: 'Maria', guide: 'fleet', language: 'en' },
    ]);
    expect(page.asked()[0]?.headers.get('Idempotency-Key')).toMatch(/.{20}/);
    expect(seen(TAG)).toContain(`We emailed it to ${ADDRESS}.`);
    expect(one(root(), 'link').getAttribute('href')).toBe('https://files.example.com/guide.pdf');
    await until(() => expect(textOf(root().activeElement)).toContain('Your guide is on its way'));
    // The slot for the page's own actions stays.
    expect(root().querySelector('slot[name="actions"]')).not.toBeNull();
    // The event names the guide but not the address of the person.
    expect(page.events.map(({ detail }) => detail)).toEqual([{ guide: 'fleet' }]);
    one(root(), 'button', 'Send to another address').click();
    await until(() => expect(input().value).toBe(ADDRESS));
  });

  it('shows an error below the field, moves the focus there, and sends nothing', async () => {
    const page = await openForm();
    press();
    await until(() => expect(errors()).toEqual(['Enter your email address.']));
    await until(() => expect(root().activeElement).toBe(input()));
    expect(input().getAttribute('aria-describedby')).toBe(root().querySelector('[part="field-error"]')?.id);
    type('maria@milepost');
    await until(() => expect(errors()[0]).toContain('a complete email address'));
    type(`${'m'.repeat(40)}@milepost.example`);
    await until(() => expect(errors()).toEqual(['Email addresses can have up to 50 characters.']));
    // A single error needs no error summary.
    expect(all(root(), 'listitem')).toEqual([]);
    type(ADDRESS);
    await until(() => expect(errors()).toEqual([]));
    expect(page.asked()).toEqual([]);
  });

  it('shows an error summary with a link to each field if several are invalid', async () => {
    await openForm({}, 'ask-name ask-company');
    type('x'.repeat(101), 'company');
    press();
    await until(() => expect(all(root(), 'listitem').map(textOf)).toEqual(['Work email', 'Company']));
    expect(errors()).toEqual(['Enter your email address.', 'Use at most 100 characters.']);
    one(root(), 'link', 'Company').click();
    expect(root().activeElement).toBe(input('company'));
  });

  it('keeps what was typed when it is moved, when attributes change and when another guide is requested', async () => {
    await openForm({}, 'guide="fleet"');
    const host = document.querySelector(TAG) as HTMLElement;
    type(ADDRESS);
    document.body.append(document.createElement('div').appendChild(host));
    host.setAttribute('ask-name', '');
    await holds(() => input('name') !== null);
    expect(input().value).toBe(ADDRESS);
    press();
    await until(() => one(root(), 'link'));
    host.setAttribute('guide', 'parcel');
    await until(() => expect(input().value).toBe(ADDRESS));
  });

  it('can be on a page several times, each with its own guide and text', async () => {
    const page = await openForm({}, 'guide="fleet"');
    document.body.insertAdjacentHTML('beforeend', `<div lang="es"><${TAG} guide="parcel"></${TAG}></div>`);
    await until(() => expect(input('email', 1).name).toBe('email'));
    type(ADDRESS, 'email', 1);
    one(root(1), 'button', 'Recibir la guía de precios').click();
    await until(() => one(root(1), 'link', 'Abrir la guía (PDF)'));
    expect(page.asked().map(({ body }) => body)).toEqual([{ email: ADDRESS, guide: 'parcel', language: 'es' }]);
    expect(input().value).toBe('');
  });

  it.each([
    ['javascript:alert(1)', null],
    ['http://files.example.com/guide.pdf', null],
    ['https://user:secret@files.example.com/guide.pdf', null],
    [null, null],
    ['/guides/fleet.pdf', 'http://api.example.com/guides/fleet.pdf'],
  ])('opens only a safe address: %s', async (url, href) => {
    await openForm({ api: 'http://api.example.com', answers: { pricingGuide: { status: 200, result: { url } } } });
    type(ADDRESS);
    press();
    await until(() => expect(seen(TAG)).toContain(`We emailed it to ${ADDRESS}.`));
    expect(all(root(), 'link').map((link) => link.getAttribute('href'))).toEqual(href ? [href] : []);
  });
});

describe('a guide that was not sent', () => {
  it('shows the server’s message with two ways out, and keeps what was typed', async () => {
    const refused = { status: 429, message: 'Too many guides. Try again in an hour.' };
    const page = await openForm({ answers: { pricingGuide: refused } });
    page.hear('error');
    type(ADDRESS);
    press();
    await until(() => expect(alerts()).toEqual(['Too many guides. Try again in an hour.']));
    expect(input().value).toBe(ADDRESS);
    expect(page.events[0]?.detail).toEqual({ code: 429, message: refused.message, surface: 'guide-form' });
    one(root(), 'link', 'Contact us instead').click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/account/contact']);
    page.script.pricingGuide = SENT;
    one(root(), 'button', 'Try again').click();
    await until(() => one(root(), 'link', 'Open the guide (PDF)'));
    // The outcome of the first request is known, so the second one has a new idempotency key.
    const keys = page.asked().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('has its own text for a browser that is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openForm();
    type(ADDRESS);
    press();
    await until(() => expect(alerts()[0]).toContain('Your entries are still here'));
    expect(page.asked()).toEqual([]);
    online.mockReturnValue(true);
    one(root(), 'button', 'Try again').click();
    await until(() => one(root(), 'link', 'Open the guide (PDF)'));
    online.mockRestore();
  });

  it('is sent again with the same idempotency key after an unknown outcome', async () => {
    const page = await openForm({ answers: { pricingGuide: broken, outcome: broken } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type(ADDRESS);
    press();
    // Asking for the outcome takes seven seconds.
    for (let step = 0; step < 40; step += 1) await vi.advanceTimersByTimeAsync(250);
    vi.useRealTimers();
    await until(() => expect(alerts().join()).toContain('you’ll only get the guide once'));
    page.script.pricingGuide = SENT;
    one(root(), 'button', 'Try again').click();
    await until(() => one(root(), 'link', 'Open the guide (PDF)'));
    const keys = page.asked().map(({ headers }: Call) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [419, 'Sorry, your session has expired. Please refresh and try again.'],
    [401, 'Unauthorized request. Please refresh and try again.'],
  ])('reloads the page after status %s', async (status, text) => {
    const page = await openForm({ answers: { pricingGuide: { status } } });
    page.hear('navigate', { prevent: true });
    type(ADDRESS);
    press();
    await until(() => expect(alerts()).toEqual([text]));
    one(root(), 'button', 'Reload the page').click();
    await holds(() => page.events.length === 1);
    expect(page.events[0]?.detail).toMatchObject({ kind: 'reload' });
    expect(input().value).toBe(ADDRESS);
    // A visitor has no session to come back to.
    expect(all(root(), 'link')).toEqual([]);
  });

  it('offers a member the sign-in too, which leads back here', async () => {
    await openForm({ answers: { session: sessionBody(), pricingGuide: { status: 401 } } });
    type(ADDRESS);
    press();
    const signIn = await until(() => one(root(), 'link', 'Sign in'));
    expect(signIn.getAttribute('href')).toMatch(/^\/register\?return=%2F/);
  });

  it('has its own text for an unreadable answer, and for a refusal without a message', async () => {
    const page = await openForm({ answers: { pricingGuide: () => Response.json({ status: 500 }) } });
    waybill.configure({ locale: 'en' });
    type(ADDRESS);
    press();
    await until(() => expect(alerts()).toEqual(['We couldn’t send the guide. Try again.']));
    page.script.pricingGuide = [];
    one(root(), 'button', 'Try again').click();
    await until(() => expect(seen(TAG)).toContain(`We emailed it to ${ADDRESS}.`));
    expect(all(root(), 'link')).toEqual([]);
  });
});

/** Returns the draft of this tab. */
const kept = (): unknown => JSON.parse(sessionStorage.getItem('waybill.guide_draft') ?? '{}').data;

function keep(at: number, memberId: number): void {
  const data = { memberId, email: ADDRESS, name: '', company: '' };
  sessionStorage.setItem('waybill.guide_draft', JSON.stringify({ v: 1, at, data }));
}

describe('what was typed into the guide form', () => {
  it.each([401, 419])(
    'is there again after the reload that a %s asks for, and gone once it is sent',
    async (status) => {
      const over = { status, message: 'Over' };
      const page = await openForm({ answers: { pricingGuide: over } }, 'ask-name');
      type(ADDRESS);
      type('Maria', 'name');
      press();
      await until(() => expect(alerts().length).toBeGreaterThan(0));
      page.script.pricingGuide = SENT;
      await page.reload();
      await until(() => expect([input().value, input('name').value]).toEqual([ADDRESS, 'Maria']));
      press();
      await until(() => one(root(), 'link', 'Open the guide (PDF)'));
      await until(() => expect(kept()).toBeUndefined());
    },
  );

  it('is kept for 10 minutes, and for nobody else', async () => {
    keep(Date.now() - 600_001, 0);
    const page = await openForm();
    await until(() => expect(kept()).toBeUndefined());
    // A member's draft waits while nobody is signed in.
    keep(Date.now(), 41);
    await page.reload();
    await until(() => expect(input().checkValidity()).toBe(true));
    expect([input().value, kept()]).toEqual(['', expect.anything()]);
    page.script.session = sessionBody({ member_id: 42 });
    await page.reload();
    await until(() => expect(kept()).toBeUndefined());
    expect(input().value).toBe('');
    keep(Date.now(), 42);
    await page.reload();
    await until(() => expect(input().value).toBe(ADDRESS));
  });
});

const account = (id: number) => readSession(sessionBody({ member_id: id })) ?? expect.fail('no account');

describe('the guide form when the account changes', () => {
  it('shows nobody else what a member has typed, and shows it again to that member [PRC-14]', async () => {
    const page = await openForm({ answers: { session: sessionBody({ member_id: 41 }) } });
    await holds(() => page.store.getState().session.status === 'known');
    type(ADDRESS);
    await until(() => expect(input().value).toBe(ADDRESS));
    for (const next of [VISITOR, account(42)]) {
      page.store.dispatch(sessionRead(next));
      await until(() => expect(input().value).toBe(''));
    }
    page.store.dispatch(sessionRead(account(41)));
    await until(() => expect(input().value).toBe(ADDRESS));
  });

  it('keeps what a visitor has typed for whoever signs in, and for nobody after that [PRC-14]', async () => {
    const page = await openForm({ answers: { session: { status: 200, member_id: 0 } } });
    type(ADDRESS);
    await until(() => expect(input().value).toBe(ADDRESS));
    page.store.dispatch(sessionRead(account(41)));
    await holds(() => page.store.getState().session.account.memberId === 41);
    expect(input().value).toBe(ADDRESS);
    page.store.dispatch(sessionRead(VISITOR));
    await until(() => expect(input().value).toBe(''));
  });
});
