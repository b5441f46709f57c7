import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutStep,
  IDLE_CHECKOUT,
  type CheckoutCommand,
  type CheckoutEvent,
  type CheckoutState,
} from '../../../src/domain/checkout/machine';
import { POLL_LIMIT } from '../../../src/domain/checkout/poll';

const BAD = { status: null, isEnabled: false, hasRecord: false };
const WAIT = { status: 200, isEnabled: false, hasRecord: true };
const ODD = { status: 400, isEnabled: false, hasRecord: true };
const GOOD = { status: 200, isEnabled: true, hasRecord: true };

const run = (events: readonly CheckoutEvent[], from: CheckoutState = IDLE_CHECKOUT) =>
  events.reduce<{ state: CheckoutState; commands: CheckoutCommand[] }>(
    (so, event) => {
      const { state, commands } = checkoutStep(so.state, event);
      return { state, commands: [...so.commands, ...commands] };
    },
    { state: from, commands: [] },
  );
const pressed = (key = 'a', now = 0): CheckoutEvent => ({ type: 'pressed', key, now });
const accepted: CheckoutEvent = { type: 'accepted', key: 'a' };
const polled = (answer: typeof BAD | typeof GOOD, now = 1): CheckoutEvent => ({
  type: 'polled',
  key: 'a',
  now,
  answer,
});
const checked = (isDeclined: boolean): CheckoutEvent => ({
  type: 'checked',
  key: 'a',
  now: 2,
  isDeclined,
  message: 'No.',
});
const done = (commands: readonly CheckoutCommand[]) => commands.map((command) => command.do);

describe('an order', () => {
  it('is submitted, polled every 2500 ms until it is enabled, and finished once [CHK-03, CHK-04]', () => {
    const { state, commands } = run([pressed(), accepted, polled(WAIT), polled(WAIT), polled(GOOD), polled(GOOD)]);
    expect(state.phase).toBe('enabled');
    expect(commands).toEqual([
      { do: 'submit', key: 'a', sent: 'never' },
      { do: 'poll', key: 'a', after: 0 },
      { do: 'poll', key: 'a', after: 2500 },
      { do: 'poll', key: 'a', after: 2500 },
      { do: 'finish', key: 'a' },
      { do: 'forget', key: 'a' },
    ]);
  });

  it('is submitted once under fifty presses', () => {
    const presses = Array.from({ length: 50 }, (_, at) => pressed(`key-${at}`));
    expect(run(presses).commands).toEqual([{ do: 'submit', key: 'key-0', sent: 'never' }]);
  });

  it('is a success after ten polls that failed [UPG-13]', () => {
    const bad = Array.from({ length: 10 }, () => polled(BAD));
    expect(run([pressed(), accepted, ...bad, polled(GOOD)]).state.phase).toBe('enabled');
  });

  it('is checked if its record is not enabled, and continues unless it was declined [UPG-14]', () => {
    const asked = run([pressed(), accepted, polled(ODD)]);
    expect(done(asked.commands).at(-1)).toBe('check');
    expect(run([checked(false)], asked.state).commands).toEqual([{ do: 'poll', key: 'a', after: 2500 }]);
    expect(run([checked(true)], asked.state).state).toMatchObject({ fault: 'declined', message: 'No.' });
  });

  it('fails if the submit fails, and another press is a new attempt [CHK-11]', () => {
    const failed = run([pressed(), { type: 'refused', key: 'a', message: null }]);
    expect(failed.state).toMatchObject({ phase: 'failed', fault: 'refused' });
    expect(run([pressed('b')], failed.state).state).toMatchObject({ phase: 'submitting', key: 'b' });
  });

  it('that the bank asks about is sent again under another key once it has confirmed, and is not kept meanwhile [ERR-26]', () => {
    const challenged: CheckoutEvent = { type: 'challenged', key: 'a', url: 'https://bank.example/1' };
    const asked = run([pressed(), challenged, pressed('b')]);
    expect(asked.state).toMatchObject({ phase: 'bank', key: 'a', url: 'https://bank.example/1' });
    expect(done(asked.commands)).toEqual(['submit', 'forget']);
    const confirmed: CheckoutEvent = { type: 'confirmed', key: 'b', now: 5 };
    const sent = run([confirmed, { ...confirmed, key: 'c' }], asked.state);
    expect(sent.state).toEqual({ phase: 'submitting', key: 'b', startedAt: 5 });
    expect(sent.commands).toEqual([{ do: 'submit', key: 'b', sent: 'never' }]);
    const refused = run([{ type: 'refused', key: 'a', message: null }], asked.state);
    expect(refused.state).toMatchObject({ phase: 'failed', fault: 'refused' });
  });

  it('with an unknown outcome continues only with the same idempotency key', () => {
    const lost = run([pressed(), { type: 'unanswered', key: 'a' }]);
    expect(run([pressed('b')], lost.state)).toEqual({ state: lost.state, commands: [] });
    expect(run([{ type: 'again', now: 5 }], lost.state).commands).toEqual([{ do: 'submit', key: 'a', sent: 'person' }]);
  });

  it('is polled for ten minutes at most, and can be polled for again', () => {
    const late = run([pressed(), accepted, polled(WAIT, POLL_LIMIT - 1), polled(WAIT, POLL_LIMIT)]);
    expect(late.state).toMatchObject({ phase: 'failed', fault: 'late' });
    expect(done(late.commands)).not.toContain('forget');
    expect(run([pressed('b')], late.state).commands).toEqual([]);
    expect(run([{ type: 'again', now: POLL_LIMIT }], late.state).state).toMatchObject({
      phase: 'activating',
      key: 'a',
    });
  });

  it.each([
    [true, 'poll'],
    [false, 'submit'],
  ])('that a closed tab left (accepted: %s) continues with %s under the same idempotency key', (isAccepted, next) => {
    const { commands } = run([{ type: 'resumed', key: 'a', startedAt: 0, isAccepted }]);
    expect(commands).toMatchObject([{ do: next, key: 'a' }]);
  });
});

