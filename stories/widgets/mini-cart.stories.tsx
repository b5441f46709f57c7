import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import spec from '../../widgets/mini-cart/mini-cart.element';
import type { MiniCartProps } from '../../widgets/mini-cart/mini-cart';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

const FILLED = { plan: 8, addOns: [106, 141, 182] };

const meta = {
  title: 'Widgets/Mini cart',
  ...widgetMeta(spec, 480),
  // The widget at the end of a header, its usual place.
  render: (args) => (
    <header style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 40 }}>
      <strong>Route planning</strong>
      <div>
        <Widget spec={spec} args={args} />
      </div>
    </header>
  ),
} satisfies Meta<MiniCartProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithItems: Story = { parameters: { page: { cart: FILLED } } };

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const view = within(await viewOf(canvasElement, spec.tag));
  await userEvent.click(view.getByRole('button'));
  await waitFor(() => expect(view.getByRole('dialog').matches(':popover-open')).toBe(true));
};

export const Open: Story = { parameters: { page: { cart: FILLED } }, play: open };

export const OpenAndEmpty: Story = { play: open };

/** A member of a reseller sees items without prices. */
export const OpenForAReseller: Story = {
  parameters: { page: { as: 'affiliate', cart: FILLED } },
  play: async (context) => {
    await open(context);
    const view = await viewOf(context.canvasElement, spec.tag);
    await waitFor(() => expect(view).not.toHaveTextContent('$'));
  },
};

export const OpenInAPhone: Story = { globals: { width: '280' }, parameters: { page: { cart: FILLED } }, play: open };

export const ByKeyboard: Story = {
  args: { href: '/cart' },
  parameters: { page: { cart: FILLED } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const button = await view.findByRole('button', { name: 'Your cart 4 items in your cart' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await waitFor(() => view.getByRole('dialog', { name: 'Your cart' }));
    const link = await within(panel).findByRole('link', { name: 'View cart' });
    await expect(link).toHaveAttribute('href', '/cart');
    link.focus();
    // Simulates the browser's reaction to Escape.
    panel.hidePopover();
    await waitFor(() => expect((button.getRootNode() as ShadowRoot).activeElement).toBe(button));
  }),
};
