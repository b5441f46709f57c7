import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PaymentBannerProps } from '../../widgets/payment-banner/payment-banner';
import spec from '../../widgets/payment-banner/payment-banner.element';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = {
  title: 'Widgets/Payment banner',
  ...widgetMeta(spec, 160),
  args: { limit: 2 },
} satisfies Meta<PaymentBannerProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const as = (name: string): Story => ({ parameters: { page: { as: name } } });

export const PastDue: Story = as('pastdue');

export const DeclinedWithTimeLeft: Story = as('declined');

export const DeclinedWithNoneLeft: Story = as('declinedlast');

export const Due: Story = as('due');

export const Processing: Story = as('paying');

export const Pending: Story = as('waiting');

export const Scheduled: Story = as('scheduled');

export const TrialsThatEnd: Story = as('lastdays');

/** Two notices at once; the others are behind a count. */
export const AddOns: Story = {
  ...as('addons'),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByText('Show 1 more notice'));
    await expect(await view.findByText(/is over$/)).toBeVisible();
  }),
};

/** Presses the button that pays, with this answer, and waits for what it leads to. */
const pays = (answer: object | 'never', text: string | RegExp): Story => ({
  parameters: { page: { as: 'pastdue', answers: { invoicePay: answer } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('button', { name: /^Pay \$/ }));
    await expect(await view.findByText(text)).toBeVisible();
  }),
});

export const Paying: Story = pays('never', 'Paying…');
export const PaymentDeclined: Story = pays({ status: 406, result: 'The card was declined.' }, 'The card was declined.');
/** The bank asks the card holder to confirm. */
export const BankAsks: Story = pays({ status: 604, result: { url: 'https://bank.invalid/1' } }, 'Confirm it’s you');
export const Paid: Story = pays({ status: 200, result: 'Paid.' }, /^Invoice \S+ is paid$/);

export const InAPhone: Story = { ...as('pastdue'), globals: { width: '328' } };
