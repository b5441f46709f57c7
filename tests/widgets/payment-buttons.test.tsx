import { describe, expect, it, vi } from 'vitest';
import type {
  MountedPaymentButton,
  PaymentAgreement,
  PaymentButtonPage,
  PaymentButtons,
} from '../../src/page/payment-buttons';
import { enter } from '../kit/enter';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { until } from '../kit/until';
import '../../widgets/billing-form/parts/billing';
import '../../src/flows/billing/refresh';

const TAG = 'waybill-billing-form';
const MEMBER = { status: 200, member_id: 7, country: 'US', currency: 'USD', supported_payment_methods: [1, 3, 4] };
const DETAILS = {
  first_name: 'Robin',
  last_name: 'Lindqvist',
  address1: '1 Dock Street',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
  country: 'US',
};
const AGREED: PaymentAgreement = { reference: 'agr_1', account: 'robin@fleet.example' };
const FIRST = 'Press the PayPal button and agree there first.';

const root = () => shadowOf(TAG);
const titles = () => [...root().querySelectorAll('.banner-title')].map(textOf);
const press = () => one(root(), 'button', /^(Save|Saving)/).click();
const choose = (name: string) => one(root(), 'radio', name).click();
const agreementField = () => root().querySelector<HTMLElement>('[name="amazon_billing_agreement_id"]');
const isFieldShown = () => agreementField()?.closest('[hidden]') === null;

/** A stand-in for a provider's button. */
function provider() {
  const button = {
    show: vi.fn<NonNullable<MountedPaymentButton['show']>>(),
    focus: vi.fn<() => void>(),
    clear: vi.fn<() => void>(),
    unmount: vi.fn<() => void>(),
  };
  const pages: PaymentButtonPage[] = [];
  const mount = vi.fn((page: PaymentButtonPage): MountedPaymentButton | Promise<MountedPaymentButton> => {
    pages.push(page);
    return button;
  });
  return { ...button, mount, adapter: { mount }, page: () => pages.at(-1) ?? expect.fail('it was not mounted') };
}

async function openForm(paymentButtons: unknown, options: PageOptions = {}) {
  const page = await mountPage(`<${TAG}></${TAG}>`, {
    ...options,
    paymentButtons: paymentButtons as PaymentButtons,
    answers: {
      session: MEMBER,
      billingInfo: { status: 200, billing: DETAILS },
      billingUpdate: { status: 200 },
      ...options.answers,
    },
  });
  await until(() => one(root(), 'button', 'Save billing details'));
  return { ...page, sent: () => page.calls.filter(({ name }) => name === 'billingUpdate').map(({ body }) => body) };
}

async function openPayPal(options: PageOptions = {}) {
  const given = provider();
  const page = await openForm({ paypal: given.adapter }, options);
  choose('PayPal');
  await until(() => expect(given.mount).toHaveBeenCalled());
  return { given, page };
}

