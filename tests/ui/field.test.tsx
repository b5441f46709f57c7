import { describe, expect, it } from 'vitest';
import { Field, type FieldControl } from '../../src/ui/field';
import { render } from './render';

const control = (props: FieldControl) => <input {...props} />;
const textsOf = (place: HTMLElement, ids: string | null) =>
  (ids ?? '').split(' ').map((id) => place.querySelector(`[id="${id}"]`)?.textContent);

describe('Field', () => {
  it('ties label, error, hint and counter to its control, the error first', async () => {
    const { place, find } = await render(
      <Field
        label="Comment"
        optional="optional"
        hint="For all."
        error="Too long"
        counter={{ text: '9 / 5', isOver: true }}
      >
        {control}
      </Field>,
    );
    const input = find<HTMLInputElement>('input');
    expect(input.labels?.[0]?.textContent).toBe('Commentoptional');
    expect(textsOf(place, input.getAttribute('aria-describedby'))).toEqual(['Too long', 'For all.', '9 / 5']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('references no missing description', async () => {
    const { find } = await render(<Field label="Name">{control}</Field>);
    const input = find<HTMLInputElement>('input');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('takes the id that an error summary links to', async () => {
    const { find } = await render(
      <Field label="Name" id="who">
        {control}
      </Field>,
    );
    expect(find('input').id).toBe('who');
  });
});
