import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activationStep,
  IDLE_ACTIVATION,
  RETRIES,
  type ActivationCommand,
  type ActivationEvent,
  type ActivationState,
  type ModuleAction,
} from '../../../src/domain/activation/machine';

/** The model: what an observer outside the machine knows of the current attempt. */
interface Model {
  key: string | null;
  action: ModuleAction;
  codes: readonly string[];
  isAgreed: boolean;
  isChecked: boolean;
  isBought: boolean;
  polls: number;
}

/** The machine's state with all commands that it has issued. */
interface Real {
  state: ActivationState;
  asked: ActivationCommand[];
}

const PHASES = new Set<ActivationState['phase']>();

/** Sends one event to the machine and checks its commands against the model. */
abstract class Act implements fc.Command<Model, Real> {
  abstract event(model: Model): ActivationEvent;
  abstract learn(model: Model): void;
  check = (): boolean => true;

  run(model: Model, real: Real): void {
    const event = this.event(model);
    const before = real.state;
    const { state, commands } = activationStep(before, event);
    if (state !== before) this.learn(model);
    real.state = state;
    PHASES.add(state.phase);
    for (const command of commands) {
      const { do: what, key } = command;
      if (what !== 'ask') expect(key).toBe(model.key);
      const former = real.asked.filter((one) => one.key === key);
      const times = (name: string): number => former.filter((one) => one.do === name).length;
      // The machine checks, buys and switches only once, and only after consent and payment.
      if (what === 'ask' || what === 'check' || what === 'buy' || what === 'process') expect(times(what)).toBe(0);
      if (what === 'check' || what === 'buy' || what === 'process') expect(model.isAgreed).toBe(true);
      if (what === 'buy') expect([model.isChecked, model.codes.length > 0]).toEqual([true, true]);
      if (what === 'process' && model.action === 'activate')
        expect([model.isChecked, model.codes.length === 0 || model.isBought]).toEqual([true, true]);
      if (what === 'poll') expect((model.polls += 1)).toBeLessThanOrEqual(RETRIES + 1);
      if (command.do === 'poll') expect(command.after).toBe(model.polls === 1 ? 0 : 2500);
      real.asked.push(command);
    }
    // An ignored event causes no commands.
    if (state === before) expect(commands).toEqual([]);
    // The machine gives up polling ("stuck") only after exactly one process call.
    if (state.phase === 'failed' && state.fault === 'stuck') expect(times(real, 'process', state.key)).toBe(1);
  }
}

const times = ({ asked }: Real, name: string, key: string): number =>
  asked.filter((one) => one.do === name && one.key === key).length;

class Press extends Act {
  constructor(
    readonly key: string,
    readonly action: ModuleAction,
  ) {
    super();
  }
  event = (): ActivationEvent => ({ type: 'pressed', key: this.key, moduleId: 7, action: this.action });
  learn(model: Model): void {
    const fresh = { codes: [], isAgreed: false, isChecked: false, isBought: false, polls: 0 };
    Object.assign(model, { ...fresh, key: this.key, action: this.action });
  }
  override toString = (): string => `press ${this.action} ${this.key}`;
}

class Ask extends Act {
  constructor(
    readonly codes: readonly string[],
    readonly isQuestion: boolean,
  ) {
    super();
  }
  event({ key }: Model): ActivationEvent {
    const { codes } = this;
    const statement = null;
    const confirmation = this.isQuestion
      ? ({ kind: 'question', html: '', codes, statement } as const)
      : ({ kind: 'go', action: null, codes, statement } as const);
    return { type: 'asked', key: key ?? '', confirmation };
  }
  learn(model: Model): void {
    model.codes = this.codes;
    // The press itself is the consent if the add-on is free and the server has no question.
    model.isAgreed = !this.isQuestion && this.codes.length === 0;
  }
  override toString = (): string => `asked ${this.isQuestion} ${this.codes.join()}`;
}

class Say extends Act {
  constructor(readonly type: 'checked' | 'bought' | 'processed' | 'unanswered' | 'taken' | 'ended') {
    super();
  }
  event = ({ key }: Model): ActivationEvent => ({ type: this.type, key: key ?? '' });
  learn(model: Model): void {
    if (this.type === 'checked') model.isChecked = true;
    if (this.type === 'bought') model.isBought = true;
  }
  override toString = (): string => this.type;
}

