import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cartHeard, moduleUnwanted, upgradeHeard } from '../../src/store/slices/cart';
import spec from '../../widgets/cart/cart.element';
import type { CartProps } from '../../widgets/cart/cart';
import { cartBody, cartOf, type CartSeed } from '../kit/cart';
import { act } from '../kit/page';
import { productsBody } from '../kit/shop';
import { inEnglish, viewOf } from '../kit/view';
import { Widget, widgetMeta } from '../kit/widget';

/** Route Optimization billed once a year, with Curbside Pickup, Geofencing and Roles and Permissions. */
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

const WIDE = { width: '1280' };

export const Empty: Story = {};

export const PackageAndAddOns: Story = { parameters: { page: { cart: FILLED } } };

/** Billed by the month there is no discount and no sum of a year. */
export const WithoutDiscount: Story = { parameters: { page: { cart: { plan: 9 } } } };

export const CustomSolution: Story = { parameters: { page: { cart: { addOns: [101, 171, 172] } } } };

/** Add-ons that are paid by the vehicle, the driver or the sensor. */
export const Metered: Story = { parameters: { page: { cart: { plan: 8, addOns: [151, 152, 153, 136] } } } };

export const OnTrial: Story = { parameters: { page: { cart: { plan: 8, addOns: [106, 141], onTrial: [106] } } } };

export const Euros: Story = {
  parameters: { page: { country: 'FR', currency: 'EUR', cart: { plan: 14, addOns: [106, 184] } } },
};

/** In a window up to 1550 px the sidebar is a button at its lower edge. */
export const Sidebar: Story = { args: { layout: 'sidebar' }, parameters: { page: { cart: FILLED } } };

export const Page: Story = { args: { layout: 'page' }, globals: WIDE, parameters: { page: { cart: FILLED } } };

/** Where there is no room beside the lines the total stands under them. */
export const PageInAPhone: Story = { args: { layout: 'page' }, parameters: { page: { cart: FILLED } } };

export const EmptyPage: Story = { args: { layout: 'page' }, globals: WIDE };

/** A share button of the page, for everybody but the members of a reseller. */
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

/** Sees the item and neither a price to pay nor a way to share it. */
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

/** A subscriber whose cart is what the subscription is already. */
export const NothingToChange: Story = {
  parameters: { page: { as: 'subscriber', cart: { plan: 8 } } },
  play: inEnglish(async ({ canvasElement }) => {
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

export const RemovedAndUndone: Story = {
  parameters: { page: { cart: FILLED } },
  play: inEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('button', { name: 'Remove Geofencing' }));
    await expect(await view.findByText('Taken out of your cart.')).toBeInTheDocument();
    await expect(view.queryByText('Geofencing')).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect(await view.findByText('Geofencing')).toBeInTheDocument();
  }),
};

export const Removed: Story = {
  parameters: { page: { cart: FILLED } },
  play: async ({ canvasElement }) => {
    await act(moduleUnwanted({ id: GEOFENCING, origin: null }));
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByRole('status')).toBeInTheDocument();
  },
};

/** The server says that there is no cart. */
export const Emptied: Story = {
  parameters: { page: { as: 'member', cart: FILLED, answers: { cart: { status: 404 } } } },
  play: inEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByText('Your cart was emptied.')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  }),
};

/** After a change the server's cart is another than the page's; the server's stands. */
export const ServerDiffers: Story = {
  parameters: {
    page: { as: 'member', cart: FILLED, answers: { cart: cartBody(cartOf(FILLED, 'USD'), 'USD') } },
  },
  play: async ({ canvasElement }) => {
    await act(moduleUnwanted({ id: GEOFENCING, origin: null }));
    const view = within(await viewOf(canvasElement, spec.tag));
    await waitFor(() => expect(view.getByRole('status')).toBeInTheDocument());
    await expect(await view.findByText('Geofencing')).toBeInTheDocument();
  },
};

/** Nobody here asked for it, so it is said. There is nothing to undo: what was here belonged to another cart. */
export const OtherTab: Story = {
  parameters: { page: { cart: FILLED } },
  play: async ({ canvasElement }) => {
    const cart = cartOf({ plan: 8, addOns: [106] }, 'USD');
    const stamp = { at: Date.now() + 1000, tab: 'another' };
    await act(cartHeard({ kind: 'cart', stamp, shared: { cart, currency: 'USD', trackingId: null } }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('.banner')).not.toBeNull());
  },
};

/** The subscription was changed in another tab. */
export const Upgraded: Story = {
  parameters: { page: { as: 'subscriber', cart: FILLED } },
  play: async ({ canvasElement }) => {
    await act(upgradeHeard());
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('.banner')).not.toBeNull());
  },
};

export const IncludedModules: Story = {
  parameters: { page: { cart: { plan: 8 } } },
  play: inEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByText('11 modules included'));
    await expect(view.getByRole('button', { name: 'Remove Time Windows' })).toBeInTheDocument();
  }),
};

/** With an add-on that the sum explains, one of them by the vehicle, and what goes well with it. */
export const PageInFull: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: {
    page: {
      cart: { ...FILLED, addOns: [106, 141, 142, 151, 152] },
      answers: { crossSell: productsBody('USD', [161, 184]) },
    },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    const why = await view.findAllByText('Why this price?');
    for (const summary of why.slice(0, 1)) await userEvent.click(summary);
    await expect(await view.findByText('Included in Route Optimization')).toBeInTheDocument();
    await expect(await view.findByRole('textbox', { name: 'Quantity of Telematics Gateway' })).toBeInTheDocument();
  }),
};

/** Whoever pays by the month reads what a year would save. */
export const PageByTheMonth: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: { page: { cart: { plan: 9 } } },
};

/** No package: modules by themselves. */
export const PageOfCustomSolution: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: { page: { cart: { addOns: [101, 171, 172] } } },
};

/** Titles instead of sums, and nothing that is offered. */
export const PageOfReseller: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: { page: { as: 'affiliate', cart: FILLED } },
};

/** Builds a cart, may not check out, and reads why. */
export const PageReadOnly: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: { page: { as: 'readonly', cart: FILLED } },
};

/** The member's cart is still on its way. */
export const PageLoading: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: { page: { as: 'member', answers: { cart: 'never' } } },
};

export const PageNotRead: Story = {
  args: { layout: 'page' },
  globals: WIDE,
  parameters: { page: { as: 'member', answers: { cart: { status: 400 } } } },
  play: inEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  }),
};
