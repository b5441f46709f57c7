import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activationProgress, activationTexts, checkProgress } from '../../src/flows/activation/messages';
import { GO, openActivation, questionBody, refusal, statusBody } from '../kit/activation';
import { failure } from '../kit/page-of-store';
import { subscribed } from '../kit/wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the fake timers by `ms` and lets promises settle. */
const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

type Page = Awaited<ReturnType<typeof openActivation>>;

async function agreed(answers: Parameters<typeof openActivation>[0] = {}, action?: 'deactivate'): Promise<Page> {
  const page = await openActivation(answers);
  page.press(action);
  await pass(100);
  page.agree();
  await pass();
  return page;
}
const countOf = (page: Page, name: string) => page.asked().filter((one) => one === name).length;

describe('an add-on', () => {
  it('asks for confirmation with its id, action and is_marketplace [ACT-03, API-52]', async () => {
    const page = await openActivation();
    page.press('deactivate');
    await pass(100);
    expect(page.calls.find(({ name }) => name === 'moduleConfirmation')?.options).toMatchObject({
      params: { id: 7, action: 'deactivate' },
      query: { is_marketplace: 1 },
    });
    expect(page.step()).toMatchObject({ phase: 'confirming', html: '<p>Sure?</p>' });
    expect(page.dialogs()).toEqual(['activation']);
  });

  it('is validated with the token, processed and polled for after OK, in this order [ACT-01, API-51, API-53, API-54]', async () => {
    const page = await agreed();
    expect(page.asked()).toEqual([
      'moduleConfirmation',
      'featureToken',
      'featureValidate',
      'moduleProcess',
      'moduleStatus',
    ]);
    const bodyOf = (name: string) => page.calls.find((call) => call.name === name)?.options;
    expect(bodyOf('featureValidate')?.body).toEqual({ token: 'features', id: 7 });
    expect(bodyOf('moduleProcess')?.params).toEqual({ id: 7, action: 'activate' });
    expect(page.step().phase).toBe('done');
    expect(page.events).toContainEqual({ name: 'module-activate', detail: { moduleId: 7 } });
    expect(page.told).toContainEqual({ kind: 'upgrade' });
  });

  it('is bought with the list that the server confirmed, before it is processed [API-44, API-45]', async () => {
    const page = await agreed({ moduleConfirmation: questionBody('zones', 'maps') });
    expect(page.asked().slice(2)).toEqual([
      'featureValidate',
      'modulesConfirm',
      'modulesPurchase',
      'moduleProcess',
      'moduleStatus',
    ]);
    const list = { modules: [{ add_on_code: 'zones' }, { add_on_code: 'maps' }] };
    const bodies = page.calls.filter(({ name }) => /^modules[CP]/.test(name)).map(({ options }) => options?.body);
    expect(bodies).toEqual([list, list]);
  });

  it.each([
    ['in another order', ['maps', 'zones'], true],
    ['shorter', ['maps'], false],
    ['with another code', ['maps', 'roads'], false],
  ])('is bought only if the confirmed list is the same: %s [ACT-15, ACT-16]', async (_, codes, isBought) => {
    const data = codes.map((code) => ({ add_on_code: code }));
    const page = await agreed({
      moduleConfirmation: questionBody('zones', 'maps'),
      modulesConfirm: { status: 200, data },
    });
    expect(countOf(page, 'modulesPurchase')).toBe(isBought ? 1 : 0);
    expect(countOf(page, 'moduleProcess')).toBe(isBought ? 1 : 0);
    if (isBought) return;
    expect(page.step()).toMatchObject({ phase: 'failed', fault: 'mismatch', messages: ['Invalid payload'] });
    expect(page.events).toContainEqual({
      name: 'error',
      detail: { code: 406, message: 'Invalid payload', surface: 'activation' },
    });
  });

  it('that is cancelled is not processed [ACT-02]', async () => {
    const page = await openActivation();
    page.press();
    await pass(100);
    page.cancel();
    page.agree();
    await pass(30_000);
    expect(page.asked()).toEqual(['moduleConfirmation']);
    expect(page.dialogs()).toEqual([]);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('skips the question if the server has none, by 201 or the name of the action [ACT-05]', async () => {
    for (const answer of [GO, { status: 'activate' }, { status: 200, action: 'activate' }]) {
      const page = await openActivation({ moduleConfirmation: answer });
      page.press();
      await pass(200);
      expect(page.step().phase).toBe('done');
    }
  });

  it('is polled for at once and five times more, 2.5 s apart, and given up after 12.5 s [ACT-07, ACT-08, ACT-09]', async () => {
    const times: number[] = [];
    const page = await agreed({ moduleStatus: () => (times.push(Date.now()), statusBody(false)) });
    expect(times).toHaveLength(1);
    await pass(12_498);
    expect(page.step().phase).toBe('polling');
    await pass(2);
    const [first = 0] = times;
    expect(times.map((time) => time - first)).toEqual([0, 2500, 5000, 7500, 10_000, 12_500]);
    expect(page.step()).toMatchObject({ phase: 'failed', fault: 'stuck' });
    expect(page.dialogs()).toEqual(['activation']);
    expect(page.reload).not.toHaveBeenCalled();
    page.leave();
    await pass();
    expect(page.reload).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(countOf(page, 'moduleStatus')).toBe(6);
  });

  it('that is active on the fifth poll is a success [ACT-08]', async () => {
    let asked = 0;
    const page = await agreed({ moduleStatus: () => statusBody((asked += 1) === 6) });
    await pass(12_500);
    expect(page.step().phase).toBe('done');
  });

  it('is off once the server says that it is no longer active [ACT-13]', async () => {
    let asked = 0;
    const page = await agreed({ moduleStatus: () => statusBody((asked += 1) < 3) }, 'deactivate');
    expect(page.asked()).not.toContain('featureToken');
    expect(page.step().phase).toBe('polling');
    await pass(5000);
    expect(page.step()).toMatchObject({ phase: 'done', action: 'deactivate' });
    expect(page.events).toContainEqual({ name: 'module-deactivate', detail: { moduleId: 7 } });
  });

  it.each([
    ['moduleConfirmation', 'confirmation'],
    ['featureValidate', 'check'],
    ['modulesPurchase', 'purchase'],
    ['moduleProcess', 'process'],
  ])(
    'that %s refuses shows each sentence of the reason, and OK reloads [ACT-06, ACT-11, ACT-12]',
    async (name, fault) => {
      const page = await agreed({
        ...(name !== 'moduleConfirmation' && { moduleConfirmation: questionBody('zones') }),
        [name]: refusal(406, { messages: ['Not this one.', 'Nor now.'] }),
      });
      expect(page.step()).toMatchObject({ phase: 'failed', fault, messages: ['Not this one.', 'Nor now.'] });
      expect(countOf(page, 'moduleStatus')).toBe(0);
      page.leave();
      await pass();
      expect(page.reload).toHaveBeenCalledOnce();
    },
  );

  it('whose check is refused is not bought, and whose check could not be sent does not reload the page', async () => {
    const page = await agreed({ moduleConfirmation: questionBody('zones'), featureValidate: failure('offline') });
    expect(page.asked()).not.toContain('modulesConfirm');
    expect(page.step()).toMatchObject({ phase: 'failed', fault: 'unsent' });
    page.leave();
    await pass();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('whose process call got no answer is polled for and not reported as failed', async () => {
    const lost = { moduleProcess: failure('unknown-outcome') };
    expect((await agreed(lost)).step().phase).toBe('done');
    const page = await agreed({ ...lost, moduleStatus: failure('network') });
    await pass(12_500);
    expect(page.step()).toMatchObject({ phase: 'failed', fault: 'unsure' });
    expect(activationProgress(page.step())).toBe(20);
  });

  it('whose purchase has an unknown outcome is asked about by its key and bought once', async () => {
    const page = await agreed({
      moduleConfirmation: questionBody('zones'),
      modulesPurchase: failure('unknown-outcome'),
      outcome: { status: 200 },
    });
    expect(page.step().phase).toBe('unknown');
    expect(page.dialogs()).toEqual(['activation']);
    page.again();
    await pass(100);
    expect(page.step().phase).toBe('done');
    expect(countOf(page, 'modulesPurchase')).toBe(1);
  });

  it('stops its flow when the session ends', async () => {
    const page = await agreed({ moduleStatus: failure('session-expired', { status: 419 }) });
    expect(page.step().phase).toBe('idle');
    expect(page.dialogs()).toEqual(['signed-out']);
  });
});

describe('a single process call', () => {
  it('is sent for fifty presses', async () => {
    const page = await openActivation();
    for (let at = 0; at < 50; at += 1) page.press();
    await pass(100);
    page.agree();
    page.agree();
    await pass(100);
    expect([countOf(page, 'moduleConfirmation'), countOf(page, 'moduleProcess')]).toEqual([1, 1]);
  });

  it('is sent by two tabs: the second shows the result of the first', async () => {
    const first = await agreed({ moduleStatus: statusBody(false) });
    const second = await openActivation();
    second.kept.set('activation', first.kept.get('activation'));
    second.press();
    await pass(100);
    second.agree();
    await pass();
    expect([countOf(first, 'moduleProcess'), countOf(second, 'moduleProcess')]).toEqual([1, 0]);
    expect(second.step().phase).toBe('done');
    await pass(12_500);
    expect(first.kept.has('activation')).toBe(false);
  });

  it('is sent by two tabs, also if the second confirms after the first has finished', async () => {
    const second = await openActivation({ moduleConfirmation: questionBody('zones') });
    second.press();
    await pass(100);
    const first = await agreed({ moduleConfirmation: questionBody('zones') });
    first.leave();
    second.kept.set('activation', first.kept.get('activation'));
    second.agree();
    await pass();
    expect([countOf(first, 'modulesPurchase'), countOf(second, 'modulesPurchase')]).toEqual([1, 0]);
    expect([countOf(first, 'moduleProcess'), countOf(second, 'moduleProcess')]).toEqual([1, 0]);
    expect(second.step().phase).toBe('done');
  });

  it('is sent for each press when an add-on is switched on, off and on again', async () => {
    let isActive = false;
    const answer = { moduleStatus: () => statusBody((isActive = !isActive)) };
    const page = await openActivation(answer);
    for (const action of ['activate', 'deactivate', 'activate'] as const) {
      page.press(action);
      await pass(100);
      page.agree();
      await pass();
      expect(page.step()).toMatchObject({ phase: 'done', action });
      page.leave();
    }
    expect(countOf(page, 'moduleProcess')).toBe(3);
  });

  it('is not blocked by the expired lease of another tab', async () => {
    const page = await openActivation();
    page.kept.set('activation', { key: 'x', memberId: 7, moduleId: 7, action: 'activate', at: Date.now() - 3_600_000 });
    page.press();
    await pass(100);
    page.agree();
    await pass();
    expect(countOf(page, 'moduleProcess')).toBe(1);
  });
});

describe('a person who may not switch add-ons', () => {
  it.each([
    ['is read-only', { is_ro: 1 }, 'subscription.read_only'],
    [
      'is forbidden by the organization’s policy',
      { policy: { features: { manage: 1, view: 0 } } },
      'subscription.policy',
    ],
    ['is billed by an app store', { is_mobile_subscription: 1 }, 'subscription.billed_by_store'],
  ])('is told so before anything is sent: %s [ACC-07]', async (_, more, key) => {
    const page = await openActivation({ session: subscribed(1001, more) });
    page.press('deactivate');
    await pass(100);
    expect(page.asked()).toEqual([]);
    expect(page.flow().denied).toMatchObject({ key });
    expect(page.dialogs()).toEqual(['activation']);
  });

  it('is asked to register where nobody is signed in', async () => {
    const page = await openActivation({ session: undefined });
    page.press();
    await pass(100);
    expect(page.moves).toEqual(['register']);
  });
});

/** Returns a state of the machine in the given phase. */
const at = (phase: string, action = 'activate', more: object = {}) =>
  ({ phase, action, key: 'a', moduleId: 7, codes: [], ...more }) as Parameters<typeof activationProgress>[0];

describe('the progress', () => {
  it.each([
    ['idle', at('idle'), 0, 0],
    ['asking', at('asking'), 0, 0],
    ['checking', at('checking'), 36, 36],
    ['bought', at('buying'), 37, 37],
    ['enabling', at('working'), 37, 20],
    ['looking', at('polling'), 37, 20],
    ['enabled', at('done'), 37, 21],
    ['disabling', at('working', 'deactivate'), 0, 22],
    ['disabled', at('done', 'deactivate'), 0, 23],
    ['refused', at('failed', 'activate', { fault: 'process' }), 0, 4],
    ['stuck', at('failed', 'deactivate', { fault: 'stuck' }), 0, 4],
  ])('has its code in each phase: %s [ACT-17, CHK-26, CHK-30]', (_, state, check, code) => {
    expect([checkProgress(state), activationProgress(state)]).toEqual([check, code]);
  });

  it('has a text for each step, and others for on and off [ACT-10]', () => {
    expect(activationTexts(at('checking'))).toEqual(['checkout.checking_modules']);
    expect(activationTexts(at('buying'))).toEqual(['activation.checked', 'activation.buying']);
    expect(activationTexts(at('working'))).toEqual(['activation.checked', 'checkout.enabling_module']);
    expect(activationTexts(at('polling', 'deactivate'))).toEqual(['checkout.disabling_module']);
    expect(activationTexts(at('asking'))).toEqual([]);
  });
});
