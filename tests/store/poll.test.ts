import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollOnce } from '../../src/flows/kit/poll';

/** A tab that can be put away. */
function tab() {
  const page = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
  page.visibilityState = 'visible';
  return {
    page: page as unknown as Document,
    turn(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one question of a poll', () => {
  it('is asked after its time', async () => {
    const ask = vi.fn(async () => 'yes');
    const answer = pollOnce(ask, { after: 2500, signal: new AbortController().signal, page: tab().page });
    await vi.advanceTimersByTimeAsync(2499);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('yes');
  });

  it('waits while nobody looks at the tab, and is asked once when somebody does', async () => {
    const { page, turn } = tab();
    const ask = vi.fn(async () => 'yes');
    turn('hidden');
    const answer = pollOnce(ask, { after: 2500, signal: new AbortController().signal, page });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
    turn('visible');
    expect(await answer).toBe('yes');
    turn('hidden');
    turn('visible');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('comes no earlier than its time, however often the tab is looked at', async () => {
    const { page, turn } = tab();
    const ask = vi.fn(async () => 'yes');
    void pollOnce(ask, { after: 2500, signal: new AbortController().signal, page });
    turn('hidden');
    await vi.advanceTimersByTimeAsync(1000);
    turn('visible');
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['before it is asked', 0],
    ['while it is asked', 2500],
  ])('has no answer for who leaves %s, and listens to nothing any longer', async (_, ms) => {
    const { page } = tab();
    const left = vi.spyOn(page, 'removeEventListener');
    const leaving = new AbortController();
    let seen: AbortSignal | undefined;
    const ask = (signal: AbortSignal) => {
      seen = signal;
      return new Promise<string>((resolve) => setTimeout(resolve, 100, 'late'));
    };
    const answer = pollOnce(ask, { after: 2500, signal: leaving.signal, page });
    await vi.advanceTimersByTimeAsync(ms);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBeNull();
    expect(seen?.aborted ?? true).toBe(true);
    expect(left).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
    expect(vi.getTimerCount()).toBe(0);
  });
});
