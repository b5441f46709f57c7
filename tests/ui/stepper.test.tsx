import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from '../../src/ui/stepper';
import { click, pressKey, render, type } from './render';

function setup(value: number) {
  const onStep = vi.fn();
  const onCommit = vi.fn();
  const view = (now: number, problem?: string) => (
    <Stepper
      value={now}
      min={5}
      max={100}
      problem={problem}
      label="Vehicles"
      fewerLabel="Fewer"
      moreLabel="More"
      onStep={onStep}
      onCommit={onCommit}
    />
  );
  return { onStep, onCommit, view, first: view(value) };
}

describe('Stepper', () => {
  it.each([
    ['More', 12, [[1]]],
    ['Fewer', 12, [[-1]]],
    ['More', 100, []],
    ['Fewer', 5, []],
    ['Fewer', 3, []],
    ['More', 3, [[1]]],
  ])('"%s" at %i is bounded by min 5 and max 100 [QUO-14, QUO-15]', async (label, value, calls) => {
    const { first, onStep } = setup(value);
    const { find } = await render(first);
    await click(find(`button[aria-label=${label}]`));
    expect(onStep.mock.calls).toEqual(calls);
  });

  it('keeps typed text until Enter, then shows the value of its owner', async () => {
    const { first, view, onCommit } = setup(12);
    const { find, show } = await render(first);
    const input = find<HTMLInputElement>('input');
    await type(input, '150');
    expect(input.value).toBe('150');
    expect(onCommit).not.toHaveBeenCalled();
    await pressKey(input, 'Enter');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('150');
    expect(input.value).toBe('12');
    await show(view(20));
    expect(input.value).toBe('20');
  });

  it('commits on blur, unless nothing has changed', async () => {
    const { first, onCommit } = setup(12);
    const { find } = await render(first);
    const input = find<HTMLInputElement>('input');
    input.focus();
    await type(input, '12');
    await act(async () => input.blur());
    expect(onCommit).not.toHaveBeenCalled();
    input.focus();
    await type(input, 'abc');
    await act(async () => input.blur());
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('steps with the arrow keys, but not over a half-typed number', async () => {
    const { first, onStep } = setup(12);
    const { find } = await render(first);
    const input = find<HTMLInputElement>('input');
    await pressKey(input, 'ArrowUp');
    expect(onStep.mock.calls).toEqual([[1]]);
    await type(input, '4');
    await pressKey(input, 'ArrowDown');
    expect(onStep).toHaveBeenCalledOnce();
  });

  it('tells assistive technology its value, limits and problem', async () => {
    const { first, view } = setup(12);
    const { find, show } = await render(first);
    const input = find<HTMLInputElement>('input');
    const told = () => ['now', 'min', 'max', 'text'].map((name) => input.getAttribute(`aria-value${name}`));
    expect(input.getAttribute('role')).toBe('spinbutton');
    expect(told()).toEqual(['12', '5', '100', '12']);
    await type(input, '15');
    expect(told()).toEqual(['12', '5', '100', '15']);
    // A quantity beyond the limits of the buttons widens them.
    await show(view(3));
    expect(told()).toEqual(['3', '3', '100', '15']);
    expect(input.getAttribute('aria-describedby')).toBeNull();
    await show(view(3, 'At most 100.'));
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('At most 100.');
  });
});
