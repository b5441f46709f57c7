import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getRuntime } from '../../src/app/shared';
import { attemptResumed, attemptStepped } from '../../src/flows/checkout/slice';
import { POLL_LIMIT } from '../../src/domain/checkout/poll';
import type { Order } from '../../src/domain/checkout/order';
import { migrationStarted } from '../../src/store/slices/migration';
import { devicesBody, OLD_DEVICES } from '../../tests/kit/migration';
import { checkBody } from '../../tests/kit/upgrade';
import spec from '../../widgets/dialogs/dialogs.element';
import type { Answers } from '../kit/server';
import { act } from '../kit/page';
import { dialogOf, playInEnglish } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const WAITING = { status: 200, has_record: 1, is_enabled: 0 };
const KEY = '0123456789abcdef0123456789abcdef';
const ANSWERS: Answers = { devices: devicesBody(), subscriptionUpdate: { status: 200 }, subscriptionActive: WAITING };

/** Every step and outcome of a migration to a custom solution. */
const meta = {
  title: 'Widgets/Migration',
  ...widgetMeta(spec, 720),
  parameters: { ...widgetMeta(spec, 720).parameters, page: { as: 'legacy', answers: ANSWERS } },
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const as = (name: string, answers: Answers = {}): Story['parameters'] => ({
  page: { as: name, answers: { ...ANSWERS, ...answers } },
});

const titled = (title: string) =>
  playInEnglish<Context>(async ({ canvasElement }) => {
    await waitFor(async () => expect(await dialogOf(canvasElement)).toHaveAccessibleName(title), { timeout: 4000 });
  });

async function begin(): Promise<void> {
  await getRuntime().ports.flow('migration');
  await act(migrationStarted({ wanted: null, origin: null }));
}

/** Opens the first page. */
const begins = (text: string): Story['play'] =>
  playInEnglish<Context>(async ({ canvasElement }) => {
    await begin();
    await within(await dialogOf(canvasElement)).findByText(text);
  });

/** Continues to the second page. */
const goesOn = (title: string): NonNullable<Story['play']> =>
  playInEnglish<Context>(async (context) => {
    await begin();
    const next = await waitFor(async () => {
      const button = (await dialogOf(context.canvasElement)).querySelector('.btn-primary:not([aria-disabled])');
      await expect(button).not.toBeNull();
      return button as HTMLElement;
    });
    await userEvent.click(next);
    await titled(title)(context);
  });

const ORDER: Order = {
  ending: 'migration',
  memberId: 0,
  surface: 'marketplace',
  call: 'subscriptionUpdate',
  query: {},
  body: null,
  postState: 32,
  isTrial: false,
  isReplacement: false,
  goesTo: 'manageFeatures',
  planId: 0,
  title: 'My Custom Solution',
  moduleCount: 4,
  total: 6800,
  oneTimeTotal: 0,
  currency: 'USD',
  timeframe: 'month',
  moved: { before: 7900, after: 6800, isStore: false, isWired: false, renewsAt: '2026-12-09T00:00:00Z', wanted: null },
};

const resumes =
  (title: string, more: { readonly ago?: number; readonly moved?: Order['moved'] } = {}) =>
  async (context: Context): Promise<void> => {
    await getRuntime().ports.flow('checkout');
    const { ago = 0, moved = ORDER.moved } = more;
    const resumed = { key: KEY, startedAt: Date.now() - ago, isAccepted: true, isHidden: false, origin: null };
    await act(attemptResumed({ ...resumed, order: { ...ORDER, moved } }));
    await titled(title)(context);
  };

const unanswered =
  (title: string, isMissing: boolean) =>
  async (context: Context): Promise<void> => {
    await getRuntime().ports.flow('checkout');
    const resumed = { key: KEY, startedAt: Date.now(), isAccepted: false, isHidden: false, origin: null };
    await act(attemptResumed({ ...resumed, order: ORDER }));
    await act(attemptStepped({ event: { type: 'unanswered', key: KEY }, isMissing }));
    await titled(title)(context);
  };

/** The migration lowers the price. */
export const Changes: Story = { play: begins('$11.00 less each month') };

/** A mobile store's subscription has to be canceled there afterwards. */
export const ChangesOfAStore: Story = {
  parameters: as('store'),
  play: begins('You also pay through an app store'),
};

export const ChangesByBankTransfer: Story = { parameters: as('wired'), play: begins('You pay by bank transfer') };

export const ChangesOfACustomSolution: Story = { parameters: as('custom'), play: begins('Same price each month') };

export const Reading: Story = {
  parameters: as('legacy', { subscriptionInfo: 'never' }),
  play: begins('Calculating what changes for you…'),
};

export const NotKnown: Story = {
  parameters: as('legacy', { subscriptionInfo: { status: 404 } }),
  play: async (context) => {
    await begin();
    await titled('We couldn’t calculate what would change')(context);
  },
};

export const CheckingDevices: Story = {
  parameters: as('legacy', { devices: 'never' }),
  play: goesOn('Your devices'),
};

/** Outdated devices block the migration. */
export const OldDevices: Story = {
  parameters: as('legacy', { devices: devicesBody(OLD_DEVICES) }),
  play: goesOn('2 devices need an update'),
};

export const DevicesReady: Story = { play: goesOn('Your devices are ready') };

/** After a failed device check the dialog does not mention devices. */
export const DevicesUnknown: Story = {
  parameters: as('legacy', { devices: devicesBody(null) }),
  play: goesOn('Agree to the move'),
};

export const InAPhone: Story = { ...OldDevices, globals: { width: '328' } };

export const Moving: Story = { play: resumes('Moving your account to a custom solution', { ago: 67_000 }) };

const done = as('subscriber', { subscriptionActive: { ...WAITING, is_enabled: 1 } });

export const Done: Story = { parameters: done, play: resumes('Your account has moved') };

export const DoneInAStore: Story = {
  parameters: done,
  play: resumes('Your account has moved', { moved: { ...ORDER.moved, isStore: true } as Order['moved'] }),
};

/** The deferred action continues after the migration. */
export const DoneBeforeAPackage: Story = {
  parameters: done,
  play: resumes('Your account has moved', {
    moved: { ...ORDER.moved, wanted: { kind: 'plan', id: 8, selected: [], utm: null } } as Order['moved'],
  }),
};

export const Declined: Story = {
  parameters: as('legacy', {
    subscriptionActive: { ...WAITING, status: 400 },
    subscriptionCheck: checkBody({ is_enabled: 0, last_order: { order_id: 1, state: 'failed' } }),
  }),
  play: resumes('Your payment was declined'),
};

export const Late: Story = { play: resumes('This is taking longer than usual', { ago: POLL_LIMIT }) };

export const Unknown: Story = { play: unanswered('We’re not sure your account is being moved', false) };

export const NeverArrived: Story = { play: unanswered('We didn’t receive your confirmation', true) };

export const Refused: Story = {
  play: async (context) => {
    await getRuntime().ports.flow('checkout');
    const resumed = { key: KEY, startedAt: Date.now(), isAccepted: false, isHidden: false, origin: null };
    await act(attemptResumed({ ...resumed, order: ORDER }));
    const message = 'Some apps need an update before the account can move.';
    await act(attemptStepped({ event: { type: 'refused', key: KEY, message } }));
    await titled('Your account wasn’t moved')(context);
  },
};
