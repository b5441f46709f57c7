import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { gridIcon, listIcon } from '../../widgets/marketplace-grid/parts/icons';
import { Segmented, segmentedCss } from '../../src/ui/segmented';
import { inShadow, firstShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Segmented',
  component: Segmented,
  decorators: [inShadow(segmentedCss)],
  args: {
    legend: 'Billing',
    value: 'year',
    onChange: () => undefined,
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Annual' },
    ],
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Billing: Story = {
  play: async ({ canvasElement }) => {
    const root = within(await firstShadow(canvasElement));
    await expect(root.getByRole('group', { name: 'Billing' })).toBeVisible();
    await userEvent.click(root.getByText('Monthly'));
    await expect(root.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await userEvent.click(root.getByText('Annual'));
    await expect(root.getByRole('radio', { name: 'Annual' })).toBeChecked();
  },
};

export const WithNote: Story = {
  args: {
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Annual', note: 'save up to $1,080 a year' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    legend: 'Лицензия',
    value: 'standard',
    options: [
      { value: 'standard', label: 'Стандартная' },
      { value: 'commercial', label: 'Коммерческая' },
    ],
  },
};

export const Icons: Story = {
  args: {
    legend: 'View',
    value: 'grid',
    options: [
      { value: 'grid', label: 'Grid', icon: gridIcon },
      { value: 'list', label: 'List', icon: listIcon },
    ],
  },
};