const key = fc.constantFrom('a', 'b', 'c');
const now = fc.nat(2 * POLL_LIMIT);
const events: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({ type: fc.constant('pressed' as const), key, now }),
  fc.record({ type: fc.constant('resumed' as const), key, startedAt: now, isAccepted: fc.boolean() }),
  fc.record({ type: fc.constant('again' as const), now }),
  fc.constant({ type: 'left' as const }),
  fc.record({ type: fc.constantFrom('accepted' as const, 'unanswered' as const), key }),
  fc.record({ type: fc.constant('challenged' as const), key, url: fc.constant('https://bank.example/1') }),
  fc.record({ type: fc.constant('confirmed' as const), key, now }),
  fc.record({ type: fc.constant('refused' as const), key, message: fc.constant(null) }),
  fc.record({ type: fc.constant('polled' as const), key, now, answer: fc.constantFrom(BAD, WAIT, ODD, GOOD) }),
  fc.record({ type: fc.constant('checked' as const), key, now, isDeclined: fc.boolean(), message: fc.constant(null) }),
);
const scripts = fc.array(events, { maxLength: 60 });
const states = scripts.map((script) => run(script).state);

/** Events that leave each phase, whatever came before. */
const WAYS_OUT: Readonly<Record<Exclude<CheckoutState['phase'], 'idle'>, readonly CheckoutEvent['type'][]>> = {
  submitting: ['accepted', 'refused', 'unanswered'],
  bank: ['confirmed', 'refused', 'left'],
  unknown: ['again', 'left'],
  activating: ['left'],
  enabled: ['left', 'pressed'],
  failed: ['left'],
};

describe('an order, for any sequence of events', () => {
  it('has a way out of every state', () => {
    fc.assert(
      fc.property(states, (state) => {
        if (state.phase === 'idle') return;
        const base = { key: state.key, now: 0, message: null, isDeclined: false, isAccepted: true, startedAt: 0 };
        for (const type of WAYS_OUT[state.phase]) {
          const event = { ...base, type, answer: GOOD } as CheckoutEvent;
          expect(checkoutStep(state, event).state.phase).not.toBe(state.phase);
        }
      }),
    );
  });

  it('runs one command at a time, and the state says which', () => {
    const allowed: Readonly<Record<CheckoutState['phase'], readonly string[]>> = {
      idle: [],
      submitting: ['submit'],
      bank: ['forget'],
      unknown: [],
      activating: ['poll', 'check'],
      enabled: ['finish,forget'],
      failed: ['', 'forget'],
    };
    fc.assert(
      fc.property(scripts, (script) => {
        let state = IDLE_CHECKOUT;
        for (const event of script) {
          const next = checkoutStep(state, event);
          if (next.state !== state && next.commands.length)
            expect(allowed[next.state.phase]).toContain(done(next.commands).join());
          if (next.state === state) expect(next.commands).toEqual([]);
          state = next.state;
        }
      }),
    );
  });

  it('ignores an answer to another attempt', () => {
    const answers = events.filter(({ type }) => !['pressed', 'resumed', 'again', 'confirmed', 'left'].includes(type));
    fc.assert(
      fc.property(states, answers, (state, answer) => {
        const stranger = { ...answer, key: 'another' } as CheckoutEvent;
        expect(checkoutStep(state, stranger)).toEqual({ state, commands: [] });
      }),
    );
  });

  it('submits a key again only if the person asks for it', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const bySubmit = script.filter(({ type }) =>
          ['pressed', 'again', 'resumed', 'confirmed'].includes(type),
        ).length;
        expect(done(run(script).commands).filter((one) => one === 'submit').length).toBeLessThanOrEqual(bySubmit);
      }),
    );
  });
});
