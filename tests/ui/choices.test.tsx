import { describe, expect, it, vi } from 'vitest';
import { ChoiceList } from '../../src/ui/choice-list';
import { Segmented } from '../../src/ui/segmented';
import { click, render } from './render';

const BILLING = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Annual' },
] as const;

describe('Segmented', () => {
  it('is a named group of native radios that reports a choice', async () => {
    const onChange = vi.fn();
    const { find } = await render(<Segmented legend="Billing" options={BILLING} value="year" onChange={onChange} />);
    expect(find('legend').textContent).toBe('Billing');
    expect(find<HTMLInputElement>('input[value=year]').checked).toBe(true);
    await click(find('input[value=month]'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('month');
  });

  it('does not share a name with another one', async () => {
    const one = <Segmented legend="Billing" options={BILLING} value="year" onChange={vi.fn()} />;
    const { place } = await render(
      <>
        {one}
        {one}
      </>,
    );
    const names = [...place.querySelectorAll('input')].map((input) => input.name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('ChoiceList', () => {
  const choices = [
    { value: 'month', title: 'Monthly', note: 'Renews on 1 Dec 2026' },
    { value: 'year', title: 'Annual' },
  ];

  it.each([{ compact: false }, { compact: true }])('reports a choice ($compact)', async ({ compact }) => {
    const onChange = vi.fn();
    const { find } = await render(
      <ChoiceList legend="Billing cycle" choices={choices} value={null} compact={compact} onChange={onChange} />,
    );
    await click(find('input[value=year]'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('year');
  });

  it('ties its error to the group', async () => {
    const { find } = await render(
      <ChoiceList
        legend="Billing cycle"
        choices={choices}
        value={null}
        onChange={vi.fn()}
        error="Select a billing cycle"
      />,
    );
    const id = find('fieldset').getAttribute('aria-describedby');
    expect(document.getElementById(String(id))?.textContent).toBe('Select a billing cycle');
  });
});
