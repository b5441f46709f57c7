import { describe, expect, it } from 'vitest';
import '../../src/flows/share-link/effects';
import '../../src/views/share-link';
import { waybill } from '../../src/app/public';
import { emptyDraft } from '../../src/domain/quote/draft';
import { draftChanged } from '../../src/flows/share-quote/slice';
import { enter } from '../kit/enter';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers } from '../kit/mount';
import { holds, until } from '../kit/until';
import { cartBody, sessionBody, wirePlan } from '../kit/wire';

const TAG = 'waybill-share-quote';
const SHARED = { status: 200, message: 'ok', result: { url: `/cart/share/view?type=quote&id=${'b'.repeat(32)}` } };

const root = () => shadowOf(TAG);
const nameField = () => root().querySelector<HTMLInputElement>('input[autocomplete="name"]');
const shown = (): HTMLInputElement => {
  const found = nameField();
  if (!found) throw new Error('no field for a name');
  return found;
};
const addresses = () => root().querySelector<HTMLInputElement>('.tag-box input');
const type = (text: string, into: HTMLInputElement | null): void => {
  if (into) enter(into, text);
};
const submit = () => root().querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
const kept = (): unknown => JSON.parse(sessionStorage.getItem('waybill.share_draft_pricing') ?? '{}').data;

async function openForm(answers: Answers = {}, markup = `<${TAG}></${TAG}>`) {
  const page = await mountPage(markup, { answers: { cartShare: SHARED, ...answers } });
  waybill.cart.add('package/1001');
  await until(() => expect(addresses()).not.toBeNull());
  await holds(() => page.store.getState().cart.busy === null);
  return { ...page, shares: () => page.calls.filter(({ name }) => name === 'cartShare') };
}

describe('the name of whoever shares a quote', () => {
  it.each([
    ['pricing', `<${TAG}></${TAG}>`],
    ['marketplace', `<${TAG} surface="marketplace"></${TAG}>`],
  ])('is asked of a visitor, may be left out, and is sent from the form of %s [API-12, API-13]', async (_, markup) => {
    const page = await openForm({}, markup);
    expect(textOf(shown().labels?.[0] ?? null)).toBe('Your nameoptional');
    type('a@x.com ', addresses());
    submit();
    await until(() => expect(page.shares()).toHaveLength(1));
    expect(page.shares()[0]?.body).not.toHaveProperty('name');
    await until(() => one(shadowOf('waybill-dialogs'), 'button', 'OK').click());
    await until(() => expect(page.store.getState().share?.phase).toBe('shared'));
    type('a@x.com ', addresses());
    type('  Ada   Lovelace ', shown());
    submit();
    await until(() => expect(page.shares()).toHaveLength(2));
    expect(page.shares()[1]?.body).toHaveProperty('name', 'Ada Lovelace');
    await until(() => expect(shown().value).toBe(''));
  });

  it('of a member is known, neither asked nor sent, also if it was typed before the sign-in', async () => {
    const page = await openForm({ session: sessionBody(), cart: cartBody(wirePlan(1001)) });
    expect(nameField()).toBeNull();
    page.store.dispatch(draftChanged({ surface: 'pricing', draft: { ...emptyDraft, name: 'x'.repeat(101) } }));
    type('a@x.com ', addresses());
    submit();
    await until(() => expect(page.shares()).toHaveLength(1));
    expect(page.shares()[0]?.body).not.toHaveProperty('name');
  });

  it('may have 100 characters; a longer one stays, is told at its field, and nothing is sent', async () => {
    const page = await openForm();
    type('a@x.com ', addresses());
    type('x'.repeat(101), shown());
    await until(() => expect(seen(TAG)).toContain('Use at most 100 characters for your name.'));
    expect(shown().getAttribute('aria-invalid')).toBe('true');
    submit();
    await until(() => expect(seen(TAG)).toContain('Quote not sent'));
    await until(() => expect(root().activeElement).toBe(shown()));
    one(root(), 'button', 'Copy link').click();
    expect([page.shares().length, shown().value.length]).toEqual([0, 101]);
    type('x'.repeat(100), shown());
    await until(() => expect(seen(TAG)).not.toContain('Use at most'));
    submit();
    await until(() => expect(page.shares()).toHaveLength(1));
  });

  it('makes another link, which tells it too [REV-44]', async () => {
    const page = await openForm();
    await until(() => one(root(), 'button', 'Copy link'));
    one(root(), 'button', 'Copy link').click();
    await until(() => expect(seen(TAG)).toContain('Link to this quote:'));
    type('Ada', shown());
    await until(() => expect(seen(TAG)).not.toContain('Link to this quote:'));
    one(root(), 'button', 'Copy link').click();
    await until(() => expect(page.shares()[1]?.body).toMatchObject({ link: 1, name: 'Ada' }));
  });

  it('is there again after a reload, and deleted once the quote is sent', async () => {
    const page = await openForm();
    type('Ada Lovelace', shown());
    await until(() => expect(kept()).toMatchObject({ name: 'Ada Lovelace' }));
    await page.reload();
    await until(() => expect(shown().value).toBe('Ada Lovelace'));
    type('a@x.com ', addresses());
    submit();
    await until(() => expect(kept()).toBeUndefined());
  });
});
