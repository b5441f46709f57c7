import { addDays, dayOf } from '../../../src/domain/time/day';

/** Add-ons that demo accounts have switched off when they come; `days` that they are paid for still, 0 of what never was. */
const SEEDED: Readonly<Record<string, readonly { readonly moduleId: number; readonly days: number }[]>> = {
  subscriber: [
    { moduleId: 142, days: 18 },
    { moduleId: 143, days: 0 },
    { moduleId: 152, days: 0 },
    { moduleId: 177, days: 0 },
  ],
};

/** @param now ms since 1970 */
export const seededSwitches = (memberId: number, name: string, now: number) =>
  (SEEDED[name] ?? []).map(({ moduleId, days }) => ({
    memberId,
    moduleId,
    isActive: false,
    paidUntil: days > 0 ? addDays(dayOf(now), days) : null,
  }));
