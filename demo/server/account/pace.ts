import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { settings } from '../db/schema';

/** How long an order takes until it is in force. `declined` ends after the same time, without its payment. */
export const PACES = { normal: 6000, slow: 45_000, stuck: null, declined: 6000 } as const;
export type Pace = keyof typeof PACES;

/**
 * What goes wrong with add-ons: the feature manager refuses them, the list of a purchase is another than was asked for, or they
 * can't be switched.
 */
export const TROUBLES = ['none', 'refused', 'mismatched', 'failing'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What the demonstration has set for a member. */
export interface Activation {
  readonly pace: Pace;
  readonly modules: Trouble;
  /** ms until it takes effect; null = it never does. */
  readonly takes: number | null;
}

const nameOf = (memberId: number): string => `activation-${memberId}`;
const isPace = (value: unknown): value is Pace => typeof value === 'string' && Object.hasOwn(PACES, value);

/** @param takes ms; else the pace's own. @returns null where there is no such pace */
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
