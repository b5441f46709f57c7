import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { settings } from '../db/schema';

/** Delay in ms until an order takes effect. `declined` fails after the same delay because its payment is declined. */
export const ACTIVATION_DELAYS_MS = { normal: 6000, slow: 45_000, stuck: null, declined: 6000 } as const;
export type ActivationPace = keyof typeof ACTIVATION_DELAYS_MS;

/**
 * The faults that the demo can simulate for add-ons: the feature manager refuses them, the purchase returns another list than the requested
 * one, or the switch fails.
 */
export const ADD_ON_FAULTS = ['none', 'refused', 'mismatched', 'failing'] as const;
export type AddOnFault = (typeof ADD_ON_FAULTS)[number];

/** The activation settings of the demo for one member. */
export interface ActivationSettings {
  readonly pace: ActivationPace;
  readonly modules: AddOnFault;
  /** Delay in ms until the order or switch takes effect; null = never. */
  readonly takes: number | null;
}

const nameOf = (memberId: number): string => `activation-${memberId}`;
const isPace = (value: unknown): value is ActivationPace =>
  typeof value === 'string' && Object.hasOwn(ACTIVATION_DELAYS_MS, value);

/** Returns the settings for a pace, or null where the pace is unknown. `takes` (ms) overrides the delay of the pace. */
export const activationSettings = (pace: unknown, takes: number | null, modules: unknown): ActivationSettings | null =>
  isPace(pace)
    ? {
        pace,
        takes: pace === 'stuck' ? null : (takes ?? ACTIVATION_DELAYS_MS[pace]),
        modules: ADD_ON_FAULTS.find((one) => one === modules) ?? 'none',
      }
    : null;

export async function readActivation(db: Db, memberId: number): Promise<ActivationSettings> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, nameOf(memberId)));
  const usual: ActivationSettings = { pace: 'normal', takes: ACTIVATION_DELAYS_MS.normal, modules: 'none' };
  return row ? { ...usual, ...(JSON.parse(row.value) as ActivationSettings) } : usual;
}

/** Returns whether the demo's bank declines what is charged to the member now. */
export const bankDeclines = async (db: Db, memberId: number): Promise<boolean> =>
  (await readActivation(db, memberId)).pace === 'declined';

export async function writeActivation(db: Db, memberId: number, activation: ActivationSettings): Promise<void> {
  const value = JSON.stringify(activation);
  const name = nameOf(memberId);
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}

export const forgetActivation = (db: Db, memberId: number): Promise<unknown> =>
  db.delete(settings).where(eq(settings.name, nameOf(memberId)));
