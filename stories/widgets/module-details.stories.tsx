import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ModuleDetailsProps } from '../../widgets/module-details/module-details';
import spec from '../../widgets/module-details/module-details.element';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = {
  title: 'Widgets/Module details',
  ...widgetMeta(spec, 900),
  args: { routing: 'none', module: 136 },
} satisfies Meta<ModuleDetailsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price includes that of a dependency, so the breakdown is open from the start. */
export const Metered: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await waitFor(() => expect(view.getByText('Each month')).toBeVisible());
  }),
};

/** A subscriber sees the prorated amount due today. */
export const ForASubscriber: Story = { parameters: { page: { as: 'subscriber' } } };

export const InTheCart: Story = { parameters: { page: { cart: { addOns: [101, 131, 136] } } } };

export const ForAReseller: Story = { parameters: { page: { as: 'affiliate' } } };

export const ReadOnly: Story = { parameters: { page: { as: 'readonly' } } };

/** What it does, from the catalogue, and the add-ons that come along. */
export const WithFeatures: Story = {
  args: { module: 106 },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await waitFor(() => expect(view.getByRole('heading', { name: 'What it does' })).toBeVisible());
  }),
};

/** An add-on of a category with a site of its own, which sells it. */
export const OnItsOwnSite: Story = { args: { module: 152 } };

export const OnRequest: Story = { args: { module: 119 } };

export const Package: Story = { args: { module: undefined, plan: 51 } };

export const Industry: Story = { args: { module: undefined, industry: 1 } };

export const Missing: Story = { args: { module: 99999 } };

export const Failed: Story = { parameters: { page: { answers: { products: { status: 404 } } } } };

export const Waiting: Story = { parameters: { page: { answers: { products: 'never' } } } };

export const InAPhone: Story = { globals: { width: '280' } };
