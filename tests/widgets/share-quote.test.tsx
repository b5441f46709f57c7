import { afterEach, describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { selectShareProgress } from '../../src/flows/share-quote/selectors';
import { enter } from '../kit/enter';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers, type Page } from '../kit/mount';
import { holds, until } from '../kit/until';
import { sessionBody } from '../kit/wire';

const TAG = 'waybill-share-quote';
const PANEL = `<${TAG}></${TAG}>`;
const MARKET = `<${TAG} surface="marketplace"></${TAG}>`;
const root = () => shadowOf(TAG);
const find = <E extends Element>(selector: string): E => {
  const found = root().querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector} in ${root().innerHTML}`);
  return found;
};
const field = () => find<HTMLInputElement>('.tag-box input');
const comment = () => find<HTMLTextAreaElement>('textarea');
const tags = () => [...root().querySelectorAll('.tag-text')].map(textOf);
const badTags = () => [...root().querySelectorAll('.is-bad .tag-text')].map(textOf);
const errors = () => [...root().querySelectorAll('.error-text, .error:not(:has(.error-text))')].map(textOf);
const which = () => textOf(root().querySelector('.error-which'));
const shareButton = () => find<HTMLButtonElement>('button[type="submit"]');
const shares = ({ calls }: Page) => calls.filter(({ name }) => name === 'cartShare');

const type = (text: string, into: HTMLInputElement | HTMLTextAreaElement = field()): void => enter(into, text);
const press = (key: string, on: Element = field()) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
function paste(text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  field().dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
}
const submit = () => shareButton().click();

/** Opens a page with a package in the cart and a ready share form. */
async function openForm(answers: Answers = {}, markup = PANEL): Promise<Page> {
  const page = await mountPage(markup, { answers: { cartShare: { status: 200, message: 'ok' }, ...answers } });
  waybill.cart.add('package/1001');
  await holds(() => page.writes().length > 0 && page.store.getState().cart.busy === null);
  await until(() => field());
  return page;
}

async function withTags() {
  await openForm();
  paste('a@x.com b@x.com c@x.com');
  await until(() => expect(tags()).toHaveLength(3));
  field().focus();
}
const focused = () => root().activeElement?.getAttribute('aria-label');
const news = () => textOf(find('output'));
const counter = () => textOf(find('.counter'));
const dialogs = () => shadowOf('waybill-dialogs');
const dialogText = () => textOf(one(dialogs(), 'dialog').querySelector('.dialog-lead'));

/** Holds an answer back until the test releases it. */
function later(answer: () => unknown) {
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((resolve) => void waiting.push(resolve));
  return { give: () => waiting.forEach((go) => go()), answer: () => held.then(answer) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the form in the page', () => {
  it('has addresses, a comment and a button, and names the shared content [QUO-05, QUO-06, QUO-08]', async () => {
    await openForm();
    expect(field().labels?.[0]?.textContent).toBe('Email addresses');
    expect(comment().labels?.[0]?.textContent).toBe('Commentoptional');
    expect(textOf(find('.share-summary'))).toBe('Plan 1001 $90.00 /month');
    expect(textOf(shareButton())).toBe('Share quote');
  });

  it('is replaced by a sentence while the cart is empty', async () => {
    await mountPage(PANEL);
    await until(() => expect(seen(TAG)).toContain('There’s no quote to share yet. Add a package or an add-on first.'));
    expect(root().querySelector('form')).toBeNull();
  });

  it.each([['is_indirect'], ['is_affiliate']])('is not rendered for a member with %s [PRC-31]', async (flag) => {
    await mountPage(PANEL, { answers: { session: sessionBody({ [flag]: 1 }) } });
    await holds(() => document.querySelector(TAG)?.shadowRoot?.querySelector('.wb-root') !== null);
    await until(() => expect(seen(TAG)).toBe(''));
  });
});

describe('the addresses', () => {
  it.each([
    ['Enter', () => press('Enter'), 'QUO-28'],
    ['leaving the field', () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })), 'QUO-30'],
  ])('become a tag by %s [QUO-28, QUO-30]', async (_, finish) => {
    await openForm();
    type('ann@x.com');
    expect(tags()).toEqual([]);
    finish();
    await until(() => expect(tags()).toEqual(['ann@x.com']));
    expect(field().value).toBe('');
    expect(textOf(shareButton())).toBe('Share with 1 person');
  });

  it.each([' ', ','])('become a tag by %j [QUO-29, QUO-34]', async (separator) => {
    await openForm();
    type(`ann@x.com${separator}`);
    await until(() => expect(tags()).toEqual(['ann@x.com']));
    expect(field().value).toBe('');
  });

  it('become tags when they are pasted, line by line [QUO-31, QUO-35]', async () => {
    await openForm();
    paste('ann@x.com\nbob@x.com, ANN@x.com\r\ncid@x.com');
    await until(() => expect(tags()).toEqual(['ann@x.com', 'bob@x.com', 'cid@x.com']));
    expect(errors()).toEqual([]);
    expect(textOf(shareButton())).toBe('Share with 3 people');
  });

  it('become a tag 800 ms after the last key, not 799 [QUO-32]', async () => {
    await openForm();
    vi.useFakeTimers();
    type('ann@x.co');
    await vi.advanceTimersByTimeAsync(799);
    type('ann@x.com');
    await vi.advanceTimersByTimeAsync(799);
    expect(tags()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(tags()).toEqual(['ann@x.com']);
  });

  it('stay text after a pause if they are incomplete', async () => {
    await openForm();
    vi.useFakeTimers();
    type('ann@tide');
    await vi.advanceTimersByTimeAsync(2000);
    expect(field().value).toBe('ann@tide');
    expect(tags()).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('are not changed during an IME composition', async () => {
    await openForm();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'あ い');
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    expect(tags()).toEqual([]);
    expect(field().value).toBe('あ い');
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await until(() => expect(tags()).toEqual(['あ']));
    expect(field().value).toBe('い');
  });
});

describe.each([
  [
    'pricing',
    PANEL,
    ['input contains invalid emails', 'input contains duplicate email(s)', 'Please enter at least one email address'],
  ],
  [
    'marketplace',
    MARKET,
    [
      'Input contains invalid email(s).',
      'Input contains duplicate email(s).',
      'Please enter at least one email address.',
    ],
  ],
])('the errors of the %s surface', (_, markup, [invalid, duplicate, required]) => {
  it('have the documented texts [QUO-23, QUO-24, QUO-25, QUO-26, QUO-37]', async () => {
    const page = await openForm({}, markup);
    submit();
    await until(() => expect(errors()).toEqual([required]));
    expect(root().activeElement).toBe(field());
    await until(() => expect(textOf(one(root(), 'alert'))).toBe(`Quote not sent${required}`));

    type('fleet@tidewater ');
    await until(() => expect(errors()).toEqual([invalid]));
    expect(badTags()).toEqual(['fleet@tidewater']);
    expect(which()).toBe('Check fleet@tidewater');
    expect(shareButton().getAttribute('aria-disabled')).toBeNull();
    one(root(), 'button', 'Remove fleet@tidewater').click();
    await until(() => expect(errors()).toEqual([required]));

    type(`${'a'.repeat(45)}@x.com `);
    await until(() => expect(errors()).toEqual(['Email address may not be greater than 50 characters']));
    one(root(), 'button', /^Remove/).click();
    await until(() => expect(tags()).toEqual([]));

    type('ann@x.com ');
    type('ANN@x.com ');
    await until(() => expect(errors()).toEqual([duplicate]));
    expect(tags()).toEqual(['ann@x.com']);
    expect(which()).toBe('Check ANN@x.com');
    expect(field().value).toBe('ANN@x.com ');
    submit();
    expect(shares(page)).toEqual([]);
  });
});

describe('the cap of the marketplace', () => {
  const many = Array.from({ length: 30 }, (_, at) => `person${at}@x.com`).join(' ');
  it('shows the 255-character message, and the pricing page has no cap [QUO-36]', async () => {
    await openForm({}, MARKET);
    paste(many);
    await until(() => expect(errors()).toEqual(['This field may not be greater than 255 characters']));
    document.querySelector(TAG)?.setAttribute('surface', 'pricing');
    await until(() => expect(tags()).toEqual([]));
    paste(many);
    await until(() => expect(tags()).toHaveLength(30));
    expect(errors()).toEqual([]);
  });
});

describe('tags by keyboard', () => {
  it('get the focus by Backspace at the start, move by arrows and can be removed; the focus stays nearby', async () => {
    await withTags();
    press('Backspace');
    expect(focused()).toBe('Remove c@x.com');
    press('ArrowLeft', root().activeElement ?? undefined);
    expect(focused()).toBe('Remove b@x.com');
    press('Delete', root().activeElement ?? undefined);
    await until(() => expect(tags()).toEqual(['a@x.com', 'c@x.com']));
    expect(focused()).toBe('Remove c@x.com');
    press('Backspace', root().activeElement ?? undefined);
    await until(() => expect(tags()).toEqual(['a@x.com']));
    expect(focused()).toBe('Remove a@x.com');
    press('ArrowRight', root().activeElement ?? undefined);
    expect(root().activeElement).toBe(field());
    press('ArrowLeft');
    press('Delete', root().activeElement ?? undefined);
    await until(() => expect(tags()).toEqual([]));
    expect(root().activeElement).toBe(field());
  });

  it('get no focus while there is text before the caret', async () => {
    await withTags();
    type('d');
    press('Backspace');
    expect(root().activeElement).toBe(field());
  });

  it('can be edited in the field again', async () => {
    await openForm();
    type('fleet@tide ');
    await until(() => one(root(), 'button', 'fleet@tide, not valid, edit')).then((button) => button.click());
    await until(() => expect(field().value).toBe('fleet@tide'));
    expect(tags()).toEqual([]);
    expect(root().activeElement).toBe(field());
  });

  it('are announced when they are added or removed, with their errors', async () => {
    await openForm();
    type('ann@x.com ');
    await until(() => expect(news()).toBe('ann@x.com added.'));
    paste('b@x.com c@x.com');
    await until(() => expect(news()).toBe('2 addresses added.'));
    press('Backspace');
    press('Delete', root().activeElement ?? undefined);
    await until(() => expect(news()).toBe('c@x.com removed.'));
    type('nope ');
    await until(() => expect(news()).toBe('nope added. input contains invalid emails'));
    type('ann@x.com ');
    await until(() => expect(news()).toBe('input contains duplicate email(s)'));
  });
});

describe('the comment', () => {
  it('has a live counter, and blocks sending from 256 characters on without losing text [QUO-16, QUO-17, QUO-19, QUO-21]', async () => {
    const page = await openForm();
    type('ann@x.com ');
    type('x'.repeat(106), comment());
    await until(() => expect(counter()).toBe('106 / 255'));
    type('<b>'.repeat(85), comment());
    await until(() => expect(counter()).toBe('255 / 255'));
    expect(errors()).toEqual([]);
    type('x'.repeat(280), comment());
    await until(() => expect(counter()).toBe('280 / 255'));
    expect(errors()).toEqual(['This field may not be greater than 255 characters']);
    expect(find('.counter').className).toContain('is-over');
    expect(comment().value).toHaveLength(280);
    expect(shareButton().getAttribute('aria-disabled')).toBeNull();
    submit();
    await until(() => expect(root().activeElement).toBe(comment()));
    await until(() =>
      expect(textOf(one(root(), 'alert'))).toContain('This field may not be greater than 255 characters'),
    );
    expect(shares(page)).toEqual([]);
  });

  it('has its error in Spanish [QUO-20]', async () => {
    document.documentElement.lang = 'es';
    await openForm();
    type('x'.repeat(256), comment());
    await until(() => expect(errors()).toEqual(['Este campo no debe ser mayor de 255 caracteres']));
  });
});

describe('sharing', () => {
  it('includes typed text, sends once and shows success [QUO-10, QUO-18, QUO-22, QUO-33, QUO-38, QUO-39, QUO-41, API-12]', async () => {
    const { give, answer } = later(() => ({ status: 200, message: 'ok', result: { url: '/quote/view' } }));
    const page = await openForm({ cartShare: answer });
    page.hear('quote-share');
    type('ann@x.com ');
    type('b@x.com');
    type('See <b>you</b>\u0007!', comment());
    await until(() => expect(textOf(shareButton())).toBe('Share with 2 people'));
    expect(selectShareProgress(page.store.getState())).toBe(0);
    submit();
    submit();
    await until(() => expect(dialogText()).toBe('Processing your quote share request, please wait...'));
    expect(selectShareProgress(page.store.getState())).toBe(42);
    expect(page.events).toEqual([]);
    give();
    await until(() => expect(dialogText()).toBe('Quote successfully shared.'));
    const link = one(shadowOf('waybill-dialogs'), 'link', /quote\/view, opens in a new tab$/);
    expect([new URL(link.getAttribute('href') ?? '').pathname, link.getAttribute('target')]).toEqual([
      '/quote/view',
      '_blank',
    ]);
    expect(selectShareProgress(page.store.getState())).toBe(43);
    expect(shares(page).map(({ body }) => body)).toEqual([
      {
        emails: ['ann@x.com', 'b@x.com'],
        comments: 'See you!',
        cart: {
          plan: { id: 1001, quantity: 0, selected_subpackages: [] },
          modules: [
            { id: 1, bundled: 1, quantity: 1 },
            { id: 2, bundled: 1, quantity: 1 },
          ],
          currency: 'USD',
        },
      },
    ]);
    expect(page.events.map(({ detail }) => detail)).toEqual([{ recipients: 2 }]);
    expect(page.events[0]?.from === document.querySelector(TAG)).toBe(true);
    expect(tags()).toEqual([]);
    expect(comment().value).toBe('');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//'])('shows no link to %s', async (url) => {
    await openForm({ cartShare: { status: 200, message: 'ok', result: { url } } });
    type('ann@x.com ');
    submit();
    await until(() => expect(dialogText()).toBe('Quote successfully shared.'));
    expect(all(shadowOf('waybill-dialogs'), 'link')).toEqual([]);
  });

  it('sends the marketplace’s body from the marketplace [API-13]', async () => {
    const page = await openForm({}, MARKET);
    type('ann@x.com ');
    submit();
    await until(() => expect(shares(page)).toHaveLength(1));
    expect(shares(page)[0]?.body).toEqual({
      queue: 0,
      quote: { quantity: 0, emails: [{ email: 'ann@x.com' }], usages: [], comment: '' },
    });
  });

  it.each([
    [
      'a server error',
      () => ({ status: 500 }),
      'An error occurred while processing your request, please try again',
      'Quote not sent',
    ],
    [
      'too many requests',
      () => Response.json({ status: 429, message: 'Busy' }, { status: 429, headers: { 'Retry-After': '1830' } }),
      'You’ve reached the limit for sharing without signing in. Your quote is saved: share it with fewer people, try again in 31 minutes, or sign in.',
      'Quote not sent',
    ],
    [
      'a body that is not JSON',
      () => new Response('<html>', { status: 404 }),
      'There has been an error while processing your Quote Share request, please try again.',
      'Your quote may not have been sent',
    ],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('network')),
      'There has been an error while processing your Quote Share request, please try again.',
      'Quote not sent',
    ],
  ])(
    'that fails with %s shows a message and keeps the form [QUO-40, QUO-41, CHK-35]',
    async (_, answer, text, title) => {
      const page = await openForm({
        cartShare: answer,
        outcome: () => Response.json({ status: 404, reason: 'never_arrived' }, { status: 404 }),
      });
      page.hear('error');
      type('ann@x.com ');
      type('Hello', comment());
      submit();
      await until(() => expect(dialogText()).toBe(text));
      one(dialogs(), 'dialog', title);
      expect(selectShareProgress(page.store.getState())).toBe(44);
      expect(page.events.map(({ detail }) => detail)).toMatchObject([{ surface: 'quote' }]);
      expect(tags()).toEqual(['ann@x.com']);
      expect(comment().value).toBe('Hello');
      expect(shares(page)).toHaveLength(1);
    },
  );

  it('again after an unknown outcome uses the same idempotency key, and a new one for changed content', async () => {
    const page = await openForm({
      cartShare: () => Promise.reject(new TypeError('network')),
      outcome: () => Response.json({ status: 404, reason: 'never_arrived' }, { status: 404 }),
    });
    const keys = () => shares(page).map(({ headers }) => headers.get('Idempotency-Key'));
    const send = async (times: number) => {
      submit();
      await until(() => expect(shares(page)).toHaveLength(times));
      await until(() => one(dialogs(), 'button', 'OK')).then((ok) => ok.click());
      await until(() => expect(all(dialogs(), 'dialog')).toEqual([]));
    };
    type('ann@x.com ');
    await send(1);
    await send(2);
    type('Hello', comment());
    await send(3);
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('the input of the form', () => {
  it('survives a move and a change of the surface and back', async () => {
    await openForm();
    type('ann@x.com half');
    type('Hello', comment());
    await until(() => expect(tags()).toEqual(['ann@x.com']));
    const element = document.querySelector(TAG) ?? document.body;
    document.body.append(document.createElement('main'));
    document.querySelector('main')?.append(element);
    element.setAttribute('surface', 'marketplace');
    await until(() => expect(tags()).toEqual([]));
    element.setAttribute('surface', 'pricing');
    await until(() => expect(tags()).toEqual(['ann@x.com']));
    expect(field().value).toBe('half');
    expect(comment().value).toBe('Hello');
  });
});

/** Returns the draft of this tab. */
const kept = (): unknown => JSON.parse(sessionStorage.getItem('waybill.share_draft_pricing') ?? '{}').data;

describe('what was typed into the share form', () => {
  it.each([401, 419])(
    'is there again after the reload that a %s asks for, and gone once it is sent',
    async (status) => {
      const page = await openForm({ cartShare: { status, message: 'Over' } });
      paste('a@x.com not-an-address');
      type('See you on Monday', comment());
      type('b@x.c');
      await until(() =>
        expect(kept()).toMatchObject({ addresses: 'a@x.com not-an-address b@x.c', comment: 'See you on Monday' }),
      );
      page.script.cartShare = { status: 200, message: 'ok' };
      await page.reload();
      await until(() =>
        expect([...tags(), comment().value]).toEqual(['a@x.com', 'not-an-address', 'b@x.c', 'See you on Monday']),
      );
      expect(badTags()).toEqual(['not-an-address', 'b@x.c']);
    },
  );

  it('is kept for ten minutes from when it was typed, also if it is restored meanwhile', async () => {
    const page = await openForm();
    paste('a@x.com');
    await until(() => expect(kept()).toBeDefined());
    const stored = JSON.parse(sessionStorage.getItem('waybill.share_draft_pricing') ?? '{}');
    const at = Date.now() - 300_000;
    sessionStorage.setItem('waybill.share_draft_pricing', JSON.stringify({ ...stored, at }));
    await page.reload();
    await until(() => expect(tags()).toEqual(['a@x.com']));
    expect(JSON.parse(sessionStorage.getItem('waybill.share_draft_pricing') ?? '{}')).toMatchObject({ at });
  });

  it('is deleted once it is sent', async () => {
    await openForm();
    paste('a@x.com');
    await until(() => expect(kept()).toBeDefined());
    submit();
    await until(() => expect(kept()).toBeUndefined());
  });
});
