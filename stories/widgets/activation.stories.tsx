import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { activationFlow } from '../../src/flows/activation';
import { selectActivation } from '../../src/flows/activation/selectors';
import { activationAsked, activationStepped } from '../../src/flows/activation/slice';
import { getRuntime } from '../../src/app/shared';
import { statementBody } from '../../tests/kit/upgrade';
import spec from '../../widgets/subscription/subscription.element';
import { act } from '../kit/page';
import { dialogOf, playInEnglish, viewOf } from '../kit/view';
import { widgetMeta } from '../kit/widget';

const title = 'Telematics Gateway';
const html = `<p><strong>${title}</strong> becomes available to everybody in your account.</p><p>These are activated with it:</p><ul><li>Vehicle Profiles</li></ul><p>Due today: <strong>$24.85</strong>, for the days until December 9, 2026. After that, your invoice is $391.00 a month.</p>`;
const codes = ['vehicle-profiles', 'telematics-gateway'];
const ANSWERS = {
  moduleConfirmation: { status: 200, html, add_on_codes: codes },
  featureToken: { status: 200, token: 'features' },
  featureValidate: { status: 200 },
  modulesConfirm: { status: 200, data: codes.map((code) => ({ add_on_code: code })) },
  modulesPurchase: { status: 200 },
  moduleProcess: { status: 200 },
  moduleStatus: { status: 200, result: { is_active: 1 } },
};

