import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  devicesProgress,
  CLOSED_MIGRATION,
  mayAgree,
  migrationStep,
  type Device,
  type MigrationCommand,
  type MigrationEvent,
  type MigrationState,
} from '../../../src/domain/migration/machine';

const OLD: Device = { memberName: 'Priya Nair', platform: 'iPhone, iOS 14', appVersion: '4.1.7' };

const run = (...events: readonly MigrationEvent[]): MigrationState =>
  events.reduce((state, event) => migrationStep(state, event).state, CLOSED_MIGRATION);
const opened = [{ type: 'started' }, { type: 'told', ask: 1 }] as const;
const checked = (devices: readonly Device[] | null, ask = 2) => ({ type: 'checked', ask, devices }) as const;

describe('the wizard', () => {
  it('has two pages, and leaves the second only by consent [MIG-01, MIG-04]', () => {
    expect(run(...opened)).toEqual({ phase: 'changes', ask: 1 });
    expect(run(...opened, { type: 'agreed' })).toEqual({ phase: 'changes', ask: 1 });
    expect(run(...opened, { type: 'next' })).toEqual({ phase: 'devices', ask: 2, devices: 'checking' });
    expect(migrationStep(run(...opened, { type: 'next' }, checked([])), { type: 'agreed' })).toEqual({
      state: { phase: 'agreed', ask: 2, devices: [] },
      commands: [{ do: 'order', ask: 2 }],
    });
  });

  it('is blocked by outdated apps until a new check finds none [MIG-02, MIG-03]', () => {
    const old = run(...opened, { type: 'next' }, checked([OLD]));
    expect(old).toMatchObject({ phase: 'devices', devices: [OLD] });
    expect(migrationStep(old, { type: 'agreed' })).toEqual({ state: old, commands: [] });
    const again = migrationStep(old, { type: 'again' });
    expect(again).toEqual({
      state: { phase: 'devices', ask: 3, devices: 'checking' },
      commands: [{ do: 'check', ask: 3 }],
    });
    expect(migrationStep(again.state, { type: 'agreed' }).state).toBe(again.state);
    const fine = migrationStep(again.state, checked([], 3)).state;
    expect(migrationStep(fine, { type: 'agreed' }).state.phase).toBe('agreed');
  });

  it('treats a failed device check as unknown: it lists no device and does not block [MIG-09]', () => {
    const unknown = run(...opened, { type: 'next' }, checked(null));
    expect(unknown).toEqual({ phase: 'devices', ask: 2, devices: 'unknown' });
    expect(migrationStep(unknown, { type: 'agreed' }).state.phase).toBe('agreed');
  });

  it.each([
    ['not started', run(...opened), 0],
    ['running', run(...opened, { type: 'next' }), 34],
    ['completed', run(...opened, { type: 'next' }, checked([OLD])), 35],
    ['failed, which is no outcome,', run(...opened, { type: 'next' }, checked(null)), 34],
  ])('reports for a device check that is %s the code %i [CHK-32, MIG-09]', (_, state, code) => {
    expect(devicesProgress(state)).toBe(code);
  });

  it('can retry a failed read', () => {
    const failed = run({ type: 'started' }, { type: 'terms-unread', ask: 1, message: 'Closed.' });
    expect(failed).toEqual({ phase: 'failed', ask: 1, message: 'Closed.' });
    expect(migrationStep(failed, { type: 'started' })).toEqual({
      state: { phase: 'reading', ask: 2 },
      commands: [{ do: 'read', ask: 2 }],
    });
  });

  it('returns to its previous state if the consent could not be handed over', () => {
    const agreed = run(...opened, { type: 'next' }, checked([]), { type: 'agreed' });
    expect(migrationStep(agreed, { type: 'back' }).state).toEqual({ phase: 'devices', ask: 2, devices: [] });
  });
});

/** The model: what a person sees and the server does, independent of the machine's state. */
interface Model {
  page: 'none' | 'waiting' | 'changes' | 'devices' | 'agreed' | 'failed';
  /** The last known result of the device check, while its page is open. */
  known: 'nothing' | 'fine' | 'old' | 'unknown';
}
interface Real {
  state: MigrationState;
  asked: MigrationCommand[];
  orders: number;
}

const send = (real: Real, event: MigrationEvent): void => {
  const { state, commands } = migrationStep(real.state, event);
  real.state = state;
  for (const command of commands) {
    if (command.do === 'order') real.orders += 1;
    else real.asked.push(command);
  }
};

