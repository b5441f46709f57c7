import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollOnce } from '../../src/flows/kit/poll';

/** Stubs the visibility of the tab, so that a test can hide it. */
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
  it('is asked after its interval', async () => {
    const ask = vi.fn(async () => 'yes');
    const answer = pollOnce(ask, { after: 2500, signal: new AbortController().signal, page: tab().page });
    await vi.advanceTimersByTimeAsync(2499);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('yes');
  });

  it('waits while the tab is hidden, and is asked once when it is visible again', async () => {
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

  it('is not asked before its interval is over, however often the tab becomes visible', async () => {
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
    ['before the request', 0],
    ['during the request', 2500],
  ])('settles without an answer when its caller aborts %s, and removes its listeners', async (_, ms) => {
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
