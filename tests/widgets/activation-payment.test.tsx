import { describe, expect, it } from 'vitest';
import '../../src/flows/pay/effects';
import '../../src/views/pay-invoice';
import { questionBody, statusBody } from '../kit/activation';
import { all, one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers, type Call } from '../kit/mount';
import { until } from '../kit/until';
import { statementBody } from '../kit/upgrade';
import { subscribed } from '../kit/wire';
import '../../src/commands/start-activation';
import '../../widgets/dialogs/parts/activation/activation-dialog';
import '../../widgets/subscription/parts/add-on-progress';

const TAG = 'waybill-subscription';
const MEMBER = { supported_payment_methods: [1, 2] };
const OWING = {
  has_past_due_invoice: 1,
  past_due_invoice: { number: 'B-1', amount: '12.00', due_at: '2026-11-12' },
};
const CARD = { type: 1, card_type: 'visa', first_six: '424242', last_four: '4242', year: '2031', month: '8' };
const DECLINED = {
  status: 406,
  result: 'Your bank declined it.',
  messages: ['Your bank declined it.', 'Choose another card.'],
};

const root = () => shadowOf(TAG);
const dialog = (name: string) => until(() => one(shadowOf('waybill-dialogs'), 'dialog', name));
const answer = async (name: string, button: string) => {
  const asked = await dialog(name);
  (await until(() => one(asked, 'button', button))).click();
};

/** Opens a subscription with an add-on that costs $24.85 today, and presses it. */
async function press(answers: Answers) {
  const statement = statementBody({ lines: [], subtotal: '24.85', total: '24.85' });
  const page = await mountPage(`<${TAG}></${TAG}>`, {
    answers: {
      session: subscribed(1001, MEMBER),
      subscriptionInfo: {
        status: 200,
        currency: 'USD',
        subscription: null,
        modules: [{ id: 143, title: 'Territories', price: '49.00', is_active: 0 }],
        pending: null,
      },
      billingInfo: { status: 200, billing: CARD },
      moduleConfirmation: { ...questionBody('territories'), statement, currency: 'USD' },
      featureToken: { status: 200, token: 'features' },
      featureValidate: { status: 200 },
      modulesConfirm: ({ body }: Call) => ({ status: 200, data: (body as { modules: object[] }).modules }),
      moduleProcess: { status: 200 },
      moduleStatus: statusBody(true),
      ...answers,
    },
  });
  (await until(() => one(root(), 'button', 'Activate Territories'))).click();
  await answer('Activate Territories?', 'Activate for $24.85');
  return { ...page, named: (name: string) => page.calls.filter((call) => call.name === name) };
}

describe('an add-on that isn’t paid for', () => {
  it('says that the bank declined it, and can be bought again after another method was chosen [ACT-06, REV-27]', async () => {
    const page = await press({ modulesPurchase: DECLINED });
    const refused = await dialog('Territories wasn’t activated');
    expect(textOf(refused)).toContain('Your bank declined it.Choose another card.');
    one(refused, 'link', 'Contact support');
    expect(page.named('moduleProcess')).toEqual([]);
    page.script.modulesPurchase = { status: 200 };
    one(refused, 'button', 'Try again').click();
    const asked = await dialog('Activate Territories?');
    await until(() => one(asked, 'button', 'Change'));
    await answer('Activate Territories?', 'Activate for $24.85');
    await dialog('Territories is active');
    const keys = page.named('modulesPurchase').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is refused for an open invoice, which is paid there; then the add-on is bought [REV-14, REV-27]', async () => {
    const page = await press({
      session: subscribed(1001, { ...MEMBER, ...OWING }),
      invoicePay: { status: 200, result: 'Paid.' },
      modulesPurchase: { status: 406, result: 'Pay it first.', reason: 'payment_required' },
    });
    const refused = await dialog('You have an unpaid invoice');
    expect(textOf(refused)).toContain('Pay it first.');
    expect(all(refused, 'button', 'Try again')).toEqual([]);
    const pay = await until(() => one(refused, 'button', 'Pay $12.00 with Visa •••• 4242 for invoice B-1'));
    Object.assign(page.script, { session: subscribed(1001, MEMBER), modulesPurchase: { status: 200 } });
    pay.click();
    (await until(() => one(shadowOf('waybill-dialogs'), 'button', 'Try again'))).click();
    await answer('Activate Territories?', 'Activate for $24.85');
    await dialog('Territories is active');
  });

  it('is refused for an invoice that the page does not know, with the way to it [REV-14]', async () => {
    await press({ modulesPurchase: { status: 406, result: 'Pay it first.', reason: 'payment_required' } });
    const refused = await dialog('You have an unpaid invoice');
    expect(one(refused, 'link', 'Go to payment').getAttribute('href')).toBe('/account/billing/subscription');
  });
});
