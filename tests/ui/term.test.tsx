import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Term } from '../../src/ui/term';
import { render } from './render';

const showPopover = vi.fn();
const hidePopover = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  vi.clearAllMocks();
});

const tell = (on: EventTarget, event: Event) =>
  act(async () => {
    on.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(300);
  });

async function setup() {
  const { find } = await render(<Term note="How long routes are kept.">Route history</Term>);
  const button = find('button');
  const box = find('.term');
  const point = (name: string, pointerType: string, on: EventTarget = box) =>
    tell(on, Object.assign(new Event(name, { bubbles: true }), { pointerType }));
  const press = (detail: number) => tell(button, new MouseEvent('click', { bubbles: true, detail }));
  return { button, note: find('[role=tooltip]'), point, press };
}

const isOpen = (): boolean => showPopover.mock.calls.length > hidePopover.mock.calls.length;

describe('Term', () => {
  it('stays open for the focus after a pointer has just left', async () => {
    const { button, point } = await setup();
    await point('pointerover', 'mouse');
    vi.spyOn(button, 'matches').mockReturnValue(true);
    act(() => {
      const box = button.parentElement;
      box?.dispatchEvent(Object.assign(new Event('pointerout', { bubbles: true }), { pointerType: 'mouse' }));
      button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(isOpen()).toBe(true);
  });

  it('describes the term for screen readers, open or not', async () => {
    const { button, note } = await setup();
    expect(button.getAttribute('aria-describedby')).toBe(note.id);
    expect(note.textContent).toBe('How long routes are kept.');
  });

  it('opens while a mouse is over it, and a press of the mouse closes nothing', async () => {
    const { point, press } = await setup();
    await point('pointerover', 'mouse');
    expect(isOpen()).toBe(true);
    await press(1);
    expect(isOpen()).toBe(true);
    await point('pointerout', 'mouse');
    expect(isOpen()).toBe(false);
  });

  it('opens and closes by tap, and by a tap elsewhere', async () => {
    const { button, point, press } = await setup();
    await point('pointerdown', 'touch', button);
    await press(1);
    expect(isOpen()).toBe(true);
    await point('pointerdown', 'touch', button);
    await press(1);
    expect(isOpen()).toBe(false);
    await press(1);
    await point('pointerdown', 'touch', document.body);
    expect(isOpen()).toBe(false);
  });

  it('opens and closes by key, and closes by Escape and when the focus leaves', async () => {
    const { button, press } = await setup();
    await press(0);
    expect(isOpen()).toBe(true);
    await tell(button, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
    await press(0);
    await tell(button, new FocusEvent('focusout', { bubbles: true }));
    expect(isOpen()).toBe(false);
  });
});
