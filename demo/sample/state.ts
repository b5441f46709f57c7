import type { Profile } from '../server/model/member';
import { EMPTY_CONTENT, type CartContent } from '../server/model/content';

/** What the sample shop remembers in this browser. Card numbers are not among it. */
export interface Memory {
  readonly content: CartContent;
  /** What orders and billing details have changed in the account. */
  readonly profile: Partial<Profile>;
  /** The billing details as `GET /account/billing/info` has them, masked. */
  readonly billing: Readonly<Record<string, unknown>> | null;
  /** Shared carts by their id. */
  readonly shared: Readonly<Record<string, CartContent>>;
}

const KEY = 'waybill.sample';
const NOTHING: Memory = { content: EMPTY_CONTENT, profile: {}, billing: null, shared: {} };

/** Where storage is blocked, the shop remembers while the page is open. */
let inMemory = NOTHING;

/** Returns what the shop remembers, also after the page has moved on. */
export function remembered(): Memory {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return inMemory;
  }
}

/** Remembers a change. */
export function remember(change: Partial<Memory>): void {
  inMemory = { ...remembered(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // Kept in memory only.
  }
}