/** Every step and outcome of an activation or deactivation. Progress shows beside the add-on's button. */
const meta = {
  title: 'Widgets/Activation',
  ...widgetMeta(spec, 620),
  parameters: { ...widgetMeta(spec, 620).parameters, page: { as: 'subscriber', answers: ANSWERS } },
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Event = Parameters<typeof activationStepped>[0]['event'];

const stateNow = () => selectActivation(getRuntime().store.getState())?.step ?? { phase: 'idle' as const };

/** Dispatches the press of the button and waits for the question. */
async function ask(action: 'activate' | 'deactivate' = 'activate'): Promise<string> {
  getRuntime().store.join(activationFlow);
  await act(activationAsked({ moduleId: 152, action, title, origin: null }));
  return waitFor(() => {
    const step = stateNow();
    if (step.phase === 'idle' || step.phase === 'asking') throw new Error('nothing is asked yet');
    return step.key;
  });
}
const happen = (...events: readonly Event[]) => {
  for (const event of events) getRuntime().store.dispatch(activationStepped({ event }));
};

/** Waits until the dialog has the story's title. */
const reads = (name: string) =>
  playInEnglish<Context>(async ({ canvasElement }) => {
    await waitFor(async () => {
      const dialog = await dialogOf(canvasElement);
      await expect(within(dialog).getByRole('heading', { name })).toBeVisible();
    });
  });

/** Asks, confirms where needed, and waits for the dialog with this title. */
const shows =
  (name: string, action?: 'activate' | 'deactivate'): NonNullable<Story['play']> =>
  async (context: Context) => {
    await ask(action);
    if (!name.endsWith('?')) happen({ type: 'agreed' });
    await reads(name)(context);
  };

/** Waits for the progress text beside the button. */
const works =
  (text: string, action?: 'activate' | 'deactivate'): NonNullable<Story['play']> =>
  async (context: Context) => {
    await ask(action);
    happen({ type: 'agreed' });
    await playInEnglish<Context>(async ({ canvasElement }) => {
      const view = within(await viewOf(canvasElement, spec.tag));
      await expect(await view.findByText(text)).toBeVisible();
    })(context);
  };

/** Skips to an outcome that would take a quarter of a minute. */
const ends =
  (name: string, first: 'processed' | 'unanswered', isActive: boolean | null): NonNullable<Story['play']> =>
  async (context: Context) => {
    const key = await ask();
    happen({ type: 'agreed' }, { type: 'checked', key }, { type: 'bought', key }, { type: first, key });
    for (let at = 0; at < 6; at += 1) happen({ type: 'polled', key, isActive });
    await reads(name)(context);
  };

const answered = (answers: object) => ({ page: { answers: { ...ANSWERS, ...answers } } });

/** The confirmation question is loading. */
export const Asking: Story = {
  parameters: answered({ moduleConfirmation: 'never' }),
  play: async () => {
    getRuntime().store.join(activationFlow);
    await act(activationAsked({ moduleId: 152, action: 'activate', title, origin: null }));
    await waitFor(() => expect(stateNow().phase).toBe('asking'));
  },
};

export const Question: Story = { play: shows(`Activate ${title}?`) };

export const QuestionBeforeSwitchingOff: Story = {
  parameters: answered({
    moduleConfirmation: {
      status: 200,
      html: `<p><strong>${title}</strong> can no longer be used. Its data stays, and it can be activated again.</p><p>It’s paid for until December 9, 2026 and won’t be billed after that.</p>`,
    },
  }),
  play: shows(`Deactivate ${title}?`, 'deactivate'),
};

/** The server has no question, but an add-on with a price is always confirmed. */
export const QuestionOfOurOwn: Story = {
  parameters: answered({ moduleConfirmation: { status: 201, add_on_codes: codes } }),
  play: shows(`Activate ${title}?`),
};

/** The price has changed since it was confirmed: both are shown, and it is confirmed again. */
export const PriceChanged: Story = {
  parameters: answered({
    moduleConfirmation: { status: 200, html, add_on_codes: codes, currency: 'USD', statement: statementBody() },
    modulesPurchase: { status: 412, result: 'The price has changed.', statement: statementBody({ total: '120.00' }) },
  }),
  play: shows('Something has changed'),
};

export const Checking: Story = {
  parameters: answered({ featureValidate: 'never' }),
  play: works('Checking your modules'),
};

export const Buying: Story = {
  parameters: answered({ modulesPurchase: 'never' }),
  play: works('Modules checked. Confirming the purchase…'),
};

export const Enabling: Story = {
  parameters: answered({ moduleProcess: 'never' }),
  play: works('Modules checked. Enabling your modules'),
};

export const Disabling: Story = {
  parameters: answered({ moduleStatus: 'never' }),
  play: works('Disabling your modules', 'deactivate'),
};

export const SwitchedOn: Story = { play: shows(`${title} is active`) };

export const SwitchedOff: Story = {
  parameters: answered({ moduleStatus: { status: 200, result: { is_active: 0 } } }),
  play: shows(`${title} is deactivated`, 'deactivate'),
};

/** A refusal with the server's own messages, one sentence each. */
export const Refused: Story = {
  parameters: answered({
    featureValidate: {
      status: 406,
      messages: [`${title} can’t be enabled in this account right now.`, 'Nothing was changed or charged.'],
    },
  }),
  play: shows(`${title} wasn’t activated`),
};

export const AnotherListConfirmed: Story = {
  parameters: answered({ modulesConfirm: { status: 200, data: [] } }),
  play: shows(`${title} wasn’t activated`),
};

export const NotProcessed: Story = {
  parameters: answered({ moduleProcess: { status: 500 } }),
  play: shows(`${title} wasn’t deactivated`, 'deactivate'),
};

/** The server accepted the switch, but the last poll still says inactive. */
export const Stuck: Story = {
  parameters: answered({
    modulesConfirm: 'never',
    featureValidate: 'never',
    moduleStatus: 'never',
    moduleProcess: 'never',
  }),
  play: ends(`${title} isn’t active yet`, 'processed', false),
};

/** The outcome is unknown, which is not a failure. */
export const Unsure: Story = {
  parameters: answered({
    modulesConfirm: 'never',
    featureValidate: 'never',
    moduleStatus: 'never',
    moduleProcess: 'never',
  }),
  play: ends(`We couldn’t confirm the status of ${title}`, 'unanswered', null),
};

export const PurchaseUnknown: Story = {
  parameters: answered({ modulesConfirm: 'never', featureValidate: 'never' }),
  play: async (context) => {
    const key = await ask();
    happen({ type: 'agreed' }, { type: 'checked', key }, { type: 'unanswered', key });
    await reads(`We’re not sure ${title} was bought`)(context);
  },
};

export const ConnectionGone: Story = {
  parameters: answered({ featureValidate: 'never' }),
  play: async (context) => {
    const key = await ask();
    happen({ type: 'agreed' }, { type: 'refused', key, fault: 'unsent', messages: [] });
    await reads(`${title} wasn’t activated`)(context);
  },
};

/** A read-only member: nothing is sent, and the dialog gives the reason. */
export const Denied: Story = {
  parameters: { page: { as: 'readonly' } },
  play: async (context) => {
    getRuntime().store.join(activationFlow);
    await act(activationAsked({ moduleId: 152, action: 'deactivate', title, origin: null }));
    await reads('You can’t change this add-on')(context);
  },
};