class Do extends Act {
  constructor(readonly type: 'agreed' | 'cancelled' | 'again' | 'left') {
    super();
  }
  event = (): ActivationEvent => ({ type: this.type });
  learn(model: Model): void {
    if (this.type === 'agreed') model.isAgreed = true;
  }
  override toString = (): string => this.type;
}

class Refuse extends Act {
  event = ({ key }: Model): ActivationEvent => ({ type: 'refused', key: key ?? '', fault: 'process', messages: [] });
  learn = (): void => undefined;
  override toString = (): string => 'refused';
}

class Poll extends Act {
  constructor(readonly isActive: boolean | null) {
    super();
  }
  event = ({ key }: Model): ActivationEvent => ({ type: 'polled', key: key ?? '', isActive: this.isActive });
  learn = (): void => undefined;
  override toString = (): string => `polled ${this.isActive}`;
}

class Late extends Act {
  event = (): ActivationEvent => ({ type: 'processed', key: 'of another attempt' });
  learn = (): void => undefined;
  override toString = (): string => 'late';
}

const ACTS: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .record({ key: fc.uuid(), action: fc.constantFrom<ModuleAction>('activate', 'activate', 'deactivate') })
      .map(({ key, action }) => new Press(key, action)),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ codes: fc.constantFrom<string[]>([], ['zones'], ['zones']), isQuestion: fc.boolean() })
      .map(({ codes, isQuestion }) => new Ask(codes, isQuestion)),
  },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom('checked' as const, 'bought' as const, 'processed' as const, 'unanswered' as const)
      .map((type) => new Say(type)),
  },
  { weight: 4, arbitrary: fc.constantFrom('agreed' as const, 'again' as const).map((type) => new Do(type)) },
  { weight: 6, arbitrary: fc.constantFrom(true, false, false, null).map((isActive) => new Poll(isActive)) },
  { weight: 1, arbitrary: fc.constantFrom('taken' as const, 'ended' as const).map((type) => new Say(type)) },
  { weight: 1, arbitrary: fc.constantFrom('cancelled' as const, 'left' as const).map((type) => new Do(type)) },
  { weight: 1, arbitrary: fc.constantFrom(new Refuse(), new Late()) },
);

const setup = (): { model: Model; real: Real } => ({
  model: { key: null, action: 'activate', codes: [], isAgreed: false, isChecked: false, isBought: false, polls: 0 },
  real: { state: IDLE_ACTIVATION, asked: [] },
});

/** The event that leaves each phase: an answer that it waits for, or a press. */
const WAYS_OUT: Readonly<Record<Exclude<ActivationState['phase'], 'idle'>, ActivationEvent['type']>> = {
  asking: 'refused',
  confirming: 'cancelled',
  checking: 'refused',
  buying: 'refused',
  unknown: 'left',
  working: 'refused',
  polling: 'ended',
  done: 'left',
  failed: 'left',
};

describe('switching an add-on, for any sequence of events', () => {
  it('needs consent and a check, buys once, switches once, and polls six times at most [ACT-01, ACT-02, ACT-08, ACT-15]', () => {
    fc.assert(
      fc.property(fc.commands([ACTS], { maxCommands: 60, size: 'max' }), (commands) => {
        fc.modelRun(setup, commands);
      }),
      { numRuns: 600, seed: 7 },
    );
    expect([...PHASES].toSorted()).toEqual(['idle', ...Object.keys(WAYS_OUT)].toSorted());
  });

  it.each(Object.entries(WAYS_OUT))('%s has a way out: %s', (phase, type) => {
    const attempt = {
      key: 'a',
      moduleId: 7,
      action: 'activate',
      codes: [],
      html: '',
      count: 6,
      isCertain: true,
      fault: 'stuck',
      messages: [],
    };
    const state = { ...attempt, phase } as unknown as ActivationState;
    const isAnswer = type === 'refused' || type === 'ended';
    const event = { type, ...(isAnswer && { key: 'a', fault: 'process', messages: [] }) } as unknown as ActivationEvent;
    expect(activationStep(state, event).state.phase).not.toBe(phase);
  });
});
