import { describe, expect, it } from 'vitest';
import { Price, type MoneyParts } from '../../src/ui/price';
import { render } from './render';

const money = (...parts: MoneyParts['parts']): MoneyParts => ({ parts, text: parts.map(({ text }) => text).join('') });
const dollars = (number: string) => money({ type: 'currency', text: '$' }, { type: 'number', text: number });

describe('Price', () => {
  it('reads as amount, "instead of" the former price, period', async () => {
    const { place } = await render(
      <Price amount={dollars('249')} former={dollars('299')} formerLabel="instead of" period="/month" />,
    );
    expect(place.textContent).toBe('$249 instead of $299 /month');
    expect(place.querySelector('s')?.textContent).toContain('$299');
  });

  it('puts the symbol where the language puts it', async () => {
    const french = money(
      { type: 'number', text: '1 249' },
      { type: 'literal', text: ' ' },
      { type: 'currency', text: '$' },
    );
    const { place, find } = await render(<Price amount={french} />);
    expect(place.textContent).toBe('1 249 $');
    expect(find('.cur').textContent).toBe('$');
  });

  it('sets the ISO code apart', async () => {
    const { place, find } = await render(
      <Price amount={money({ type: 'iso', text: 'USD' }, { type: 'literal', text: ' ' }, ...dollars('249').parts)} />,
    );
    expect(place.textContent).toBe('USD $249');
    expect(find('.iso').textContent).toBe('USD');
  });

  it('shows a text instead of an amount if there is none', async () => {
    const { place } = await render(<Price amount="Free" period="up to 100 users" />);
    expect(place.textContent).toBe('Free up to 100 users');
  });
});
