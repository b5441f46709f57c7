import { describe, expect, it, vi } from 'vitest';
import '../../src/flows/share-link/effects';
import '../../src/views/share-link';
import { waybill } from '../../src/app/public';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers } from '../kit/mount';
import { holds, until } from '../kit/until';
import { cartBody, wirePlan } from '../kit/wire';

const TAG = 'waybill-share-quote';
const MEMBER = { status: 200, member_id: 7, country: 'US', currency: 'USD' };
const ID = 'b'.repeat(32);
const ESTIMATE = 'e'.repeat(32);
const SHARED = { status: 200, result: { url: `/cart/share/view?type=quote&id=${ID}`, estimate_id: ESTIMATE } };
const button = (name: string) => one(shadowOf(TAG), 'button', name);
const dialog = () => one(shadowOf('waybill-dialogs'), 'dialog');
const busy = () => Response.json({ status: 429, message: 'Busy' }, { status: 429, headers: { 'Retry-After': '1830' } });
const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });

async function openForm(answers: Answers) {
  const page = await mountPage(`<${TAG}></${TAG}>`, { answers, api: 'https://api.example.com' });
  waybill.cart.add('package/1001');
  await until(() => button('Copy link'));
  await holds(() => page.store.getState().cart.busy === null);
  return { ...page, shares: () => page.calls.filter(({ name }) => name === 'cartShare') };
}

describe('the share form without a mail', () => {
  it('copies a link without a mail, created once for the same content [REV-44]', async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const page = await openForm({ cartShare: SHARED });
    button('Copy link').click();
    await until(() => expect(seen(TAG)).toContain('Link copied:'));
    expect(writeText).toHaveBeenCalledWith(`https://api.example.com/cart/share/view?type=quote&id=${ID}`);
    expect(page.shares()[0]?.body).toMatchObject({ emails: [], link: 1, cart: { plan: { id: 1001 } } });
    button('Copy link').click();
    await holds(() => writeText.mock.calls.length === 2);
    expect(page.shares()).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('shows the link if the browser refuses the clipboard [REV-44]', async () => {
    await openForm({ cartShare: SHARED });
    button('Copy link').click();
    await until(() =>
      expect(seen(TAG)).toContain(`Link to this quote: https://api.example.com/cart/share/view?type=quote&id=${ID}`),
    );
    const link = one(shadowOf(TAG), 'link', /^https:/);
    expect(link.getAttribute('href')).toBe(`https://api.example.com/cart/share/view?type=quote&id=${ID}`);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('is busy until the answer arrives, with all other ways to share disabled [REV-44, REV-125]', async () => {
    const held: ((body: unknown) => void)[] = [];
    const late = new Promise((resolve) => void held.push(resolve));
    await openForm({ cartShare: () => late });
    button('Copy link').click();
    await until(() => expect(button('Copy link').getAttribute('aria-busy')).toBe('true'));
    expect(button('Download PDF').getAttribute('aria-disabled')).toBe('true');
    held[0]?.(SHARED);
    await until(() => expect(button('Download PDF').getAttribute('aria-disabled')).toBeNull());
  });

  it('offers an estimate too, and removes both once the cart or the comment changes [REV-44, API-14]', async () => {
    await openForm({ cartShare: SHARED });
    const estimate = () => shadowOf(TAG).querySelector<HTMLAnchorElement>('a.btn[target=_blank]');
    expect(estimate()).toBeNull();
    button('Copy link').click();
    await until(() => expect(estimate()?.textContent).toContain('Open as an estimate'));
    expect(estimate()?.href).toBe(`https://api.example.com/cart/share/view?type=estimate&id=${ESTIMATE}`);
    waybill.cart.add('module/11');
    await until(() => expect(estimate()).toBeNull());
    expect(seen(TAG)).not.toContain(ID);
  });

  it('links to no other page, whatever address the server sends for the estimate', async () => {
    await openForm({
      cartShare: { ...SHARED, result: { ...SHARED.result, estimate_id: '//evil.example/x?"><img src=x>' } },
    });
    button('Copy link').click();
    const link = await until(() => {
      const found = shadowOf(TAG).querySelector<HTMLAnchorElement>('a.btn[target=_blank]');
      if (!found) throw new Error('no link');
      return found;
    });
    expect(new URL(link.href).origin).toBe('https://api.example.com');
    expect(shadowOf(TAG).querySelector('img')).toBeNull();
  });

  it('mails the PDF to a member on request, and to no other address [REV-44, API-15]', async () => {
    const page = await openForm({
      cartShare: SHARED,
      session: MEMBER,
      cart: cartBody(wirePlan(1001)),
      cartPdfSend: { status: 200 },
    });
    await until(() => button('Email me the PDF'));
    button('Email me the PDF').click();
    await until(() => expect(seen(TAG)).toContain('The PDF is on its way to your email.'));
    expect(page.calls.find(({ name }) => name === 'cartPdfSend')?.url).toContain(`/cart/data/pdf/${ID}/send`);
    expect(page.shares()[0]?.body).toMatchObject({ emails: [], link: 1 });
  });

  it('has no mail button for a visitor, whose address is unknown [REV-44]', async () => {
    await openForm({});
    expect(seen(TAG)).not.toContain('Email me the PDF');
  });

  it('names the wait after too many links [REV-85]', async () => {
    await openForm({ cartShare: busy });
    button('Copy link').click();
    await until(() => expect(textOf(dialog())).toContain('try again in 31 minutes, or sign in'));
    expect(textOf(dialog())).toContain('We couldn’t prepare the quote');
  });

  it('saves the PDF of that quote [REV-44]', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: () => 'blob:quote', revokeObjectURL: () => {} });
    const page = await openForm({ cartShare: SHARED, cartPdf: pdf });
    button('Download PDF').click();
    await holds(() => saved.mock.calls.length === 1);
    expect(page.calls.find(({ name }) => name === 'cartPdf')?.url).toContain(`/cart/data/pdf/${ID}`);
    saved.mockRestore();
  });

  it.each<[string, Answers]>([
    ['the server rejects it', { cartShare: () => Response.json({ status: 400 }, { status: 400 }) }],
    ['the reply has no link', { cartShare: { status: 200 } }],
    ['the link is not a web address', { cartShare: { status: 200, result: { url: 'javascript:alert(1)' } } }],
    ['the document is not a PDF', { cartShare: SHARED, cartPdf: { status: 200 } }],
  ])('shows a failure if %s', async (_, answers) => {
    await openForm(answers);
    button('Download PDF').click();
    await until(() => expect(textOf(dialog())).toContain('We couldn’t prepare the quote'));
  });
});
