import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { BillingFormProps } from '../../widgets/billing-form/billing-form';
import spec from '../../widgets/billing-form/billing-form.element';
import type { PaymentFields } from '../../src/page/payment-fields';
import { blocked, onItsWay, provider } from '../kit/payment-fields';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = { title: 'Widgets/Billing form', ...widgetMeta(spec, 900) } satisfies Meta<BillingFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const as = (name: string, more: object = {}): Story => ({ parameters: { page: { as: name, ...more } } });

const NUMBER = '4242424242424242';

type View = ReturnType<typeof within>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Fills and submits the form of an account without a stored payment method. */
const filled = (then: (view: View) => Promise<unknown>) =>
  playInEnglish<Context>(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.type(await view.findByLabelText('Card number'), NUMBER);
    await userEvent.type(view.getByLabelText('Name on card'), 'Robin Lindqvist');
    await userEvent.selectOptions(view.getByLabelText('Month'), '8');
    await userEvent.selectOptions(view.getByLabelText('Year'), String(new Date().getFullYear() + 3));
    await userEvent.type(view.getByLabelText('CVV'), '123');
    const texts = { 'First name': 'Robin', 'Last name': 'Lindqvist', Address: '2210 Harbor Road', City: 'Norfolk' };
    const type = (label: string, value: string) => fireEvent.input(view.getByLabelText(label), { target: { value } });
    for (const [label, text] of Object.entries(texts)) await type(label, text);
    await userEvent.selectOptions(view.getByLabelText('State'), 'VA');
    await type('ZIP code', '23510');
    await userEvent.click(view.getByRole('button', { name: 'Save billing details' }));
    await then(view);
  });

/** The stored card is kept until another one is entered. */
export const Stored: Story = as('subscriber');

export const NothingStored: Story = as('member');

/** Each error links to its field. */
export const WithErrors: Story = {
  ...as('member'),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('button', { name: 'Save billing details' }));
    await expect(await view.findByText('11 fields need your attention')).toBeVisible();
  }),
};

export const AnotherCard: Story = {
  ...as('subscriber'),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('button', { name: 'Use a different payment method' }));
    await userEvent.type(view.getByLabelText('Card number'), '378282246310005');
    await expect(view.getByText('American Express')).toBeVisible();
  }),
};

const choosing = (method: string): Story => ({
  ...as('member'),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('radio', { name: method }));
    await expect(view.getByRole('radio', { name: method })).toBeChecked();
  }),
});
export const BankAccount: Story = choosing('Bank account (ACH)');
export const AmazonPay: Story = choosing('Amazon Pay');
export const PayPal: Story = { name: 'PayPal', ...choosing('PayPal') };

/** The page offers a subset of the supported payment methods. */
export const CardAndPayPalOnly: Story = {
  name: 'Card and PayPal only',
  ...as('member'),
  args: { methods: ['credit_card', 'paypal'] },
};

const withFields = (paymentFields: PaymentFields): Story => as('member', { options: { paymentFields } });

/** Card number and security code are in frames of a payment provider. */
export const FieldsOfAProvider: Story = {
  ...withFields(provider),
  play: playInEnglish(async ({ canvasElement }) => {
    await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(canvasElement.querySelectorAll(`${spec.tag} iframe`)).toHaveLength(2));
  }),
};
export const FieldsOnTheirWay: Story = withFields(onItsWay);

/** The provider failed to load, and the form offers no other fields instead. */
export const FieldsNotLoaded: Story = {
  ...withFields(blocked),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByText('We couldn’t load the payment fields')).toBeVisible();
  }),
};

export const Saved: Story = {
  ...as('member', { answers: { billingUpdate: { status: 200 } } }),
  play: filled((view) => view.findByText('Billing details saved')),
};

/** A refusal with the server's own message. */
export const Declined: Story = {
  ...as('member', { answers: { billingUpdate: { status: 601, result: 'Your card was declined.' } } }),
  play: filled((view) => view.findByText('Your card was declined.')),
};

export const FailedToSave: Story = {
  ...as('member', { answers: { billingUpdate: { status: 800, message: 'The billing service failed.' } } }),
  play: filled((view) => view.findByText('An error occurred while processing your request. Please try again.')),
};

/** What a bank shows in its frame. */
const BANK_PAGE = `<!doctype html><html lang="en"><title>Harbor Bank</title>
<style>body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif } input, button { font: inherit; padding: 8px 12px } label { display: block; margin-bottom: 4px }</style>
<h1 style="font-size: 20px">Harbor Bank</h1><p>Enter the code that we sent to the phone ending in 55.</p>
<label for="code">Code</label><input id="code" inputmode="numeric" autocomplete="one-time-code"> <button>Confirm</button>`;

/** The bank requires a challenge (3-D Secure). */
export const BankAsks: Story = {
  ...as('member', { answers: { billingUpdate: { status: 604, result: { url: '/account/billing/challenge/1' } } } }),
  play: filled(async (view) => {
    await view.findByText('Confirm it’s you');
    const frame = await view.findByTitle('Your bank’s verification page');
    frame.setAttribute('srcdoc', BANK_PAGE);
  }),
};

export const Sending: Story = {
  ...as('member', { answers: { billingUpdate: 'never' } }),
  play: filled((view) => view.findByRole('button', { name: 'Saving…' })),
};

export const ReadOnly: Story = as('readonly');

export const BoundByAPolicy: Story = as('bookkeeper');

export const ServedByAReseller: Story = as('indirect');

export const BilledByShopify: Story = as('shopify');

export const BilledByAStore: Story = as('store');

export const Visitor: Story = {};

export const Failed: Story = as('subscriber', { answers: { billingInfo: { status: 404 } } });

export const Waiting: Story = as('subscriber', { answers: { billingInfo: 'never' } });

export const InAPhone: Story = { ...as('subscriber'), globals: { width: '328' } };
