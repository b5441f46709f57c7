import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Category, categoryCss } from '../../src/ui/category';
import { inShadow, firstShadow } from '../kit/in-shadow';

const ITEMS = [
  { icon: 'route', name: 'Dynamic Routing', lead: 'Routes that change every day with the orders you get' },
  { icon: 'truck', name: 'Last-Mile Delivery', lead: 'Same-day and next-day parcels from one or more hubs' },
  { icon: 'code', name: 'Developer Platform', lead: 'Optimization and geocoding from your own software' },
  { icon: 'not-drawn', name: 'Something new', lead: 'An icon that we do not draw becomes the pin' },
];

const meta = {
  title: 'Primitives/Category',
  component: Category,
  decorators: [inShadow(categoryCss)],
  args: { icon: 'route', name: 'Dynamic Routing', open: true, onToggle: () => undefined, children: 'The packages.' },
} satisfies Meta<typeof Category>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accordion: Story = {
  render: function Live() {
    const [open, setOpen] = useState('Dynamic Routing');
    return (
      <div className="accordion">
        {ITEMS.map((item) => (
          <Category
            key={item.name}
            {...item}
            meta="3 packages from $149"
            open={open === item.name}
            onToggle={(isOpen) => setOpen(isOpen ? item.name : '')}
          >
            <p>{`The packages of ${item.name}.`}</p>
          </Category>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    await userEvent.click(within(root).getByText('Last-Mile Delivery'));
    await expect(within(root).getByText('The packages of Last-Mile Delivery.')).toBeInTheDocument();
    await expect(within(root).queryByText('The packages of Dynamic Routing.')).toBeNull();
    await userEvent.click(within(root).getByText('Dynamic Routing'));
    await expect(within(root).getByText('The packages of Dynamic Routing.')).toBeInTheDocument();
  },
};
