import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import spec from '../../widgets/cart/cart.element';
import type { CartProps } from '../../widgets/cart/cart';
import { cartReply, cartFrom, type CartSeed } from '../kit/cart';
import { productsBody, upsellBody } from '../kit/shop';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

/** Route Optimization billed once a year, with Curbside Pickup, Geofencing and Roles and Permissions. */
const FILLED: CartSeed = { plan: 8, selected: ['optimization-for-trucks'], addOns: [106, 141, 182] };

const meta = {
  title: 'Widgets/Cart page',
  ...widgetMeta(spec, 900),
  args: { layout: 'page' },
  globals: { width: '1280' },
} satisfies Meta<CartProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: { page: { cart: FILLED } } };

/** Where there is no room beside the lines the total stands under them. */
export const InAPhone: Story = { globals: { width: '360' }, parameters: { page: { cart: FILLED } } };

export const Empty: Story = {};

/** With an add-on that the sum explains, one of them by the vehicle, and what goes well with it. */
export const InFull: Story = {
  parameters: {
    page: {
      cart: { ...FILLED, addOns: [106, 141, 142, 151, 152] },
      answers: { crossSell: productsBody('USD', [161, 184]) },
    },
  },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const why = await view.findAllByText('Why this price?');
    for (const summary of why.slice(0, 1)) await userEvent.click(summary);
    await expect(await view.findByText('Included in Route Optimization')).toBeInTheDocument();
    await expect(await view.findByRole('textbox', { name: 'Quantity of Telematics Gateway' })).toBeInTheDocument();
  }),
};

/** The package above, which includes an add-on of the cart, and add-ons that go well with both; one was just taken. */
export const WithUpsell: Story = {
  parameters: {
    page: {
      as: 'member',
      answers: {
        cart: { ...cartReply(cartFrom({ plan: 8, addOns: [116, 117, 141] }, 'USD'), 'USD'), ...upsellBody(8) },
      },
    },
  },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const button = await view.findByRole('button', { name: 'Switch to Business Optimization' });
    await expect(button.closest('li')).toHaveTextContent('Business Optimization includes 3 of your add-ons');
  }),
};

export const WithUpsellInAPhone: Story = { ...WithUpsell, globals: { width: '360' } };

/** Whoever pays by the month reads what a year would save. */
export const ByTheMonth: Story = {
  parameters: { page: { cart: { plan: 9 } } },
};

/** No package: modules by themselves. */
export const OfCustomSolution: Story = {
  parameters: { page: { cart: { addOns: [101, 171, 172] } } },
};

/** Titles instead of sums, and nothing that is offered. */
export const OfReseller: Story = {
  parameters: { page: { as: 'affiliate', cart: FILLED } },
};

/** Builds a cart, may not check out, and reads why. */
export const ReadOnly: Story = {
  parameters: { page: { as: 'readonly', cart: FILLED } },
};

/** The member's cart is still on its way. */
export const Loading: Story = {
  parameters: { page: { as: 'member', answers: { cart: 'never' } } },
};

export const NotRead: Story = {
  parameters: { page: { as: 'member', answers: { cart: { status: 400 } } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  }),
};
