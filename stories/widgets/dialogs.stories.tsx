import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  categoryUnwanted,
  clearPressed,
  moduleUnwanted,
  moduleWanted,
  planChosen,
  trialWanted,
} from '../../src/store/slices/cart';
import { dialogOpened } from '../../src/store/slices/dialogs';
import spec from '../../widgets/dialogs/dialogs.element';
import { cartReply } from '../../demo/sample/replies';
import { cartFrom } from '../kit/cart';
import { act } from '../kit/page';
import { dialogOf, playInEnglish } from '../kit/view';
import { widgetMeta } from '../kit/widget';

/** Route Optimization billed yearly, with Curbside Pickup, Geofencing and Roles and Permissions. */
const FILLED = { plan: 8, addOns: [106, 141, 182] };
/** Business Optimization, billed yearly too. */
const OTHER_PLAN = 12;
/** The category of the module that the others depend on. */
const ROUTING = 1;
/** The content of the member's own cart. */
const HELD = { plan: OTHER_PLAN, addOns: [184] };
const origin = null;

const meta = {
  title: 'Widgets/Dialogs',
  ...widgetMeta(spec, 520),
  parameters: { ...widgetMeta(spec, 520).parameters, page: { cart: FILLED } },
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dispatches an action and expects the dialog with this title. */
const opens =
  (happened: Parameters<typeof act>[0], title: string): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    await act(happened);
    const dialog = await dialogOf(canvasElement);
    if (globals['language'] === 'en') await expect(dialog).toHaveAccessibleName(title);
  };

export const Loader: Story = {
  play: opens(
    dialogOpened({ kind: 'loader', text: { key: 'errors.unknown_outcome' } }),
    'We couldn’t confirm your last change. Check again: nothing will be added twice.',
  ),
};

export const Success: Story = {
  play: opens(dialogOpened({ kind: 'success', text: { key: 'dialogs.breaks_plan' } }), 'Done'),
};

export const Info: Story = {
  parameters: { page: { as: 'member' } },
  play: opens(moduleUnwanted({ id: 181, origin }), 'Team Members can’t be removed'),
};

const LEASE = { name: 'Tracker Lease', site: 'telematics.example.com' };

/** An external site sells what the person wanted to add. */
export const SoldOnAnotherSite: Story = {
  play: opens(
    dialogOpened({
      kind: 'info',
      title: { key: 'dialogs.elsewhere_title', vars: LEASE },
      text: { key: 'dialogs.elsewhere', vars: LEASE },
      link: 'https://telematics.example.com/',
    }),
    'Tracker Lease is sold on its own site',
  ),
};

export const Failure: Story = {
  parameters: { page: { answers: { cartRemove: { status: 500 } } } },
  play: opens(moduleUnwanted({ id: 141, origin }), 'Something went wrong'),
};

/** The server's own message, unchanged. */
export const ServerMessage: Story = {
  play: opens(
    dialogOpened({ kind: 'error', message: 'Changes go through the purchasing department.' }),
    'Something went wrong',
  ),
};

/** The session of a member is over. */
export const SignedOut: Story = {
  parameters: { page: { as: 'member' } },
  play: opens(dialogOpened({ kind: 'signed-out', text: { key: 'errors.session_expired' } }), 'You’ve been signed out'),
};

/** Any other question with two buttons. */
export const Question: Story = {
  play: opens(
    dialogOpened({
      kind: 'question',
      title: { key: 'dialogs.clear_title' },
      text: { key: 'dialogs.breaks_plan' },
      ok: { key: 'common.ok' },
      cancel: { key: 'common.cancel' },
    }),
    'Clear your cart?',
  ),
};

/** `module-dependency-required`: the module brings its dependencies. */
export const ModuleNeedsOthers: Story = {
  play: opens(moduleWanted({ id: 146, origin }), 'Add Low-emission Zones and 2 required modules?'),
};

/** `dependent-removal`: other modules depend on the removed one. */
export const OthersNeedModule: Story = {
  parameters: { page: { cart: { plan: null, addOns: [101, 171, 172, 173, 182] } } },
  play: opens(moduleUnwanted({ id: 171, origin }), 'Remove Route History?'),
};

/** `modified`: the package loses its discount together with an included module. */
export const PackageModified: Story = {
  play: opens(moduleUnwanted({ id: 112, origin }), 'Remove Time Windows?'),
};

/** `default-module-removal`, which visitors may confirm. */
export const DefaultModule: Story = {
  play: opens(moduleUnwanted({ id: 181, origin }), 'Remove Team Members?'),
};

/** `package-replaced`: another package replaces the current one. */
export const PackageReplaced: Story = {
  play: opens(
    planChosen({ planId: OTHER_PLAN, from: 'action', origin }),
    'Replace Route Optimization with Business Optimization?',
  ),
};

/** `package-replaced` at sign-in: the member's cart stays in force until the question is answered. */
export const CartsMeet: Story = {
  parameters: {
    page: { as: 'member', cart: null, chosen: FILLED, answers: { cart: cartReply(cartFrom(HELD, 'USD'), 'USD') } },
  },
  play: async ({ canvasElement, globals }) => {
    const dialog = await dialogOf(canvasElement);
    if (globals['language'] !== 'en') return;
    await expect(dialog).toHaveAccessibleName('Replace Business Optimization with Route Optimization?');
    await expect(dialog).toHaveTextContent('Add-ons from both are kept.');
  },
};

/** Removing a category also removes the modules that depend on it. */
export const CategoryRemoved: Story = {
  parameters: { page: { cart: { plan: null, addOns: [101, 171, 172, 173, 182] } } },
  play: opens(categoryUnwanted({ categoryId: ROUTING, origin }), 'Remove all of Routing?'),
};

/** `legacy-migrate`: a legacy account has to migrate first. */
export const LegacyAccount: Story = {
  parameters: { page: { as: 'legacy' } },
  play: opens(moduleWanted({ id: 146, origin }), 'Move to the new plans?'),
};

export const TrialPrompt: Story = {
  parameters: { page: { cart: { plan: null, addOns: [106] } } },
  play: opens(trialWanted({ origin }), 'Pick a package first'),
};

export const ClearCart: Story = { play: opens(clearPressed({ origin }), 'Clear your cart?') };

export const EscapeChangesNothing: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    await act(clearPressed({ origin }));
    const dialog = await dialogOf(canvasElement);
    const root = dialog.getRootNode() as ShadowRoot;
    await expect(root.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Clear your cart?' }));
    const heard = fn();
    document.addEventListener('waybill-cart-change', heard);
    // Simulates the browser's reaction to Escape.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    document.removeEventListener('waybill-cart-change', heard);
    await expect(heard).not.toHaveBeenCalled();
  }),
};

export const OneAfterTheOther: Story = {
  play: playInEnglish(async ({ canvasElement }) => {
    await act(dialogOpened({ kind: 'success', text: { key: 'dialogs.breaks_plan' } }));
    await act(dialogOpened({ kind: 'error', text: { key: 'errors.offline' } }));
    const first = await dialogOf(canvasElement);
    await expect(first).toHaveAccessibleName('Done');
    const ok = within(first).getByRole('button', { name: 'OK' });
    await expect((first.getRootNode() as ShadowRoot).activeElement).toHaveTextContent('Done');
    await userEvent.click(ok);
    await waitFor(async () => expect(await dialogOf(canvasElement)).toHaveAccessibleName('Something went wrong'));
  }),
};