const PAGES: Readonly<Record<MigrationState['phase'], Model['page']>> = {
  closed: 'none',
  reading: 'waiting',
  changes: 'changes',
  devices: 'devices',
  agreed: 'agreed',
  failed: 'failed',
};

/** Checks after each step that the machine matches the model, and orders exactly when the person consented to a possible migration. */
const agrees = (model: Model, real: Real): void => {
  expect(PAGES[real.state.phase]).toBe(model.page);
  const may = real.state.phase === 'devices' && mayAgree(real.state.devices);
  expect(may).toBe(model.page === 'devices' && (model.known === 'fine' || model.known === 'unknown'));
};

type Command = fc.Command<Model, Real>;
const command = (name: string, check: (model: Model) => boolean, act: (model: Model, real: Real) => void): Command => ({
  check,
  run: (model, real) => {
    act(model, real);
    agrees(model, real);
  },
  toString: () => name,
});

/** Returns the number of the question to answer: the last one, or a superseded one. */
const answer = (real: Real, isLate: boolean, kind: 'read' | 'check'): number | null => {
  const questions = real.asked.filter((one) => one.do === kind);
  return questions.at(isLate ? -2 : -1)?.ask ?? null;
};

const press = (name: 'started' | 'next' | 'back' | 'again' | 'agreed' | 'left'): Command =>
  command(
    name,
    () => true,
    (model, real) => {
      const before = real.orders;
      const { page, known } = model;
      send(real, { type: name });
      const isOrdered = name === 'agreed' && page === 'devices' && (known === 'fine' || known === 'unknown');
      if (name === 'left') Object.assign(model, { page: 'none', known: 'nothing' });
      if (name === 'started' && (page === 'none' || page === 'failed')) model.page = 'waiting';
      if (name === 'next' && page === 'changes') Object.assign(model, { page: 'devices', known: 'nothing' });
      if (name === 'back' && page === 'devices') Object.assign(model, { page: 'changes', known: 'nothing' });
      if (name === 'back' && page === 'agreed') model.page = 'devices';
      if (name === 'again' && page === 'devices' && known !== 'nothing') model.known = 'nothing';
      if (isOrdered) model.page = 'agreed';
      expect(real.orders - before).toBe(isOrdered ? 1 : 0);
    },
  );

const tell = (isRead: boolean, isLate: boolean): Command =>
  command(
    `${isRead ? 'terms read' : 'terms unread'}${isLate ? ' late' : ''}`,
    () => true,
    (model, real) => {
      const ask = answer(real, isLate, 'read');
      if (ask === null) return;
      const counts = ask === real.state.ask && model.page === 'waiting';
      send(real, isRead ? { type: 'told', ask } : { type: 'terms-unread', ask, message: null });
      if (counts) model.page = isRead ? 'changes' : 'failed';
    },
  );

const check = (devices: readonly Device[] | null, isLate: boolean): Command =>
  command(
    `checked ${devices?.length ?? 'null'}${isLate ? ' late' : ''}`,
    () => true,
    (model, real) => {
      const ask = answer(real, isLate, 'check');
      if (ask === null) return;
      const counts = ask === real.state.ask && model.page === 'devices' && model.known === 'nothing';
      send(real, { type: 'checked', ask, devices });
      if (counts) model.known = devices === null ? 'unknown' : devices.length > 0 ? 'old' : 'fine';
    },
  );

describe('the wizard, for any order of presses and answers', () => {
  it('orders only by consent, once for each, and never with an outdated app [MIG-01, MIG-03, MIG-04, MIG-09]', () => {
    const reached = new Set<string>();
    const names = ['started', 'next', 'back', 'again', 'agreed', 'left'] as const;
    const all = [
      ...names.map((name) => fc.constant(press(name))),
      ...[true, false].flatMap((isLate) => [
        fc.constant(tell(true, isLate)),
        fc.constant(tell(false, isLate)),
        ...[[], [OLD], null].map((devices) => fc.constant(check(devices, isLate))),
      ]),
    ];
    fc.assert(
      fc.property(fc.commands(all, { maxCommands: 60 }), (commands) => {
        const real: Real = { state: CLOSED_MIGRATION, asked: [], orders: 0 };
        const model: Model = { page: 'none', known: 'nothing' };
        fc.modelRun(() => ({ model, real }), [press('started'), tell(true, false), press('next'), ...commands]);
        reached.add(real.state.phase);
      }),
      { numRuns: 400, seed: 7 },
    );
    expect([...reached].toSorted()).toEqual(['agreed', 'changes', 'closed', 'devices', 'failed', 'reading']);
  });
});
