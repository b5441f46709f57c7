import { OrderProgress } from '../codes/order-progress';
import { progressOutcome, ProgressCode } from '../codes/progress';

/** An app that is too old for what the account moves to. [MIG-02] */
export interface Device {
  readonly memberName: string;
  readonly platform: string;
  readonly appVersion: string;
}

/** What the check has said: too old are these; `unknown` is no answer, and neither a yes nor a no. [MIG-09, docs/decisions/0056] */
export type Checked = 'checking' | 'unknown' | readonly Device[];

/** Answers name the `ask` that they are for: a later question leaves an earlier one's answer behind. */
export type MigrationState =
  | { readonly phase: 'closed'; readonly ask: number }
  /** What would change is asked for. */
  | { readonly phase: 'reading'; readonly ask: number }
  /** Page 1: what changes. */
  | { readonly phase: 'changes'; readonly ask: number }
  /** Page 2: the devices and the consent. */
  | { readonly phase: 'devices'; readonly ask: number; readonly devices: Checked }
  /** Consent is given, and the order is handed over. */
  | { readonly phase: 'agreed'; readonly ask: number; readonly devices: Checked }
  | { readonly phase: 'failed'; readonly ask: number; readonly message: string | null };

export type MigrationEvent =
  | { readonly type: 'started' | 'next' | 'back' | 'again' | 'agreed' | 'left' }
  | { readonly type: 'told'; readonly ask: number }
  /** @param message the server's, where it has words for the person */
  | { readonly type: 'untold'; readonly ask: number; readonly message: string | null }
  /** @param devices null where the check has failed */
  | { readonly type: 'checked'; readonly ask: number; readonly devices: readonly Device[] | null };

/** What has to be done. Nobody does it here. */
export type MigrationCommand = { readonly do: 'read' | 'check' | 'order'; readonly ask: number };

export interface MigrationStep {
  readonly state: MigrationState;
  readonly commands: readonly MigrationCommand[];
}

export const CLOSED_MIGRATION: MigrationState = { phase: 'closed', ask: 0 };

const to = (state: MigrationState, ...commands: readonly MigrationCommand[]): MigrationStep => ({ state, commands });

const read = (ask: number): MigrationStep => to({ phase: 'reading', ask }, { do: 'read', ask });

const check = (ask: number): MigrationStep => to({ phase: 'devices', ask, devices: 'checking' }, { do: 'check', ask });

/** Too old ones have to be updated first; where nobody knows of any, nothing is in the way. [MIG-03, MIG-09] */
export const mayAgree = (devices: Checked): boolean =>
  typeof devices === 'string' ? devices === 'unknown' : devices.length === 0;

function onDevices(state: Extract<MigrationState, { phase: 'devices' }>, event: MigrationEvent): MigrationStep | null {
  const { ask, devices } = state;
  switch (event.type) {
    case 'checked':
      return devices === 'checking' ? to({ phase: 'devices', ask, devices: event.devices ?? 'unknown' }) : null;
    case 'again':
      return devices === 'checking' ? null : check(ask + 1);
    case 'back':
      return to({ phase: 'changes', ask: ask + 1 });
    case 'agreed':
      return mayAgree(devices) ? to({ phase: 'agreed', ask, devices }, { do: 'order', ask }) : null;
    default:
      return null;
  }
}

function stepOf(state: MigrationState, event: MigrationEvent): MigrationStep | null {
  const { phase, ask } = state;
  if (event.type === 'left') return phase === 'closed' ? null : to({ phase: 'closed', ask });
  if ('ask' in event && event.ask !== ask) return null;
  switch (phase) {
    case 'closed':
    case 'failed':
      return event.type === 'started' ? read(ask + 1) : null;
    case 'reading':
      if (event.type === 'told') return to({ phase: 'changes', ask });
      return event.type === 'untold' ? to({ phase: 'failed', ask, message: event.message }) : null;
    case 'changes':
      return event.type === 'next' ? check(ask + 1) : null;
    case 'devices':
      return onDevices(state, event);
    case 'agreed':
      // It could not be handed over: nothing is ordered, and the page is as it was.
      return event.type === 'back' ? to({ ...state, phase: 'devices' }) : null;
  }
}

/** What follows. What has no business now, as a second press or a late answer, changes nothing and asks for nothing. [MIG-01 … MIG-04] */
export const migrationStep = (state: MigrationState, event: MigrationEvent): MigrationStep =>
  stepOf(state, event) ?? to(state);

/** The notification code of the check. One that has failed is not known, and is no outcome. [CHK-32, MIG-09] */
export function devicesProgress(state: MigrationState): number {
  if (state.phase !== 'devices' && state.phase !== 'agreed') return ProgressCode.initial;
  const isKnown = typeof state.devices === 'object';
  return isKnown ? progressOutcome(OrderProgress.compatibilityCheck, true) : OrderProgress.compatibilityCheck;
}
