import { expect, it, vi } from 'vitest';
import { directFields } from '../../widgets/billing-form/payment/direct';

const LOOK = { label: 'CVV', hint: '3 digits on the back', error: null, describedBy: 'hint', isLocked: false };

it('direct fields apply styles that were set before their input existed', () => {
  const fields = directFields(document);
  fields.show('cvv', { ...LOOK, error: 'Enter the CVV.', isLocked: true });
  const element = document.createElement('span');
  const hearer = { tell: vi.fn(), stands: vi.fn(), submit: vi.fn() };
  const unmount = fields.mount(new Map([['cvv', { element, id: 'cvv' }]]), hearer);
  const input = element.querySelector('input');
  expect(input?.getAttribute('aria-describedby')).toBe('hint');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  expect(input?.readOnly).toBe(true);

  fields.show('cvv', { ...LOOK, describedBy: undefined });
  expect(input?.hasAttribute('aria-describedby')).toBe(false);
  expect(input?.hasAttribute('aria-invalid')).toBe(false);
  expect(input?.readOnly).toBe(false);
  unmount();
});
