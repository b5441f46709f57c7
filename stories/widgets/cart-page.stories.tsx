import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import spec from '../../widgets/cart/cart.element';
import type { CartProps } from '../../widgets/cart/cart';
import { cartReply } from '../../demo/sample/replies';
import { cartFrom, type CartSeed } from '../kit/cart';
import { productsBody, upsellBody } from '../../demo/sample/shop';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

/** Route Optimization billed yearly, with Curbside Pickup, Geofencing and Roles and Permissions. */
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

/** On a narrow page the total is below the lines. */
export const InAPhone: Story = { globals: { width: '360' }, parameters: { page: { cart: FILLED } } };

export const Empty: Story = {};

/** All parts: add-ons, one of them priced per vehicle, and cross-sell modules. */
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
    await expect(await view.findByRole('spinbutton', { name: 'Quantity of Telematics Gateway' })).toBeInTheDocument();
  }),
};

/** An upsell package that includes an add-on of the cart, and cross-sell modules, one of them just added. */
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

/** Monthly billing shows the saving of yearly billing. */
export const ByTheMonth: Story = {
  parameters: { page: { cart: { plan: 9 } } },
};

/** Modules without a package. */
export const OfCustomSolution: Story = {
  parameters: { page: { cart: { addOns: [101, 171, 172] } } },
};

/** A member of a reseller sees titles without amounts, and no offers. */
export const OfReseller: Story = {
  parameters: { page: { as: 'affiliate', cart: FILLED } },
};

/** A read-only member may fill the cart but not check out, and reads the reason. */
export const ReadOnly: Story = {
  parameters: { page: { as: 'readonly', cart: FILLED } },
};

/** The member's cart is loading. */
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
