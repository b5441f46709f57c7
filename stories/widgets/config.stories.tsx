import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import cart from '../../widgets/cart/cart.element';
import type { ConfigProps } from '../../widgets/config/config';
import spec from '../../widgets/config/config.element';
import { viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

const cartMeta = widgetMeta(cart);

const meta = {
  title: 'Widgets/Config',
  ...widgetMeta(spec),
  parameters: { ...cartMeta.parameters, page: { cart: { plan: 8, addOns: [106] } } },
  globals: { width: '360' },
  // Renders a cart within the configuration, below a line of the host page.
  render: (args) => (
    <>
      <p>Your selection is kept for seven days.</p>
      <Widget spec={spec} args={args}>
        {createElement(cart.tag)}
      </Widget>
    </>
  ),
} satisfies Meta<ConfigProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dark theme within a light page. */
export const Theme: Story = {
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, cart.tag);
    await waitFor(() => expect(getComputedStyle(view).colorScheme).toBe('dark'));
  },
};

/** Spanish within an English page. */
export const Locale: Story = {
  args: { locale: 'es' },
  play: async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, cart.tag);
    await waitFor(() => expect(view).toHaveTextContent('Su carrito'));
  },
};

/** Outside the US prices show their currency code. The country applies to the whole page. */
export const Country: Story = {
  args: { country: 'FR' },
  play: async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, cart.tag);
    await waitFor(() => expect(view).toHaveTextContent(/USD/));
  },
};
