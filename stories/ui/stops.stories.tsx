import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stops, stopsCss } from '../../src/ui/stops';
import { inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Stops',
  component: Stops,
  decorators: [inShadow(stopsCss)],
  args: { stops: [] },
} satisfies Meta<typeof Stops>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dependencies: Story = {
  args: {
    stops: [
      { id: 1, mark: 'done', name: 'Address Book Manager', aside: 'In your plan' },
      {
        id: 2,
        mark: 'add',
        markLabel: 'will be added',
        name: 'Order Management',
        aside: '$75.00/month',
        note: 'Needed by Territory Routing',
      },
      { id: 3, mark: 'add', markLabel: 'will be added', name: 'Territory Routing', aside: '$60.00/month' },
    ],
  },
};

export const Removals: Story = {
  args: {
    stops: [
      { id: 1, mark: 'gone', markLabel: 'will be removed', name: 'Order Management', aside: '−$75.00' },
      {
        id: 2,
        mark: 'gone',
        markLabel: 'will be removed',
        name: 'Vehicle Profiles',
        aside: '−$12.00',
        note: 'Needs Order Management',
      },
    ],
  },
};

export const Progress: Story = {
  args: {
    stops: [
      { id: 1, mark: 'done', markLabel: 'done', name: 'Checked device compatibility' },
      { id: 2, mark: 'now', name: 'Enabling 14 modules' },
      { id: 3, mark: 'todo', name: 'Confirming your payment' },
    ],
  },
};
