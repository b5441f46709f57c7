import { addDays, dayOf } from '../../../src/domain/time/day';

/** Add-ons that demo accounts have switched off; `days` are the paid days left, 0 where the add-on was never paid for. */
const SEEDED: Readonly<Record<string, readonly { readonly moduleId: number; readonly days: number }[]>> = {
  subscriber: [
    { moduleId: 142, days: 18 },
    { moduleId: 143, days: 0 },
    { moduleId: 152, days: 0 },
    { moduleId: 177, days: 0 },
  ],
};

/** Returns the seeded switches of an account. `now` is in ms since 1970. */
export const seededSwitches = (memberId: number, name: string, now: number) =>
  (SEEDED[name] ?? []).map(({ moduleId, days }) => ({
    memberId,
    moduleId,
    isActive: false,
    paidUntil: days > 0 ? addDays(dayOf(now), days) : null,
  }));
