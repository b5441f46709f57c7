import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import spec from '../../widgets/subscription/subscription.element';
import { playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const meta = { title: 'Widgets/Subscription', ...widgetMeta(spec, 560) } satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;

const as = (name: string, more: object = {}): Story => ({ parameters: { page: { as: name, ...more } } });

/** The modules of the plan are collapsed. */
export const Subscriber: Story = {
  ...as('subscriber'),
  play: playInEnglish(async ({ canvasElement }) => {
    const view = within(await viewOf(canvasElement, spec.tag));
    await userEvent.click(await view.findByText('11 modules are part of your package'));
    await waitFor(() => expect(view.getByText('Routing Manage')).toBeVisible());
  }),
};

export const WithAddOnsAndAnInvoicePastDue: Story = as('pastdue');

/** The payment for the plan was declined; `AddOnsNotPaid` shows payments of add-ons. */
export const PaymentDeclined: Story = as('declined');

export const AddOnsNotPaid: Story = as('addons');

export const TrialsThatEnd: Story = as('lastdays');

export const InPounds: Story = as('wired', { country: 'GB', currency: 'GBP' });

/** An add-on that was held before, and that an external site sells now. */
export const WithAnAddOnOfAnotherSite: Story = as('subscriber', {
  answers: {
    subscriptionInfo: {
      status: 200,
      currency: 'USD',
      subscription: null,
      modules: [
        {
          id: 157,
          title: 'Tracker Lease',
          description: 'Plug-in trackers, replaced when they fail.',
          icon: 'phone',
          price: '8.00',
          is_active: 0,
          url: 'https://telematics.example.com/',
        },
      ],
      pending: null,
    },
  },
});

/** The button names the package that it leads to. */
export const WithAnotherPackageInTheCart: Story = as('subscriber', { cart: { plan: 12 } });

export const WithoutSubscription: Story = as('member');

export const WithoutSubscriptionWithACart: Story = as('member', { cart: { plan: 8 } });

export const OnTheTestDrive: Story = as('trial');

export const Expired: Story = as('expired');

export const Canceled: Story = as('canceled');

export const Paused: Story = as('paused');

export const PaymentInProgress: Story = as('pending');

export const OnAnEarlierPlan: Story = as('legacy');

/** A member of a reseller sees no amounts, and can enable what is in the cart. */
export const ForAReseller: Story = as('indirect', { cart: { plan: 12 } });

/** A read-only member reads why nothing can be changed. */
export const ReadOnly: Story = as('readonly');

export const BilledByAStore: Story = as('store');

export const HiddenByTheOrganization: Story = as('organization');

export const Visitor: Story = {};

export const Failed: Story = as('subscriber', { answers: { subscriptionInfo: { status: 404 } } });

export const Waiting: Story = as('subscriber', { answers: { subscriptionInfo: 'never' } });

export const InAPhone: Story = { ...as('pastdue'), globals: { width: '328' } };
