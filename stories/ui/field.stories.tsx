import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, fieldCss } from '../../src/ui/field';
import { inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  decorators: [inShadow(fieldCss)],
  args: {
    label: 'Work email',
    children: (control) => <input className="input" type="email" placeholder="name@company.com" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { args: { hint: 'Up to 50 characters.' } };

export const Wrong: Story = { args: { hint: 'Up to 50 characters.', error: 'Input contains invalid email(s).' } };

export const Counted: Story = {
  args: {
    label: 'Comment',
    optional: 'optional',
    error: 'This field may not be greater than 255 characters',
    counter: { text: '280 / 255', isOver: true },
    children: (control) => <textarea className="textarea" rows={4} {...control} />,
  },
};

export const Chosen: Story = {
  args: {
    label: 'Package',
    children: (control) => (
      <select className="select" {...control}>
        <option>Route Planner</option>
        <option>Route Optimization</option>
      </select>
    ),
  },
};
