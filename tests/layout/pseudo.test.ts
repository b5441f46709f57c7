import { describe, expect, it } from 'vitest';
import { pseudo } from './pseudo';

const SENTENCES = ['Choose this plan', 'Monthly', 'Subscription', 'Your cart is empty', 'Add to cart', 'rhythm'];

describe('the pseudo-locale', () => {
  it.each(SENTENCES)('makes “%s” longer by two fifths, give or take a letter for each word', (text) => {
    const grown = pseudo(text);
    expect(grown.length).toBeGreaterThanOrEqual(text.length * 1.35);
    expect(grown.length).toBeLessThanOrEqual(text.length * 1.4 + text.split(' ').length);
  });

  it('accents the words, so that a text that is written elsewhere can be told apart', () => {
    expect(pseudo('Choose this plan')).toMatch(/^Ç.+ ť.+ p.+$/);
  });

  it.each([
    'USD $1,234.50',
    '12,5 %',
    'sales@example.com',
    'https://example.com/a',
    'INV-2026',
    'PayPal',
    'chevronDownIcon',
    'Маршрут',
  ])('leaves %s as it is', (text) => {
    expect(pseudo(text)).toBe(text);
  });
});
