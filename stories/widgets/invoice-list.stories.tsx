import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PaymentStatus } from '../../src/domain/codes/payment';
import spec from '../../widgets/invoice-list/invoice-list.element';
import { memberOf } from '../../demo/sample/account';
import { invoicesBody } from '../../demo/sample/invoices';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = { title: 'Widgets/Invoice list', ...widgetMeta(spec, 520) } satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;

const as = (name: string, more: object = {}): Story => ({ parameters: { page: { as: name, ...more } } });

export const Subscriber: Story = as('pastdue');

/** Four years of invoices, with pagination. */
export const ByTheMonth: Story = as('pending');

export const InPoundsWithTax: Story = as('wired', { country: 'GB', currency: 'GBP' });

/** A status pill for each known marker, and none for an unknown one. */
export const EveryStatus: Story = as('subscriber', {
  answers: { invoices: invoicesBody(memberOf('pending'), [...Object.values(PaymentStatus), 12]) },
});

/** Credit notes beside the invoices that they correct: one refunded, one void. */
export const Corrected: Story = as('subscriber');
export const BeforeTheFirst: Story = as('member', { answers: { invoices: invoicesBody(memberOf('member')) } });

export const BilledByAStore: Story = as('store', { answers: { invoices: invoicesBody(memberOf('store')) } });

export const NothingInAYear: Story = {
  ...as('pending', {
    answers: { invoices: { ...invoicesBody(memberOf('pending')), data: [], page: 1, pages: 1, total: 0 } },
  }),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const years = await view.findByLabelText('Year');
    const [, year = ''] = [...years.querySelectorAll('option')].map(({ value }) => value);
    await userEvent.selectOptions(years, year);
    await expect(await view.findByText(`No invoices in ${year}`)).toBeVisible();
  }),
};

/** The download failed, and the reason is shown. */
export const DownloadFailed: Story = {
  ...as('pastdue', { answers: { invoicePdf: { status: 404, message: 'Invoice not found.' } } }),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const [first] = await view.findAllByRole('button', { name: /PDF/ });
    if (first) await userEvent.click(first);
    await expect(await view.findByText('Invoice not found.')).toBeVisible();
  }),
};

/** The button shows its busy state. */
export const Downloading: Story = {
  ...as('pastdue', { answers: { invoicePdf: 'never' } }),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const [first] = await view.findAllByRole('button', { name: /PDF/ });
    if (first) await userEvent.click(first);
    await expect(await view.findByText('Downloading…')).toBeVisible();
  }),
};

export const ForAReseller: Story = as('indirect');

export const Visitor: Story = {};

export const Failed: Story = as('subscriber', { answers: { invoices: { status: 404 } } });

export const Waiting: Story = as('subscriber', { answers: { invoices: 'never' } });

export const InAPhone: Story = { ...as('pastdue'), globals: { width: '328' } };
