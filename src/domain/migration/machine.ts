import { OrderProgress } from '../codes/order-progress';
import { progressOutcome, ProgressCode } from '../codes/progress';

/** A device whose app is too old for the migration. [MIG-02] */
export interface Device {
  readonly memberName: string;
  readonly platform: string;
  readonly appVersion: string;
}

/** Result of the device check: a list of outdated devices, or `unknown` if the check failed. [MIG-09, docs/decisions/0056] */
export type Checked = 'checking' | 'unknown' | readonly Device[];

/** State of the migration. `ask` is a sequence number: an answer with another `ask` is superseded and ignored. */
export type MigrationState =
  | { readonly phase: 'closed'; readonly ask: number }
  /** Reading the terms of the migration. */
  | { readonly phase: 'reading'; readonly ask: number }
  /** Page 1: what changes. */
  | { readonly phase: 'changes'; readonly ask: number }
  /** Page 2: devices and consent. */
  | { readonly phase: 'devices'; readonly ask: number; readonly devices: Checked }
  /** The member has consented, and the order is being submitted. */
  | { readonly phase: 'agreed'; readonly ask: number; readonly devices: Checked }
  | { readonly phase: 'failed'; readonly ask: number; readonly message: string | null };

export type MigrationEvent =
  | { readonly type: 'started' | 'next' | 'back' | 'again' | 'agreed' | 'left' }
  | { readonly type: 'told'; readonly ask: number }
  /** @param message of the server, if it is meant for the person */
  | { readonly type: 'terms-unread'; readonly ask: number; readonly message: string | null }
  /** @param devices null if the check failed */
  | { readonly type: 'checked'; readonly ask: number; readonly devices: readonly Device[] | null };

/** Commands of the state machine, which the caller carries out. */
export type MigrationCommand = { readonly do: 'read' | 'check' | 'order'; readonly ask: number };

export interface MigrationStep {
  readonly state: MigrationState;
  readonly commands: readonly MigrationCommand[];
}

export const CLOSED_MIGRATION: MigrationState = { phase: 'closed', ask: 0 };

const to = (state: MigrationState, ...commands: readonly MigrationCommand[]): MigrationStep => ({ state, commands });

const read = (ask: number): MigrationStep => to({ phase: 'reading', ask }, { do: 'read', ask });

const check = (ask: number): MigrationStep => to({ phase: 'devices', ask, devices: 'checking' }, { do: 'check', ask });

/**
 * Returns true if the member may consent. Outdated devices must be updated first; a failed check does not block. [MIG-03,
 * MIG-09]
 */
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
      return event.type === 'terms-unread' ? to({ phase: 'failed', ask, message: event.message }) : null;
    case 'changes':
      return event.type === 'next' ? check(ask + 1) : null;
    case 'devices':
      return onDevices(state, event);
    case 'agreed':
      // The order could not be submitted, so the page rolls back to the devices.
      return event.type === 'back' ? to({ ...state, phase: 'devices' }) : null;
  }
}

/**
 * Reducer of the migration state machine: returns the next state and its commands. An event that does not fit the state, such
 * as a second press or a superseded answer, changes nothing. [MIG-01 … MIG-04]
 */
export const migrationStep = (state: MigrationState, event: MigrationEvent): MigrationStep =>
  stepOf(state, event) ?? to(state);

/** Returns the progress code of the device check. A failed check is unknown, and no outcome. [CHK-32, MIG-09] */
export function devicesProgress(state: MigrationState): number {
  if (state.phase !== 'devices' && state.phase !== 'agreed') return ProgressCode.initial;
  const isKnown = typeof state.devices === 'object';
  return isKnown ? progressOutcome(OrderProgress.compatibilityCheck, true) : OrderProgress.compatibilityCheck;
}
