import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import '../../../src/runtime/begin-activation';
import '../../../widgets/dialogs/parts/activation/activation-dialog';
import { all, one, seen, shadowOf, textOf } from '../../kit/look';
import { leave, openPage, until } from '../../kit/mount';
import type { Cell } from '../accounts/cells';
import { serverElsewhere } from '../levels/child';
import { openLevel, type Level } from '../levels/server';
import { json, list, type Visit } from '../levels/visit';
import { answersOf } from './page';

const DAY = 86_400_000;
const ROUTE_PLANNER = { monthly: 5, yearly: 4 } as const;
const AVOIDANCE_ZONES = 191;
const MODULE = 'waybill-module-details';

let level: Level;
beforeAll(async () => {
  level = await openLevel(serverElsewhere);
}, 120_000);
afterAll(() => level.close());
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

/** Somebody who has had a package for some days. */
async function holder(kind: 'monthly' | 'yearly', country: Cell['country']): Promise<Visit> {
  await level.go(Date.UTC(2026, 2, 1, 4));
  const visit = await level.arrive({ kind, country, currency: 'USD' });
  await visit.change({ kind: 'choose', id: ROUTE_PLANNER[kind] });
  await visit.post(`/billing/account/${visit.id}/checkout?pricing=1`);
  await level.go(Date.UTC(2026, 2, 1, 4) + 5 * DAY);
  await visit.signIn();
  return visit;
}

const amountIn = (text: string, before: RegExp): string =>
  new RegExp(`${before.source}\\D*(\\$[\\d,]+\\.\\d\\d)`).exec(text)?.[1] ?? `nothing after ${before.source}: ${text}`;
const written = (minor: number): string =>
  (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const minorOf = (value: unknown): number => Math.round(Number(value) * 100);

const CASES = [
  ['yearly', 'GB', 'a year'],
  ['yearly', 'US', 'a year'],
  ['monthly', 'GB', 'a month'],
] as const;

describe('an add-on that is bought on the page of its module', () => {
  it.each(CASES)(
    'says one sum: why, question, button, charge and invoice, of an account billed %s in %s [REV-80]',
    async (kind, country, period) => {
      const visit = await holder(kind, country);
      const asked = json((await visit.get(`/cart/module/${AVOIDANCE_ZONES}/activate?is_marketplace=1`))['statement']);
      const [total, recurring] = [minorOf(asked['total']), minorOf(asked['recurring'])];
      vi.useFakeTimers({ toFake: ['Date'], now: level.time.now });
      await openPage(`<${MODULE} module="${AVOIDANCE_ZONES}"></${MODULE}>`, { answers: answersOf(visit) });
      const root = () => shadowOf(MODULE);
      const buy = () => all(root(), 'button').find((button) => /^Activate/.test(textOf(button)));
      await until(() => expect(buy()).toBeDefined());
      expect(amountIn(seen(MODULE), /Due today/)).toBe(written(minorOf(asked['subtotal'])));

      buy()?.click();
      const dialog = await until(() => one(shadowOf('waybill-dialogs'), 'dialog', /^Activate/));
      await until(() => expect(textOf(dialog)).toContain('Due today:'));
      expect(amountIn(textOf(dialog), /Due today:/)).toBe(written(total));
      expect(amountIn(textOf(dialog), /your invoice is/)).toBe(written(recurring));
      expect(textOf(dialog)).toContain(` ${period}.`);
      const act = one(dialog, 'button', /^Activate for/);
      expect(textOf(act)).toBe(`Activate for ${written(total)}`);
      act.click();
      await vi.waitFor(async () => expect(await level.server.charged(visit.id)).toHaveLength(2), 15_000);
      expect((await level.server.charged(visit.id)).at(-1)).toBe(total);
      const invoices = list((await visit.get(`/account/${visit.id}/invoices`))['data']);
      expect(minorOf(invoices[0]?.['amount'])).toBe(total);
    },
    60_000,
  );
});
