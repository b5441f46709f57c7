import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getRuntime } from '../../src/app/shared';
import { attemptHidden, attemptResumed, attemptStepped } from '../../src/flows/checkout/slice';
import { POLL_LIMIT } from '../../src/domain/checkout/poll';
import type { Order } from '../../src/domain/checkout/order';
import { checkoutPressed } from '../../src/store/slices/cart';
import { checkBody } from '../../tests/kit/upgrade';
import spec from '../../widgets/dialogs/dialogs.element';
import type { Answers } from '../kit/server';
import { act } from '../kit/page';
import { dialogOf, playInEnglish } from '../kit/view';
import { agreedFrom, orderReply } from '../kit/statement';
import { widgetMeta } from '../kit/widget';

const WAITING = { status: 200, has_record: 1, is_enabled: 0 };
const ACTIVE = { ...WAITING, is_enabled: 1 };
const KEY = '0123456789abcdef0123456789abcdef';
const FILLED = { plan: 12, addOns: [106] };

const STATEMENT = orderReply('subscriber', FILLED);

const ANSWERS: Answers = {
  upgradeMessage: STATEMENT,
  checkout: { status: 200 },
  subscriptionApply: { status: 200 },
  upgradeOrder: { status: 200 },
  subscriptionActive: WAITING,
};

/** Every step and outcome of an order from the cart. */
const meta = {
  title: 'Widgets/Checkout',
  ...widgetMeta(spec, 560),
  parameters: { ...widgetMeta(spec, 560).parameters, page: { as: 'subscriber', cart: FILLED, answers: ANSWERS } },
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const answered = (answers: Answers, more: object = {}) => ({ page: { ...more, answers: { ...ANSWERS, ...answers } } });

/** Presses the checkout button, confirms the review, and waits for the dialog with this title. */
const orders =
  (title: string): NonNullable<Story['play']> =>
  async (context: Context) => {
    await act(checkoutPressed({ origin: null }));
    const order = await waitFor(async () => {
      const button = (await dialogOf(context.canvasElement)).querySelector('.btn-primary:not([aria-disabled])');
      await expect(button).not.toBeNull();
      return button as HTMLElement;
    });
    await userEvent.click(order);
    await titled(title)(context);
  };

const titled = (title: string) =>
  playInEnglish<Context>(async ({ canvasElement }) => {
    await waitFor(async () => expect(await dialogOf(canvasElement)).toHaveAccessibleName(title));
  });

const ORDER: Order = {
  ending: 'checkout',
  memberId: 0,
  surface: 'marketplace',
  call: 'subscribe',
  query: {},
  body: null,
  postState: 20,
  isTrial: false,
  isReplacement: false,
  goesTo: 'routes',
  planId: 12,
  title: 'Business Optimization',
  moduleCount: 3,
  total: 34_900,
  oneTimeTotal: 0,
  currency: 'USD',
  timeframe: 'year',
};

/** What was confirmed, as the receipt tells it. */
const AGREED = agreedFrom(STATEMENT);

/** Resumes an order that another page started `ago` ms ago. */
const resumes =
  (title: string, more: { readonly ago?: number; readonly order?: Partial<Order>; readonly isHidden?: boolean } = {}) =>
  async (context: Context): Promise<void> => {
    await getRuntime().ports.flow('checkout');
    const { ago = 0, order, isHidden = false } = more;
    const startedAt = Date.now() - ago;
    const resumed = { key: KEY, startedAt, isAccepted: true, isHidden, origin: null };
    await act(attemptResumed({ ...resumed, order: { ...ORDER, ...order } }));
    await titled(title)(context);
  };

export const Submitting: Story = {
  parameters: answered({ subscriptionApply: 'never' }),
  play: orders('Replacing your plan'),
};

/** The former subscription has expired, so nothing is replaced. */
export const Activating: Story = {
  parameters: answered({ upgradeMessage: orderReply('expired', FILLED) }, { as: 'expired' }),
  play: orders('Setting up your subscription'),
};

export const ReplacingPlan: Story = {
  play: resumes('Replacing your plan', { ago: 67_000, order: { postState: 26, isReplacement: true } }),
};

export const Succeeded: Story = {
  parameters: answered({ subscriptionActive: ACTIVE }),
  play: resumes('Successfully updated', { order: { postState: 38 } }),
};

/** The person stays to read what was paid, with what, and when the next invoice comes. */
export const ReceiptOfWhoStays: Story = {
  parameters: answered({ subscriptionActive: ACTIVE }),
  play: async (context) => {
    await resumes('Successfully updated', { order: { postState: 38, agreed: AGREED } })(context);
    await userEvent.click((await dialogOf(context.canvasElement)).querySelector('[data-leave]') as HTMLElement);
    await playInEnglish<Context>(async ({ canvasElement }) => {
      const dialog = within(await dialogOf(canvasElement));
      await expect(await dialog.findByText('Paid')).toBeVisible();
      await expect(await dialog.findByRole('button', { name: 'Close' })).toBeVisible();
    })(context);
  },
};

/** A person who continued browsing is notified instead of redirected. */
export const SucceededInBackground: Story = {
  parameters: answered({ subscriptionActive: ACTIVE }),
  play: resumes('Successfully updated', { isHidden: true }),
};

export const SubscribedByUpgrade: Story = {
  parameters: answered({ subscriptionActive: ACTIVE }),
  play: resumes('Successfully subscribed', { order: { ending: 'upgrade', call: 'subscriptionCreate', postState: 30 } }),
};

export const Refused: Story = {
  parameters: answered({ subscriptionApply: { status: 700, message: 'The order service is closed until 6 a.m.' } }),
  play: orders('Your plan wasn’t changed'),
};

export const PaymentUnderWay: Story = {
  parameters: answered({ subscriptionApply: { status: 409 } }),
  play: orders('Your plan wasn’t changed'),
};

export const Declined: Story = {
  parameters: answered({
    subscriptionActive: { ...WAITING, status: 400 },
    subscriptionCheck: checkBody({ is_enabled: 0, last_order: { order_id: 1, state: 'failed' } }),
  }),
  play: resumes('Your payment was declined'),
};

/** Polling ends after ten minutes; the order may still take effect. */
export const Late: Story = { play: resumes('This is taking longer than usual', { ago: POLL_LIMIT }) };

/** The outcome of the order is unknown. */
export const Unknown: Story = {
  play: async (context) => {
    await getRuntime().ports.flow('checkout');
    const resumed = { key: KEY, startedAt: Date.now(), isAccepted: false, isHidden: false, origin: null };
    await act(attemptResumed({ ...resumed, order: ORDER }));
    await act(attemptStepped({ event: { type: 'unanswered', key: KEY } }));
    await titled('We’re not sure your order went through')(context);
  },
};

export const NeverArrived: Story = {
  play: async (context) => {
    await getRuntime().ports.flow('checkout');
    const resumed = { key: KEY, startedAt: Date.now(), isAccepted: false, isHidden: false, origin: null };
    await act(attemptResumed({ ...resumed, order: ORDER }));
    await act(attemptStepped({ event: { type: 'unanswered', key: KEY }, isMissing: true }));
    await titled('Your order didn’t go through')(context);
  },
};

/** The progress dialog is hidden, and the page is usable. */
export const InBackground: Story = {
  play: async (context) => {
    await resumes('Enabling your modules')(context);
    await act(attemptHidden());
    await waitFor(() =>
      expect(context.canvasElement.querySelector('waybill-dialogs')?.shadowRoot?.querySelector('dialog')).toBeNull(),
    );
  },
};
