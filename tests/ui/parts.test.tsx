import { describe, expect, it, vi } from 'vitest';
import { Banner } from '../../src/ui/banner';
import { Card } from '../../src/ui/card';
import { Line, LineGroup } from '../../src/ui/line';
import { Panel } from '../../src/ui/panel';
import { Skeleton } from '../../src/ui/skeleton';
import { Stops } from '../../src/ui/stops';
import { Sums } from '../../src/ui/stub';
import { click, render } from './render';

const labelOf = (element: Element): string | undefined =>
  document.getElementById(String(element.getAttribute('aria-labelledby')))?.textContent;

describe('a screen reader gets', () => {
  it('a card and a panel by their titles', async () => {
    const { find } = await render(
      <Panel title="Your cart">
        <Card title="Route Planner" price="$149" action="" />
      </Panel>,
    );
    expect(labelOf(find('article'))).toBe('Route Planner');
    expect(labelOf(find('section'))).toBe('Your cart');
  });

  it('lines as a list with a name, each remove button with its own', async () => {
    const onRemove = vi.fn();
    const { find } = await render(
      <LineGroup title="Add-ons">
        <Line name="Curbside Pickup" amount="$40.00" removeLabel="Remove Curbside Pickup" onRemove={onRemove} />
      </LineGroup>,
    );
    expect(labelOf(find('ul'))).toBe('Add-ons');
    await click(find('[aria-label="Remove Curbside Pickup"]'));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('sums as a description list', async () => {
    const { find } = await render(<Sums rows={[{ label: 'Discount', amount: '−$25.00', kind: 'discount' }]} />);
    expect(find('dt').textContent).toBe('Discount');
    expect(find('dd').textContent).toBe('−$25.00');
  });

  it('stops in order, with the current one marked and each mark in words', async () => {
    const { place, find } = await render(
      <Stops
        stops={[
          { id: 1, mark: 'gone', markLabel: 'will be removed', name: 'Orders' },
          { id: 2, mark: 'now', name: 'Enabling' },
        ]}
      />,
    );
    expect(place.textContent).toContain('Orders, will be removed');
    expect(find('[aria-current=step]').textContent).toBe('Enabling');
  });

  it('nothing of a skeleton', async () => {
    const { find } = await render(<Skeleton>bars</Skeleton>);
    expect(find('[part=skeleton]').getAttribute('aria-hidden')).toBe('true');
  });

  it('a banner at once if it is an alert', async () => {
    const { find } = await render(<Banner tone="danger" live="alert" title="Not sent" />);
    expect(find('[role=alert]').textContent).toBe('Not sent');
  });
});
