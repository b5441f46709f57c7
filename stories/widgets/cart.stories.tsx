import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moduleUnwanted } from '../../src/store/slices/cart';
import spec from '../../widgets/cart/cart.element';
import type { CartProps } from '../../widgets/cart/cart';
import type { CartSeed } from '../kit/cart';
import { act } from '../kit/page';
import { playInEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

/** Route Optimization billed yearly, with Curbside Pickup, Geofencing and Roles and Permissions. */
const FILLED: CartSeed = { plan: 8, selected: ['optimization-for-trucks'], addOns: [106, 141, 182] };

const GEOFENCING = 141;

const meta = {
  title: 'Widgets/Cart',
  ...widgetMeta(spec),
  args: { layout: 'column' },
  globals: { width: '360' },
} satisfies Meta<CartProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PackageAndAddOns: Story = { parameters: { page: { cart: FILLED } } };

export const Empty: Story = {};

/** Monthly billing has no discount and no yearly total. */
export const WithoutDiscount: Story = { parameters: { page: { cart: { plan: 9 } } } };

export const CustomSolution: Story = { parameters: { page: { cart: { addOns: [101, 171, 172] } } } };

/** Metered add-ons, priced per vehicle, driver or sensor. */
export const Metered: Story = { parameters: { page: { cart: { plan: 8, addOns: [151, 152, 153, 136] } } } };

export const OnTrial: Story = { parameters: { page: { cart: { plan: 8, addOns: [106, 141], onTrial: [106] } } } };

export const Euros: Story = {
  parameters: { page: { country: 'FR', currency: 'EUR', cart: { plan: 14, addOns: [106, 184] } } },
};

/** In windows up to 1550 px the sidebar is a drawer, opened by a button at the lower edge. */
export const Sidebar: Story = { args: { layout: 'sidebar' }, parameters: { page: { cart: FILLED } } };

/** A share button of the host page, hidden for members of a reseller. */
export const WithShareButton: Story = {
  parameters: { page: { cart: FILLED } },
  render: (args) => (
    <Widget spec={spec} args={args}>
      <button slot="share" type="button" style={{ font: 'inherit', color: 'inherit', padding: 8, cursor: 'pointer' }}>
        Share this cart
      </button>
    </Widget>
  ),
};

/** A member of a reseller sees items without prices, and no share button. */
export const Reseller: Story = {
  ...WithShareButton,
  parameters: { page: { as: 'affiliate', cart: FILLED } },
  play: async ({ canvasElement }) => {
    const view = await viewOf(canvasElement, spec.tag);
    const share = canvasElement.querySelector('[slot=share]');
    await waitFor(() => expect(share?.checkVisibility()).toBe(false));
    await expect(within(view).queryByText('Total')).toBeNull();
  },
};

/** A subscriber's cart that equals the current subscription. */
export const NothingToChange: Story = {
  parameters: { page: { as: 'subscriber', cart: { plan: 8 } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const button = await view.findByRole('button', { name: 'Continue to checkout' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('This is your current plan.');
  }),
};

export const Busy: Story = {
  parameters: { page: { cart: FILLED, answers: { cartRemove: 'never' } } },
  play: async ({ canvasElement }) => {
    await act(moduleUnwanted({ id: GEOFENCING, origin: null }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('[aria-busy]')).not.toBeNull());
  },
};

export const IncludedModules: Story = {
  parameters: { page: { cart: { plan: 8 } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByText('11 modules included'));
    await expect(view.getByRole('button', { name: 'Remove Time Windows' })).toBeInTheDocument();
  }),
};
