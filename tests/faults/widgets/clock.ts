import { vi } from 'vitest';

// Taken before anybody fakes them: React works in real tasks, whatever the time.
const realTask = setImmediate;
const realNow = Date.now;

/** Real ms that a machine under load may need for what takes no time of ours, such as an import. */
const PATIENCE = 6_000;
/** ms of ours after which nothing that matters here happens any more. */
const FAR = 15 * 60_000;

/** Lets everything run that needs no time to pass. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => realTask(resolve));
}

/** Waits without letting time pass, but not for ever. */
export async function patiently(holds: () => boolean): Promise<void> {
  for (const began = realNow(); !holds() && realNow() - began < PATIENCE;) await settle();
}

export const fakeTime = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

/** Lets time jump from one timer to the next until `look` finds something. @throws Error that says what was waited for */
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

/** Turns without a timer after which nothing is on its way: what is imported late takes some of them. */
const STILL = 5;

/** Lets time jump until nothing is waited for any more, at most so many ms. */
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
