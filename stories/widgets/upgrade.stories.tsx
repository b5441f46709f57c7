import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { upgradeFlow } from '../../src/flows/upgrade';
import { upgradeStarted } from '../../src/flows/upgrade/slice';
import { getRuntime } from '../../src/app/shared';
import { chargeLine, checkBody, creditLine, fixedBody, statementBody } from '../../tests/kit/upgrade';
import spec from '../../widgets/dialogs/dialogs.element';
import { act } from '../kit/page';
import { dialogOf, playInEnglish } from '../kit/view';
import { cyclesReply } from '../kit/statement';
import { widgetMeta } from '../kit/widget';

const title = 'Business Optimization';
/** It is billed monthly, or yearly at a discount. */
const CYCLES = [{ plan: 13 }, { plan: 12 }] as const;
const message = `<p>Your plan becomes <strong>${title}</strong>. You keep your routes and your team.</p>`;
/** A line of the account's credit, which is not prorated. */
const ACCOUNT_LINE = { source: 'account', id: 0, title: '', days: 0, of_days: 0 };
const ANSWERS = { subscriptionCheck: checkBody(), upgradeMessage: cyclesReply('subscriber', CYCLES, { message }) };

/** Every step of an upgrade up to its order; the checkout’s dialogs show the rest. */
const meta = {
  title: 'Widgets/Upgrade',
  ...widgetMeta(spec, 800),
  parameters: {
    ...widgetMeta(spec, 800).parameters,
    page: { as: 'subscriber', cart: { plan: 12, addOns: [] }, answers: ANSWERS },
  },
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Starts an upgrade like the subscription's button. */
async function press(): Promise<void> {
  getRuntime().store.join(upgradeFlow);
  await act(upgradeStarted({ origin: null }));
}

/** Starts an upgrade and waits until the dialog contains the selector. */
const shows =
  (selector: string, then?: (dialog: HTMLElement) => Promise<void>): NonNullable<Story['play']> =>
  async (context: Context) => {
    await press();
    const shown = () =>
      waitFor(async () => {
        const dialog = await dialogOf(context.canvasElement);
        await expect(dialog.querySelector(selector)).not.toBeNull();
        return dialog;
      });
    const dialog = await shown();
    if (then) await playInEnglish<Context>(() => then(dialog))(context);
  };

const answered = (answers: object) => ({ page: { answers: { ...ANSWERS, ...answers } } });

/** The subscription is being checked; nothing is ordered yet. */
export const Waiting: Story = { parameters: answered({ subscriptionCheck: 'never' }), play: shows('.upgrade-wait') };

export const Cycles: Story = { play: shows('.choice') };

/** Neither the current nor the new billing cycle is known. */
export const NothingPicked: Story = {
  parameters: answered({
    upgradeMessage: cyclesReply('subscriber', CYCLES, { message, timeframe: null, current_timeframe: null }),
  }),
  play: shows('.choice', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next: review' }));
    await within(dialog).findByText('Select a billing cycle to continue');
    const root = dialog.getRootNode() as ShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(within(dialog).getAllByRole('radio')[0]));
  }),
};

export const Review: Story = {
  play: shows('.choice', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('radio', { name: /Annual/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next: review' }));
    await expect(await within(dialog).findByRole('button', { name: /^Upgrade for \$/ })).toBeVisible();
  }),
};

/** With a single cycle, the dialog shows only the review. */
export const OneCycle: Story = {
  parameters: answered({ upgradeMessage: cyclesReply('subscriber', CYCLES, { message, billing_cycles: [] }) }),
  play: shows('.due'),
};

/** The credit exceeds the charge. */
export const CreditLeft: Story = {
  parameters: answered({
    upgradeMessage: fixedBody({
      title,
      message,
      statement: statementBody({
        credit: '10.00',
        subtotal: '0.00',
        total: '0.00',
        carried: '55.00',
        next: '154.00',
        recurring: '209.00',
        lines: [
          { ...chargeLine, title: 'Route Planner', amount: '89.50', full: '179.00' },
          { ...chargeLine, source: 'fleet', title: 'Route Planner', amount: '15.00', full: '30.00' },
          { ...creditLine, title: 'Route Optimization', amount: '-149.50', full: '299.00' },
          { ...ACCOUNT_LINE, kind: 'balance', amount: '-10.00', full: '10.00' },
          { ...ACCOUNT_LINE, kind: 'carried', amount: '55.00', full: '55.00' },
        ],
      }),
    }),
  }),
  play: shows('.due'),
};

/** A long HTML message from the server. */
export const LongMessage: Story = {
  parameters: answered({
    upgradeMessage: cyclesReply('subscriber', CYCLES, {
      message:
        '<p>Your plan becomes <strong>Business Optimization</strong>.</p><ul><li>You keep your routes and your address book.</li>' +
        '<li>Drivers need <a href="/apps">the app</a> of this year.</li></ul><p onclick="alert(1)">Prices are before tax.</p>',
    }),
  }),
  play: shows('.prose li'),
};

export const PaymentPending: Story = {
  parameters: answered({ subscriptionCheck: checkBody({ has_pending_transactions: 1 }) }),
  play: shows('.status-error'),
};

export const CheckFailed: Story = {
  parameters: answered({ subscriptionCheck: { status: 500 } }),
  play: shows('.status-error'),
};

export const MessageFailed: Story = {
  parameters: answered({ upgradeMessage: { status: 500 } }),
  play: shows('.status-error'),
};

/** A refusal with the server's own message. */
export const NoPackageChosen: Story = {
  parameters: answered({ upgradeMessage: { status: 404, message: 'Choose a package first.' } }),
  play: shows('.status-error'),
};
