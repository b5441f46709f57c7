import { activationFlow } from '../../src/flows/activation';
import { selectActivation } from '../../src/flows/activation/selectors';
import { activationAsked, activationStepped } from '../../src/flows/activation/slice';
// The app imports the effects lazily on the first press; the eager import keeps a load from outliving its test.
import '../../src/flows/activation/effects';
import { openStore } from './flows';
import { failure } from './page-of-store';
import { subscribed } from './wire';

type Answers = Parameters<typeof openStore>[0];

export const questionBody = (...codes: string[]) => ({ status: 200, html: '<p>Sure?</p>', add_on_codes: codes });
export const statusBody = (isActive: boolean) => ({ status: 200, result: { is_active: isActive ? 1 : 0 } });
export const GO = { ok: true, status: 201, body: { status: 201 } };
export const refusal = (status: number, body: object | null) =>
  failure('status', { status, ownStatus: status, httpStatus: 200, fromJson: true, body });

/** The happy path: every call succeeds and the server switches the add-on at once. */
export const GOOD = {
  session: subscribed(1001),
  moduleConfirmation: questionBody(),
  featureToken: { status: 200, token: 'features' },
  featureValidate: { status: 200 },
  modulesConfirm: (options: { body?: { modules?: object[] } } | undefined) => ({
    status: 200,
    data: options?.body?.modules ?? [],
  }),
  modulesPurchase: { status: 200 },
  moduleProcess: { status: 200 },
  moduleStatus: statusBody(true),
  subscriptionInfo: { status: 200, currency: 'USD', subscription: null, modules: [], pending: null },
} as const;

/** Opens a store with the activation flow; the returned functions stand for what a person presses. */
export async function openActivation(answers: Answers = {}) {
  const page = await openStore({ ...GOOD, ...answers } as Answers);
  page.store.join(activationFlow);
  const flow = () => {
    const now = selectActivation(page.store.getState());
    if (!now) throw new Error('The flow has not joined');
    return now;
  };
  const does = (type: 'agreed' | 'cancelled' | 'again' | 'left') =>
    void page.store.dispatch(activationStepped({ event: { type } }));
  return {
    ...page,
    flow,
    step: () => flow().step,
    press: (action: 'activate' | 'deactivate' = 'activate', moduleId = 7) =>
      void page.store.dispatch(activationAsked({ moduleId, action, title: 'Zones', origin: null })),
    agree: () => does('agreed'),
    cancel: () => does('cancelled'),
    again: () => does('again'),
    leave: () => does('left'),
    /** Returns the names of the flow's calls, in order. */
    asked: () =>
      page.calls.map(({ name }) => name).filter((name) => /^(module|feature)/.test(name) && name !== 'modules'),
    dialogs: () => page.store.getState().dialogs.queue.map(({ kind }) => kind),
  };
}
