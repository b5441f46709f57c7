import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button';
import { click, render } from './render';

describe('Button', () => {
  it('calls its handler on a click', async () => {
    const onClick = vi.fn();
    const { find } = await render(<Button onClick={onClick}>Choose</Button>);
    await click(find('button'));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['busy', { busy: true }],
    ['disabled', { disabled: true }],
    ['the current plan', { kind: 'current' as const }],
  ])('ignores clicks when it is %s, and stays focusable', async (_, props) => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const { find } = await render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} {...props}>
          Save
        </Button>
      </form>,
    );
    const button = find<HTMLButtonElement>('button');
    button.focus();
    await click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('keeps the width it had at the click while it is busy', async () => {
    const { find, show } = await render(<Button>Add to cart</Button>);
    vi.spyOn(find('button'), 'offsetWidth', 'get').mockReturnValue(142);
    await click(find('button'));
    await show(<Button busy>Adding…</Button>);
    expect(find('button').style.minWidth).toBe('142px');
    expect(find('button').getAttribute('aria-busy')).toBe('true');
    expect(find('.spinner')).toBeTruthy();
    await show(<Button>Add to cart</Button>);
    expect(find('button').style.minWidth).toBe('');
  });

  it('measures its width on pointerdown, and not in the click that follows', async () => {
    const { find, show } = await render(<Button>Add to cart</Button>);
    const width = vi.spyOn(find('button'), 'offsetWidth', 'get').mockReturnValue(142);
    await act(() => find('button').dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(width).toHaveBeenCalledOnce();
    await act(() => find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    expect(width).toHaveBeenCalledOnce();
    await show(<Button busy>Adding…</Button>);
    expect(find('button').style.minWidth).toBe('142px');
  });

  it('is a toggle if `pressed` is given, and a link if it has an address', async () => {
    const { find, show } = await render(<Button pressed>In your cart</Button>);
    expect(find('button').getAttribute('aria-pressed')).toBe('true');
    await show(
      <Button href="/contact" target="_blank">
        Contact sales
      </Button>,
    );
    expect(find<HTMLAnchorElement>('a').rel).toBe('noopener');
  });

  it('includes the name of its item for screen readers', async () => {
    const { find } = await render(<Button suffix="Curbside Pickup">Remove</Button>);
    expect(find('button').textContent).toBe('Remove Curbside Pickup');
  });
});
