import { describe, expect, it } from 'vitest';
import { Badge } from '../../src/ui/badge';
import { render } from './render';

describe('Badge', () => {
  it('is hidden at zero and shows the number otherwise [CRT-44]', async () => {
    const { place, show } = await render(<Badge count={0} />);
    expect(place.childElementCount).toBe(0);
    await show(<Badge count={2} />);
    expect(place.textContent).toBe('2');
    await show(<Badge count={0} />);
    expect(place.childElementCount).toBe(0);
  });

  it('reads as its label where it has one', async () => {
    const { find } = await render(<Badge count={2} label="2 items in your cart" />);
    expect(find('[aria-hidden]').textContent).toBe('2');
    expect(find('.vh').textContent).toBe('2 items in your cart');
  });
});
