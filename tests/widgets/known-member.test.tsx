import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { all, nameOf, seen, shadowOf } from '../kit/look';
import { leave, mountPage, VISITOR_BODY } from '../kit/mount';
import { until } from '../kit/until';
import { cartBody, sessionBody, wirePlan } from '../kit/wire';

const SHOP = '<waybill-pricing-table></waybill-pricing-table><waybill-cart></waybill-cart>';
const TRIES = /try free|test drive|registration/i;
const MEMBERS = /^(choose|continue to checkout)/i;

const isChoice = (name: string): boolean => name.startsWith('Choose');

const hint = (): unknown => JSON.parse(localStorage.getItem('waybill.member') ?? '{}').data;
const buttons = (): string[] =>
  ['waybill-pricing-table', 'waybill-cart'].flatMap((tag) => all(shadowOf(tag), 'button').map(nameOf));
const words = (): string => `${seen('waybill-pricing-table')} ${seen('waybill-cart')}`;

/** Fills the storage as an earlier page of this person has left it. */
async function comeBefore(session: object): Promise<void> {
  const page = await mountPage(SHOP, { answers: { session, cart: cartBody(wirePlan(1001)) } });
  await until(() => expect(page.store.getState().session.status).toBe('known'));
  await leave();
}

/** Opens a page whose session answers after 7 s, and records every state of its buttons. */
function openLate(session: object) {
  const shown = new Set<string>();
  const look = (): void => {
    for (const name of document.querySelector('waybill-cart')?.shadowRoot ? buttons() : []) shown.add(name);
  };
  const answers = {
    cart: cartBody(wirePlan(1001)),
    session: () => new Promise((resolve) => void setTimeout(() => resolve(session), 7000)),
  };
  const page = mountPage(SHOP, { answers });
  return { shown, look, page };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('while the session is 7 s late', () => {
  it('a known member is offered no trial and no registration, and prices do not wait', async () => {
    await comeBefore(sessionBody({ member_id: 41 }));
    const { shown, look, page } = openLate(sessionBody({ member_id: 41 }));
    await until(() => expect(words()).toContain('$'));
    await until(() => expect(buttons().some(isChoice)).toBe(true));
    for (let waited = 0; waited < 8000; waited += 100) {
      look();
      expect(words()).not.toMatch(TRIES);
      await vi.advanceTimersByTimeAsync(100);
    }
    await page;
    look();
    expect([...shown].filter((name) => TRIES.test(name))).toEqual([]);
    expect([...shown].some(isChoice)).toBe(true);
  });

  it('a known visitor is offered nothing that is only for members', async () => {
    await comeBefore(VISITOR_BODY);
    const { shown, look, page } = openLate(VISITOR_BODY);
    await until(() => expect(words()).toContain('$'));
    for (let waited = 0; waited < 8000; waited += 100) {
      look();
      await vi.advanceTimersByTimeAsync(100);
    }
    await page;
    look();
    expect([...shown].filter((name) => MEMBERS.test(name))).toEqual([]);
    expect([...shown].some((name) => TRIES.test(name))).toBe(true);
  });

  it('a member whom the page names needs no earlier visit, and its visitor outranks one', async () => {
    const first = mountPage(`<waybill-config member-id="41">${SHOP}</waybill-config>`, {
      answers: { session: () => new Promise(() => undefined) },
    });
    await until(() => expect(buttons().some(isChoice)).toBe(true));
    expect(words()).not.toMatch(TRIES);
    await leave();
    void first;
    localStorage.setItem('waybill.member', JSON.stringify({ v: 1, at: 0, data: 1 }));
    void mountPage(`<waybill-config member-id="0">${SHOP}</waybill-config>`, {
      answers: { session: () => new Promise(() => undefined) },
    });
    await until(() => expect(words()).toMatch(TRIES));
  });
});

describe('the hint', () => {
  it('is 1 for a member, and 0 once the server says that nobody is signed in', async () => {
    await comeBefore(sessionBody({ member_id: 41 }));
    expect(hint()).toBe(1);
    await comeBefore(VISITOR_BODY);
    expect(hint()).toBe(0);
  });
});
