import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { defineElement } from '../../src/app/define';
import { checkoutPressed } from '../../src/store/slices/cart';
import billingForm from '../../widgets/billing-form/billing-form.element';
import spec from '../../widgets/dialogs/dialogs.element';
import type { Answers } from '../kit/server';
import { act } from '../kit/page';
import { dialogOf, playInEnglish, viewOf } from '../kit/view';
import { orderReply } from '../kit/statement';
import { widgetMeta } from '../kit/widget';

const FILLED = { plan: 12, addOns: [106] };
const ANSWERS: Answers = { upgradeMessage: orderReply('subscriber', FILLED), subscriptionApply: { status: 200 } };

/** Every state of the review before an order from the cart. */
const meta = {
  title: 'Widgets/Checkout review',
  ...widgetMeta(spec, 560),
  parameters: { ...widgetMeta(spec, 560).parameters, page: { as: 'subscriber', cart: FILLED, answers: ANSWERS } },
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const answered = (answers: Answers, more: object = {}) => ({ page: { ...more, answers: { ...ANSWERS, ...answers } } });

const reviews =
  (text: string): NonNullable<Story['play']> =>
  async (context: Context) => {
    await act(checkoutPressed({ origin: null }));
    const dialog = await dialogOf(context.canvasElement);
    await playInEnglish<Context>(async () => void (await within(dialog).findByText(text)))(context);
  };

/** A change: what is due today, and why. */
export const ReviewOfChange: Story = { play: reviews('Due today') };

export const ReviewOfFirst: Story = {
  parameters: answered({ upgradeMessage: orderReply('member', FILLED) }, { as: 'member' }),
  play: reviews('Due today'),
};

export const Counting: Story = {
  parameters: answered({ upgradeMessage: 'never' }),
  play: reviews('Calculating what’s due today…'),
};

/** Without a statement nothing can be ordered. */
export const Uncounted: Story = {
  parameters: answered({ upgradeMessage: { status: 404 } }),
  play: reviews('We couldn’t calculate what’s due today. Nothing is ordered until you’ve seen the amount.'),
};

/** The server refuses any change, because somebody else bills the subscription. */
export const ChangeRefused: Story = {
  parameters: answered({
    upgradeMessage: { status: 406, message: 'Shopify bills this subscription. Please change it there.' },
  }),
  play: reviews('Shopify bills this subscription. Please change it there.'),
};

/** Nothing can be ordered before a payment method is stored. */
export const MethodMissing: Story = {
  parameters: answered({ billingInfo: { status: 200, billing: null } }),
  play: reviews('No payment method yet'),
};

/** The billing form stands in place of the review, which comes back with the method that is saved. [REV-23] */
export const EnteringMethod: Story = {
  parameters: MethodMissing.parameters,
  beforeEach: () => defineElement(billingForm),
  play: async (context) => {
    await reviews('No payment method yet')(context);
    await playInEnglish<Context>(async ({ canvasElement }) => {
      const review = await dialogOf(canvasElement);
      await userEvent.click(within(review).getByRole('button', { name: 'Add a payment method' }));
      await within(await viewOf(canvasElement, billingForm.tag)).findByLabelText('Card number');
    })(context);
  },
};

/** Members of a reseller see no amounts. */
export const ReviewOfReseller: Story = {
  parameters: { page: { as: 'indirect' } },
  play: reviews('Your reseller is billed for this. You pay nothing here.'),
};
