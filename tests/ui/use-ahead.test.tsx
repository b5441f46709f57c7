import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOptimisticChoice } from '../../src/ui/kit/use-optimistic-choice';

const heard: number[] = [];
const orders: number[] = [];

/** A counter whose owner accepts no value above three. */
function Counter() {
  const [value, setValue] = useState(0);
  const [shown, choose] = useOptimisticChoice(value, (next) => {
    heard.push(next);
    setValue(Math.min(next, 3));
  });
  return (
    <>
      <input value={shown} onChange={() => undefined} onKeyDown={() => choose(shown + 1)} />
      <button type="button" onClick={() => orders.push(value)}>
        Order
      </button>
    </>
  );
}

const box = document.createElement('div');
const input = () => box.querySelector('input') as HTMLInputElement;
const step = () =>
  act(async () => void input().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));
const painted = () => act(() => vi.advanceTimersByTimeAsync(300));

describe('an optimistic choice', () => {
  let root: ReturnType<typeof createRoot>;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    heard.length = 0;
    orders.length = 0;
    document.body.append(box);
    root = createRoot(box);
    await act(async () => root.render(<Counter />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    box.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is shown at once and reported after the next paint, debounced to the last of several', async () => {
    await step();
    await step();
    expect(input().value).toBe('2');
    expect(heard).toEqual([]);
    await painted();
    expect(heard).toEqual([2]);
    expect(input().value).toBe('2');
  });

  it('is replaced by the value that its owner accepts', async () => {
    for (let times = 0; times < 5; times += 1) await step();
    expect(input().value).toBe('5');
    await painted();
    expect(input().value).toBe('3');
  });

  it('is flushed before another press is handled', async () => {
    await step();
    await step();
    await act(async () => box.querySelector('button')?.click());
    expect([heard, orders]).toEqual([[2], [2]]);
    await painted();
    expect(heard).toEqual([2]);
  });

  it('is flushed when its view unmounts and when the page is left', async () => {
    await step();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(heard).toEqual([1]);
    await step();
    await act(async () => root.unmount());
    expect(heard).toEqual([1, 2]);
    root = createRoot(box);
  });
});
