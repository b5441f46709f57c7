import { describe, expect, it, vi } from 'vitest';
import { CatalogueIcon } from '../../src/ui/catalogue-icon';
import { pin, truck } from '../../src/ui/catalogue-icons';
import { Category } from '../../src/ui/category';
import { click, render } from './render';

describe('Category', () => {
  it('asks to be opened and shows its content only while it is open', async () => {
    const onToggle = vi.fn();
    const view = (open: boolean) => (
      <Category icon="route" name="Dynamic Routing" level={2} open={open} onToggle={onToggle}>
        The packages
      </Category>
    );
    const { place, find, show } = await render(view(false));
    expect(find('h2').textContent).toBe('Dynamic Routing');
    await click(find('summary'));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
    // The component is controlled, so its owner decides.
    expect(find<HTMLDetailsElement>('details').open).toBe(false);
    expect(place.textContent).not.toContain('The packages');
    await show(view(true));
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
    expect(place.textContent).toContain('The packages');
  });
});

describe('CatalogueIcon', () => {
  it.each([
    ['truck', truck],
    ['hovercraft', pin],
    ['toString', pin],
    ['', pin],
  ])('draws "%s"', async (name, shape) => {
    const { find } = await render(<CatalogueIcon name={name} />);
    expect(find('path').getAttribute('d')).toBe(shape);
  });
});
