import { expect, it } from 'vitest';
import { invoices, subscriptions, transactions } from '../../../demo/server/db/schema';
import { openShop } from '../shopping';

const { time, db, arrive } = openShop();

const ROUTE_PLANNER = { year: 4, month: 5 };
const ADD_ONS = [121, 141, 152, 191];

it('four concurrent purchases of add-ons use the credit once [REV-04]', async () => {
  const member = await arrive('member');
  for (const planId of [ROUTE_PLANNER.year, ROUTE_PLANNER.month]) {
    await member.choose(planId);
    await (planId === ROUTE_PLANNER.year ? member.checkout() : member.post('/billing/subscription/change'));
    time.pass(7000);
    await member.session();
  }
  const [before] = await db().select().from(subscriptions);
  const asked = await Promise.all(ADD_ONS.map((id) => member.get(`/cart/module/${id}/activate`)));
  const codes = asked.map(({ body }) => (body as unknown as { add_on_codes: string[] }).add_on_codes);
  const answers = await Promise.all(
    codes.map((some) =>
      member.post('/account/modules/purchase', { modules: some.map((one) => ({ add_on_code: one })) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  const lines = (await db().select().from(transactions)).flatMap((one) => one.lines);
  const used = lines.filter(({ kind }) => kind === 'balance').reduce((sum, { amount }) => sum - amount, 0);
  const [after] = await db().select().from(subscriptions);
  expect(used).toBeGreaterThan(0);
  expect(after?.credit).toBe((before?.credit ?? 0) - used);
  // Each purchase charges another add-on and has an invoice of its own.
  const bought = lines.filter(({ kind, source }) => kind === 'charge' && source === 'module').map(({ id }) => id);
  expect(new Set(bought).size).toBe(bought.length);
  const numbers = (await db().select().from(invoices)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
