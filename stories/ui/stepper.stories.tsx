import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Stepper, stepperCss } from '../../src/ui/stepper';
import { inShadow, firstShadow } from '../kit/in-shadow';

const nothing = () => undefined;

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  decorators: [inShadow(stepperCss)],
  args: {
    value: 12,
    min: 5,
    max: 13,
    label: 'Vehicles',
    fewerLabel: 'Decrease',
    moreLabel: 'Increase',
    onStep: nothing,
    onCommit: nothing,
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stepper
        {...args}
        value={value}
        onStep={(by) => setValue(value + by)}
        onCommit={(text) => setValue(Number(text))}
      />
    );
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvasElement }) => {
    const root = within(await firstShadow(canvasElement));
    const input = root.getByRole('spinbutton', { name: 'Vehicles' });
    await userEvent.click(root.getByRole('button', { name: 'Increase' }));
    await userEvent.click(root.getByRole('button', { name: 'Increase' }));
    await expect(input).toHaveValue('13');
    // user-event looks for the focus only in the document, but it is in the shadow root.
    await fireEvent.change(input, { target: { value: '3' } });
    await expect(input).toHaveValue('3');
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(root.getByRole('button', { name: 'Decrease' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Small: Story = { args: { size: 'sm' } };
