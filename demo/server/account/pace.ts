import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { settings } from '../db/schema';

/** Delay in ms until an order takes effect. `declined` fails after the same delay because its payment is declined. */
export const PACES = { normal: 6000, slow: 45_000, stuck: null, declined: 6000 } as const;
export type Pace = keyof typeof PACES;

/**
 * The faults that the demo can simulate for add-ons: the feature manager refuses them, the purchase returns another list than the requested
 * one, or the switch fails.
 */
export const TROUBLES = ['none', 'refused', 'mismatched', 'failing'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The activation settings of the demo for one member. */
export interface Activation {
  readonly pace: Pace;
  readonly modules: Trouble;
  /** Delay in ms until the order or switch takes effect; null = never. */
  readonly takes: number | null;
}

const nameOf = (memberId: number): string => `activation-${memberId}`;
const isPace = (value: unknown): value is Pace => typeof value === 'string' && Object.hasOwn(PACES, value);

/** Returns the settings for a pace, or null where the pace is unknown. `takes` (ms) overrides the delay of the pace. */
export const activationOf = (pace: unknown, takes: number | null, modules: unknown): Activation | null =>
  isPace(pace)
    ? {
        pace,
        takes: pace === 'stuck' ? null : (takes ?? PACES[pace]),
        modules: TROUBLES.find((one) => one === modules) ?? 'none',
      }
    : null;

export async function readActivation(db: Db, memberId: number): Promise<Activation> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, nameOf(memberId)));
  const usual: Activation = { pace: 'normal', takes: PACES.normal, modules: 'none' };
  return row ? { ...usual, ...(JSON.parse(row.value) as Activation) } : usual;
}

export async function writeActivation(db: Db, memberId: number, activation: Activation): Promise<void> {
  const value = JSON.stringify(activation);
  const name = nameOf(memberId);
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

export const forgetActivation = (db: Db, memberId: number): Promise<unknown> =>
  db.delete(settings).where(eq(settings.name, nameOf(memberId)));
