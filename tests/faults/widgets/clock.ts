import { vi } from 'vitest';

// Saved before the timers are faked, because React schedules its work in real tasks.
const realTask = setImmediate;
const realNow = Date.now;

/** Real time in ms that a busy machine may need for work without fake timers, such as an import. */
const PATIENCE = 6_000;
/** Fake time in ms after which no relevant timer is left. */
const FAR = 15 * 60_000;

/** Runs all tasks that are due without advancing the fake time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => realTask(resolve));
}

/** Waits for a condition without advancing the fake time, at most `PATIENCE` ms. */
export async function patiently(holds: () => boolean): Promise<void> {
  for (const began = realNow(); !holds() && realNow() - began < PATIENCE;) await settle();
}

export const fakeTime = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

/** Advances the fake time from timer to timer until `look` finds something. @throws Error that names what was waited for */
export async function untilFound<T>(what: string, look: () => T): Promise<NonNullable<T>> {
  const [began, far] = [realNow(), Date.now() + FAR];
  for (;;) {
    await settle();
    const found = look();
    if (found) return found;
    if (vi.getTimerCount() > 0 && Date.now() < far) vi.advanceTimersToNextTimer();
    else if (realNow() - began > PATIENCE || Date.now() >= far) throw new Error(`never came: ${what}`);
  }
}

/** Turns without a timer after which the page counts as idle; a lazy import takes some turns. */
const STILL = 5;

/** Advances the fake time until no timer is left, by at most `ms`. */
export async function rest(ms = FAR): Promise<void> {
  const far = Date.now() + ms;
  for (let still = 0; still < STILL; still += 1) {
    await settle();
    while (vi.getTimerCount() > 0 && Date.now() < far) {
      vi.advanceTimersToNextTimer();
      await settle();
      still = 0;
    }
  }
}
