import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cartReceived, moduleUnwanted, moduleWanted, planChosen, upgradeReceived } from '../../src/store/slices/cart';
import spec from '../../widgets/cart/cart.element';
import type { CartProps } from '../../widgets/cart/cart';
import { cartReply } from '../../demo/sample/replies';
import { cartFrom, type CartSeed } from '../kit/cart';
import { act } from '../kit/page';
import { dialogOf, playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

/** Route Optimization billed yearly, with Curbside Pickup, Geofencing and Roles and Permissions. */
const FILLED: CartSeed = { plan: 8, selected: ['optimization-for-trucks'], addOns: [106, 141, 182] };
const GEOFENCING = 141;

/** The reply of a server that has removed the package. */
const WITHOUT_PLAN = cartReply(cartFrom({ addOns: [101, 106, 141] }, 'USD'), 'USD');

const meta = {
  title: 'Widgets/Cart notices',
  ...widgetMeta(spec),
  args: { layout: 'column' },
  globals: { width: '360' },
} satisfies Meta<CartProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string): NonNullable<Story['play']> =>
  playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByText(text)).toBeInTheDocument();
  });

export const RemovedAndUndone: Story = {
  parameters: { page: { cart: FILLED } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByRole('button', { name: 'Remove Geofencing' }));
    await expect(await view.findByText('Removed from your cart.')).toBeInTheDocument();
    await expect(view.queryByText('Geofencing')).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect(await view.findByText('Geofencing')).toBeInTheDocument();
  }),
};

export const Removed: Story = {
  parameters: { page: { cart: FILLED } },
  play: async ({ canvasElement }) => {
    await act(moduleUnwanted({ id: GEOFENCING, origin: null }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('.notice')).not.toBeNull());
  },
};

/** The server reports that there is no cart. */
export const Emptied: Story = {
  parameters: { page: { as: 'member', cart: FILLED, answers: { cart: { status: 404 } } } },
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await expect(await view.findByText('Cart cleared.')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  }),
};

/** After a change the server's cart differs from the page's, so the server's replaces it. */
export const ServerDiffers: Story = {
  parameters: {
    page: { as: 'member', cart: FILLED, answers: { cart: cartReply(cartFrom(FILLED, 'USD'), 'USD') } },
  },
  play: async ({ canvasElement }) => {
    await act(moduleUnwanted({ id: GEOFENCING, origin: null }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('.notice')).not.toBeNull());
    await expect(await within(view).findByText('Geofencing')).toBeInTheDocument();
  },
};

/** A package replaced another one; Undo restores it. */
export const Replaced: Story = {
  parameters: { page: { cart: FILLED } },
  play: playInEnglish(async (context) => {
    await act(planChosen({ planId: 12, from: 'action', origin: null }));
    const dialog = within(await dialogOf(context.canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace package' }));
    await says('Package replaced.')(context);
    const view = within(await viewOf(context.canvasElement, spec.tag));
    await expect(view.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  }),
};

/** The merge added two add-ons, chosen before sign-in, to the member's cart. */
export const Merged: Story = {
  parameters: {
    page: {
      as: 'member',
      chosen: { addOns: [101, 106, 141] },
      answers: {
        cart: (writes: number) => cartReply(cartFrom({ plan: 8, addOns: writes > 1 ? [106, 141] : [] }, 'USD'), 'USD'),
      },
    },
  },
  play: says('We added the items you picked before signing in.'),
};

/** The cart was filled in euros, and the page is in dollars. */
export const Repriced: Story = {
  parameters: { page: { cart: { ...FILLED, currency: 'EUR' } } },
  play: async (context) => {
    await act(moduleWanted({ id: 184, origin: null }));
    await says('Your cart now uses this page’s currency.')(context);
  },
};

export const PlanReset: Story = {
  parameters: {
    page: { as: 'member', cart: FILLED, answers: { cart: { ...WITHOUT_PLAN, planreset: 1 } } },
  },
  play: says('The package in your cart was reset to its default.'),
};

export const NotSold: Story = {
  parameters: {
    page: { as: 'member', cart: FILLED, answers: { cart: { ...WITHOUT_PLAN, no_record_found: 1 } } },
  },
  play: playInEnglish(async (context) => {
    await says('The package in your cart is no longer available. Its modules are now priced individually.')(context);
    const view = within(await viewOf(context.canvasElement, spec.tag));
    await expect(view.getByRole('link', { name: 'See packages' })).toBeInTheDocument();
  }),
};

/** Another tab changed the cart, so a notice says so. There is no Undo, because the former content belonged to another cart. */
export const OtherTab: Story = {
  parameters: { page: { cart: FILLED } },
  play: async ({ canvasElement }) => {
    const cart = cartFrom({ plan: 8, addOns: [106] }, 'USD');
    const stamp = { at: Date.now() + 1000, tab: 'another' };
    await act(cartReceived({ kind: 'cart', stamp, shared: { cart, currency: 'USD', trackingId: null } }));
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('.banner')).not.toBeNull());
  },
};

/** Another tab changed the subscription. */
export const Upgraded: Story = {
  parameters: { page: { as: 'subscriber', cart: FILLED } },
  play: async ({ canvasElement }) => {
    await act(upgradeReceived());
    const view = await viewOf(canvasElement, spec.tag);
    await waitFor(() => expect(view.querySelector('.banner')).not.toBeNull());
  },
};
