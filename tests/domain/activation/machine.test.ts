import { describe, expect, it } from 'vitest';
import {
  activationStep,
  IDLE_ACTIVATION,
  type ActivationCommand,
  type ActivationEvent,
  type ActivationState,
  type ActivationConfirmation,
  type ModuleAction,
} from '../../../src/domain/activation/machine';

const run = (events: readonly ActivationEvent[], from: ActivationState = IDLE_ACTIVATION) =>
  events.reduce<{ state: ActivationState; commands: readonly ActivationCommand[] }>(
    (so, event) => {
      const { state, commands } = activationStep(so.state, event);
      return { state, commands: [...so.commands, ...commands] };
    },
    { state: from, commands: [] },
  );
const pressed = (action: ModuleAction = 'activate', key = 'a'): ActivationEvent => ({
  type: 'pressed',
  key,
  moduleId: 7,
  action,
});
const asked = (confirmation: ActivationConfirmation): ActivationEvent => ({ type: 'asked', key: 'a', confirmation });
const question = (...codes: string[]) => asked({ kind: 'question', html: '<p>Sure?</p>', codes, statement: null });
const go = (action: ModuleAction | null = null, ...codes: string[]) =>
  asked({ kind: 'go', action, codes, statement: null });
const said = (type: 'checked' | 'bought' | 'processed' | 'unanswered' | 'taken' | 'ended'): ActivationEvent => ({
  type,
  key: 'a',
});
const refused = (
  fault: 'confirmation' | 'check' | 'mismatch' | 'purchase' | 'process' | 'unsent',
): ActivationEvent => ({
  type: 'refused',
  key: 'a',
  fault,
  messages: ['No.'],
});
const polled = (isActive: boolean | null): ActivationEvent => ({ type: 'polled', key: 'a', isActive });
const AGREED: ActivationEvent = { type: 'agreed' };
const done = (commands: readonly ActivationCommand[]) => commands.map((command) => command.do);

describe('switching an add-on', () => {
  it('asks, waits for consent, checks, processes, polls and reports, in this order [ACT-01, ACT-07, ACT-10]', () => {
    const { state, commands } = run([
      pressed(),
      question(),
      AGREED,
      said('checked'),
      said('processed'),
      polled(false),
      polled(null),
      polled(true),
      polled(true),
    ]);
    expect(state).toMatchObject({ phase: 'done', moduleId: 7, action: 'activate' });
    expect(commands).toEqual([
      { do: 'ask', key: 'a' },
      { do: 'check', key: 'a' },
      { do: 'process', key: 'a' },
      { do: 'poll', key: 'a', after: 0 },
      { do: 'poll', key: 'a', after: 2500 },
      { do: 'poll', key: 'a', after: 2500 },
      { do: 'tell', key: 'a' },
    ]);
  });

  it('buys the add-on between check and process if it is not paid for', () => {
    const bought = run([pressed(), question('zones'), AGREED, said('checked'), said('bought'), said('processed')]);
    expect(done(bought.commands)).toEqual(['ask', 'check', 'buy', 'process', 'poll']);
  });

  it('off skips check and purchase, and polls until it is not active [ACT-13]', () => {
    const off = run([pressed('deactivate'), question(), AGREED, said('processed'), polled(true)]);
    expect(done(off.commands)).toEqual(['ask', 'process', 'poll', 'poll']);
    expect(run([polled(false)], off.state).state).toMatchObject({ phase: 'done', action: 'deactivate' });
  });

  it('that is cancelled does nothing [ACT-02]', () => {
    const { state, commands } = run([pressed(), question('zones'), { type: 'cancelled' }, AGREED]);
    expect(state).toEqual(IDLE_ACTIVATION);
    expect(done(commands)).toEqual(['ask']);
  });

  it.each([
    ['201', go(), 'activate', 'check'],
    ['the action', go('activate'), 'activate', 'check'],
    ['another action', go('deactivate'), 'deactivate', 'process'],
  ])('skips the question if the server answers %s [ACT-05]', (_, answer, action, next) => {
    const { state, commands } = run([pressed(), answer]);
    expect(state).toMatchObject({ action });
    expect(done(commands)).toEqual(['ask', next]);
  });

  it('asks nevertheless if something costs money', () => {
    const { state, commands } = run([pressed(), go(null, 'zones')]);
    expect(state).toMatchObject({ phase: 'confirming', html: '', codes: ['zones'] });
    expect(done(commands)).toEqual(['ask']);
  });

  it('polls once after the call and five times more, and then gives up [ACT-08, ACT-09]', () => {
    const no = (times: number) => Array.from({ length: times }, () => polled(false));
    const begun = run([pressed(), go(), said('checked'), said('processed')]);
    const five = run(no(5), begun.state);
    expect(done([...begun.commands, ...five.commands]).filter((one) => one === 'poll')).toHaveLength(6);
    expect(run([polled(true)], five.state).state.phase).toBe('done');
    const given = run(no(1), five.state);
    expect(given.state).toMatchObject({ phase: 'failed', fault: 'stuck', messages: [] });
    expect(done(given.commands)).toEqual(['fail']);
  });

  it('polls after a lost answer and does not report a failure', () => {
    const lost = run([pressed(), go(), said('checked'), said('unanswered')]);
    expect(lost.state).toMatchObject({ phase: 'polling', isCertain: false });
    const given = run(
      Array.from({ length: 6 }, () => polled(null)),
      lost.state,
    );
    expect(given.state).toMatchObject({ phase: 'failed', fault: 'unsure' });
  });

  it('does not proceed while the outcome of the purchase is unknown', () => {
    const lost = run([pressed(), question('zones'), AGREED, said('checked'), said('unanswered')]);
    expect(lost.state.phase).toBe('unknown');
    expect(run([pressed('activate', 'b'), said('bought')], lost.state).commands).toEqual([]);
    expect(done(run([{ type: 'again' }, said('bought')], lost.state).commands)).toEqual(['rebuy', 'process']);
  });

  it.each([
    ['confirmation', []],
    ['check', [question('zones'), AGREED]],
    ['mismatch', [question('zones'), AGREED, said('checked')]],
    ['process', [question(), AGREED, said('checked')]],
  ] as const)(
    'ends with the messages of a refusal (%s), and can be pressed again [ACT-06, ACT-11, ACT-12]',
    (fault, before) => {
      const { state, commands } = run([pressed(), ...before, refused(fault)]);
      expect(state).toMatchObject({ phase: 'failed', fault, messages: ['No.'] });
      expect(done(commands).at(-1)).toBe('fail');
      expect(run([pressed('activate', 'b')], state).state).toMatchObject({ phase: 'asking', key: 'b' });
    },
  );

  it('buys nothing if the confirmed list differs from the requested one [ACT-16]', () => {
    const { commands } = run([
      pressed(),
      question('zones'),
      AGREED,
      said('checked'),
      refused('mismatch'),
      said('bought'),
    ]);
    expect(done(commands)).toEqual(['ask', 'check', 'buy', 'fail']);
  });

  it('only polls if another tab is already switching it', () => {
    const { commands } = run([pressed(), go(), said('taken'), polled(true)]);
    expect(done(commands)).toEqual(['ask', 'check', 'poll', 'tell']);
  });

  it('starts once for fifty presses, and ends with the session', () => {
    const presses = Array.from({ length: 50 }, (_, at) => pressed('activate', `key-${at}`));
    expect(run(presses).commands).toEqual([{ do: 'ask', key: 'key-0' }]);
    expect(run([pressed(), go(), said('ended'), said('checked')])).toMatchObject({ state: IDLE_ACTIVATION });
  });
});

