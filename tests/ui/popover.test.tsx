import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button';
import { Popover } from '../../src/ui/popover';
import { render } from './render';

/** Dispatches a popover event, because jsdom has no popovers; the stories test real ones in Chromium. */
function tell(panel: HTMLElement, type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): Promise<void> {
  return act(async () => {
    panel.dispatchEvent(Object.assign(new Event(type), { newState }));
  });
}

const showPopover = vi.fn();
const hidePopover = vi.fn();
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  vi.clearAllMocks();
});

function setup() {
  const onToggle = vi.fn();
  const view = (open: boolean) => (
    <Popover
      label="Your cart"
      open={open}
      onToggle={onToggle}
      renderTrigger={(id) => <Button popoverTarget={id}>Show your cart</Button>}
    >
      <button type="button" id="inside">
        Remove
      </button>
    </Popover>
  );
  return { onToggle, view };
}

describe('Popover', () => {
  it('ties the button to the panel, which holds nothing while it is closed', async () => {
    const { view } = setup();
    const { find, show } = await render(view(false));
    expect(find('button').getAttribute('popovertarget')).toBe(find('dialog').id);
    expect(find('dialog').childElementCount).toBe(0);
    expect(hidePopover).not.toHaveBeenCalled();
    await show(view(true));
    expect(showPopover).toHaveBeenCalledOnce();
    expect(find('dialog').textContent).toBe('Remove');
    await show(view(false));
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('reports opening and closing once each, and restores the focus', async () => {
    const { view, onToggle } = setup();
    const { find, show } = await render(view(false));
    await tell(find('dialog'), 'beforetoggle', 'open');
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
    await show(view(true));
    await tell(find('dialog'), 'toggle', 'open');
    find('#inside').focus();
    await tell(find('dialog'), 'beforetoggle', 'closed');
    await tell(find('dialog'), 'toggle', 'closed');
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
    expect(document.activeElement).toBe(find('button'));
  });

  it('closes when the focus moves on, but not within it', async () => {
    const { view, onToggle } = setup();
    const { find, show } = await render(view(true));
    await show(view(true));
    find('button').focus();
    find('#inside').focus();
    expect(onToggle).not.toHaveBeenCalled();
    const next = document.body.appendChild(document.createElement('button'));
    await act(async () => next.focus());
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(false);
    next.remove();
  });
});
