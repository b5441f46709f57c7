import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import spec from '../../widgets/quote-panel/quote-panel.element';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const PLAN = { plan: 8 };

const meta = { title: 'Widgets/Quote panel', ...widgetMeta(spec, 760) } satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed: NonNullable<Story['play']> = playInEnglish(async ({ canvasElement }) => {
  const view = within(await viewOf(canvasElement, spec.tag));
  const fleet = await view.findByRole('spinbutton', { name: 'Fleet size' });
  await fireEvent.change(fleet, { target: { value: '12' } });
  await fireEvent.keyDown(fleet, { key: 'Enter' });
  await waitFor(() => expect(view.getByText('12 vehicles × $14, 10 included')).toBeVisible());
});

export const Package: Story = { parameters: { page: { cart: PLAN } } };

export const WithQuantities: Story = { parameters: { page: { cart: { ...PLAN, addOns: [152] } } }, play: typed };

export const Sharing: Story = {
  parameters: { page: { cart: PLAN } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('button', { name: 'Share this quote' }));
    await waitFor(() => expect(view.getByRole('button', { name: 'Back to the quote' })).toBeVisible());
  }),
};

export const CustomSolution: Story = { parameters: { page: { cart: { addOns: [152, 141] } } } };

export const NothingToCount: Story = { parameters: { page: { cart: { addOns: [141] } } } };

export const Empty: Story = {};

export const WithoutPrices: Story = { parameters: { page: { cart: PLAN, answers: { bundles: { status: 404 } } } } };

export const Waiting: Story = { parameters: { page: { cart: PLAN, answers: { bundles: 'never' } } } };

/** A member of a reseller sees the package's title without amounts. */
export const ForAReseller: Story = {
  parameters: { page: { as: 'affiliate', cart: { ...PLAN, addOns: [152] } } },
  play: async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(within(view).getAllByRole('spinbutton').length).toBeGreaterThan(1));
    await expect(view).not.toHaveTextContent('$');
  },
};

/** A read-only member may view and share, and reads why nothing else is possible. */
export const ReadOnly: Story = { parameters: { page: { as: 'readonly', cart: PLAN } } };

export const InAPhone: Story = { globals: { width: '280' }, parameters: { page: { cart: PLAN } }, play: typed };