const resumed = (from: 'checking' | 'buying' | 'working' | 'polling'): ActivationEvent => ({
  type: 'resumed',
  key: 'a',
  moduleId: 7,
  action: 'activate',
  from,
  isCertain: true,
});

describe('an attempt that a reload has interrupted', () => {
  const missing: ActivationEvent = { type: 'missing', key: 'a' };

  it.each([
    ['checking', 'asking', ['ask']],
    ['buying', 'buying', ['rebuy']],
    ['working', 'working', ['settle']],
    ['polling', 'polling', ['poll']],
  ] as const)('in the phase %s goes on with %s, and sends no write', (from, phase, commands) => {
    const step = run([resumed(from)]);
    expect(step.state.phase).toBe(phase);
    expect(done(step.commands)).toEqual(commands);
  });

  it('is switched on once its purchase is known to have arrived', () => {
    expect(done(run([resumed('buying'), said('bought'), said('processed'), polled(true)]).commands)).toEqual([
      'rebuy',
      'process',
      'poll',
      'tell',
    ]);
  });

  it.each(['buying', 'working'] as const)('is asked about anew if its write never arrived (%s)', (from) => {
    const { state, commands } = run([resumed(from), missing]);
    expect(state.phase).toBe('asking');
    expect(done(commands).at(-1)).toBe('ask');
  });

  it('is given up with certainty only if the server had acknowledged it', () => {
    const polls = Array.from({ length: 6 }, () => polled(false));
    expect(run([resumed('polling'), ...polls]).state).toMatchObject({ phase: 'failed', fault: 'stuck' });
    const unsure = { ...resumed('polling'), isCertain: false } as ActivationEvent;
    expect(run([unsure, ...polls]).state).toMatchObject({ phase: 'failed', fault: 'unsure' });
  });

  it('gives way to a press that came first, and a write that is not waited for cannot be missing', () => {
    expect(run([pressed(), resumed('polling')]).state.phase).toBe('asking');
    expect(run([pressed(), question(), missing]).state.phase).toBe('confirming');
  });
});
