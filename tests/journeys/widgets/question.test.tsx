import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import '../../../src/commands/start-activation';
import '../../../widgets/dialogs/parts/activation/activation-dialog';
import { one, seen, shadowOf, textOf } from '../../kit/look';
import { DETAILS } from '../../kit/billing';
import { leave, mountPage } from '../../kit/mount';
import { until } from '../../kit/until';
import type { Cell } from '../accounts/cells';
import { serverElsewhere } from '../levels/child';
import { openLevel, type Level } from '../levels/server';
import { asJson, list, visitOf, type Visit } from '../levels/visit';
import { answersOf } from './page';

/** The demo subscriber: billed yearly, with a switched-off add-on that was never paid for. */
const SUBSCRIBER = { id: 1002, name: 'subscriber' } as const;
const TERRITORIES = { id: 143, title: 'Territory Routing' } as const;
/** An add-on that is switched off but paid for until the period ends. */
const ZONES = { id: 142, title: 'Avoidance Zones' } as const;
const NOON = Date.UTC(2026, 0, 1, 12);
const CARD = { type: 1, cardno: '5555555555554444', cvv: '123', year: '2030', month: '8', name_on_account: 'Ada' };
const [MODULE, SUBSCRIPTION] = ['waybill-module-details', 'waybill-subscription'];

let level: Level;
beforeAll(async () => {
  level = await openLevel(serverElsewhere);
}, 120_000);
afterAll(() => level.close());
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

/** Resets the demo account and sets its country of taxation. */
async function subscriber(country: Cell['country']): Promise<Visit> {
  await level.go(NOON);
  const visit = await visitOf(level.server, { ...SUBSCRIBER, cell: { kind: 'yearly', currency: 'USD', country } });
  await visit.raw('/demo/activation', { method: 'DELETE' });
  await visit.enter(SUBSCRIBER.id);
  const address = country === 'GB' ? { country, state: '', zip: 'LS1 4DY' } : {};
  await visit.post('/account/billing/update', { member_id: SUBSCRIBER.id, ...DETAILS, ...CARD, ...address });
  return visit;
}

const amountIn = (text: string, before: RegExp): string =>
  new RegExp(`${before.source}\\D*(\\$[\\d,]+\\.\\d\\d)`).exec(text)?.[1] ?? `nothing after ${before.source}: ${text}`;
const written = (minor: number): string =>
  (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const minorOf = (value: unknown): number => Math.round(Number(value) * 100);

describe('an add-on that is bought in the subscription widget', () => {
  it.each(['GB', 'US'] as const)(
    'has one sum in explanation, question, button, charge and invoice, for an account billed yearly in %s [REV-80]',
    async (country) => {
      const visit = await subscriber(country);
      const path = `/cart/module/${TERRITORIES.id}/activate?is_marketplace=1`;
      const asked = asJson((await visit.get(path))['statement']);
      const [total, recurring] = [minorOf(asked['total']), minorOf(asked['recurring'])];
      expect(minorOf(asked['tax']) > 0).toBe(country === 'GB');
      const before = await level.server.desk.charged(visit.id);
      vi.useFakeTimers({ toFake: ['Date'], now: level.time.now });
      const markup = `<${SUBSCRIPTION}></${SUBSCRIPTION}><${MODULE} module="${TERRITORIES.id}"></${MODULE}>`;
      await mountPage(markup, { answers: answersOf(visit) });
      // The details page shows the same amount before tax, as its note says.
      const why = await until(() => shadowOf(MODULE).querySelector('details') ?? one(shadowOf(MODULE), 'summary'));
      if (why instanceof HTMLDetailsElement) why.open = true;
      await until(() => expect(amountIn(seen(MODULE), /Due today/)).toBe(written(minorOf(asked['subtotal']))));
      const button = () => one(shadowOf(SUBSCRIPTION), 'button', `Activate ${TERRITORIES.title}`);
      (await until(button)).click();
      const dialog = await until(() => one(shadowOf('waybill-dialogs'), 'dialog', `Activate ${TERRITORIES.title}?`));
      await until(() => expect(textOf(dialog)).toContain('Due today:'));
      expect(amountIn(textOf(dialog), /Due today:/)).toBe(written(total));
      expect(textOf(dialog)).toContain(`your invoice is ${written(recurring)} a year.`);
      expect(textOf(dialog).includes('Tax included.')).toBe(country === 'GB');
      one(dialog, 'button', `Activate for ${written(total)}`).click();
      const charged = () => level.server.desk.charged(visit.id);
      await vi.waitFor(async () => expect(await charged()).toEqual([...before, total]), 15_000);
      const invoices = list((await visit.get(`/account/${visit.id}/invoices`))['data']);
      expect(minorOf(invoices[0]?.['amount'])).toBe(total);
    },
    60_000,
  );

  it('costs nothing in any place if it is switched off but paid for [REV-100]', async () => {
    const visit = await subscriber('GB');
    const asked = await visit.get(`/cart/module/${ZONES.id}/activate?is_marketplace=1`);
    expect(JSON.stringify(asked)).not.toMatch(/\$[1-9]/);
    vi.useFakeTimers({ toFake: ['Date'], now: level.time.now });
    await mountPage(`<${MODULE} module="${ZONES.id}"></${MODULE}>`, { answers: answersOf(visit) });
    const why = await until(() => shadowOf(MODULE).querySelector('details') ?? one(shadowOf(MODULE), 'summary'));
    if (why instanceof HTMLDetailsElement) why.open = true;
    await until(() => expect(amountIn(seen(MODULE), /Due today/)).toBe(written(0)));
  });
});