describe('the button of a provider', () => {
  it('mounts in the page’s own tree with its method, and the update carries its reference [API-46, BIL-21]', async () => {
    const given = provider();
    const page = await openForm({ paypal: given.adapter });
    expect(given.mount).not.toHaveBeenCalled();
    choose('PayPal');
    await until(() => expect(given.mount).toHaveBeenCalled());
    expect(given.page().element.parentElement?.localName).toBe(TAG);
    expect(given.page()).toMatchObject({ locale: 'en', look: { scheme: 'light', direction: 'ltr' } });
    given.page().agree(AGREED);
    await until(() => expect(seen(TAG)).toContain('robin@fleet.example agreed with PayPal. Save to use it.'));
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toEqual([expect.objectContaining({ type: 4, payment_token: 'agr_1' })]);
    expect(given.clear).toHaveBeenCalled();
    expect(JSON.stringify(page.store.getState())).not.toContain('agr_1');
  });

  it('has to be agreed on: a save without that sends nothing, and leads to the button', async () => {
    const { given, page } = await openPayPal();
    press();
    await until(() => expect(titles()).toEqual(['1 field needs your attention']));
    await until(() => expect(given.focus).toHaveBeenCalledTimes(1));
    one(root(), 'link', FIRST).click();
    expect(given.focus).toHaveBeenCalledTimes(2);
    expect(page.sent()).toEqual([]);
    given.page().agree({ reference: 'agr_2' });
    await until(() => expect(titles()).toEqual([]));
    expect(seen(TAG)).toContain('You agreed with PayPal. Save to use it.');
  });

  it('needs another agreement after a refusal, because one is good for one update', async () => {
    const { given, page } = await openPayPal({
      answers: { billingUpdate: { status: 601, result: 'PayPal refused the agreement.' } },
    });
    given.page().agree(AGREED);
    await until(() => expect(seen(TAG)).toContain('agreed with PayPal'));
    press();
    await until(() => expect(titles()).toContain('PayPal refused the agreement.'));
    await until(() => expect(given.clear).toHaveBeenCalled());
    press();
    await until(() => expect(seen(TAG)).toContain(FIRST));
    expect(page.sent()).toHaveLength(1);
  });

  it('says when the person closed the provider’s window, or when it failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { given } = await openPayPal();
    given.page().cancel();
    await until(() => expect(seen(TAG)).toContain('You closed PayPal before you agreed. Nothing changed.'));
    given.page().fail(new Error('down'));
    await until(() => expect(seen(TAG)).toContain('PayPal didn’t respond as expected'));
    given.page().agree({ reference: '4242 4242 4242 4242' });
    await until(() => expect(console.error).toHaveBeenLastCalledWith('waybill: paymentButtons gave no reference.'));
  });

  it('of Amazon Pay takes the place of the field, which is there where no button is plugged in', async () => {
    const given = provider();
    const page = await openForm({ amazon: given.adapter });
    choose('Amazon Pay');
    await until(() => expect(given.mount).toHaveBeenCalled());
    await until(() => expect(isFieldShown()).toBe(false));
    given.page().agree({ reference: 'b01-1234567-1234567' });
    await until(() => expect(seen(TAG)).toContain('You agreed with Amazon Pay.'));
    press();
    await until(() => expect(titles()).toEqual(['Billing details saved']));
    expect(page.sent()).toEqual([
      expect.objectContaining({ type: 3, amazon_billing_agreement_id: 'B01-1234567-1234567' }),
    ]);
  });

  it('leaves Amazon Pay to the field if it could not be loaded, with another try', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const given = provider();
    given.mount.mockRejectedValueOnce(new Error('blocked'));
    const page = await openForm(
      { amazon: given.adapter },
      { answers: { billingUpdate: { status: 601, result: 'Amazon refused the agreement.' } } },
    );
    choose('Amazon Pay');
    await until(() => expect(seen(TAG)).toContain('We couldn’t load the Amazon Pay button'));
    expect(isFieldShown()).toBe(true);
    enter(agreementField() as HTMLInputElement, 'B01-7654321-7654321');
    press();
    await until(() => expect(page.sent()).toHaveLength(1));
    await until(() => one(root(), 'button', 'Try again').click());
    await until(() => expect(isFieldShown()).toBe(false));
    await until(() => expect(given.focus).toHaveBeenCalled());
  });

  it('is locked while the form is sent, and unmounts with it', async () => {
    let answer: ((reply: object) => void) | null = null;
    const { given } = await openPayPal({
      answers: { billingUpdate: () => new Promise<object>((resolve) => void (answer = resolve)) },
    });
    given.page().agree(AGREED);
    await until(() => expect(seen(TAG)).toContain('agreed with PayPal'));
    press();
    await until(() => expect(given.show).toHaveBeenLastCalledWith({ isLocked: true }));
    await until(() => (answer ?? expect.fail('nothing was sent'))({ status: 200 }));
    await until(() => expect(given.show).toHaveBeenLastCalledWith({ isLocked: false }));
    document.querySelector(TAG)?.remove();
    await until(() => expect(given.unmount).toHaveBeenCalled());
    expect(given.page().signal.aborted).toBe(true);
  });

  it('is ignored with a warning if it is no adapter, and PayPal keeps its note', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const page = await openForm({ paypal: { draw: () => {} } });
    choose('PayPal');
    await until(() =>
      expect(seen(TAG)).toContain('PayPal will ask for your approval before the next invoice is paid.'),
    );
    expect(warn).toHaveBeenCalledOnce();
    press();
    await until(() => expect(page.sent()).toEqual([expect.objectContaining({ type: 4 })]));
  });
});
