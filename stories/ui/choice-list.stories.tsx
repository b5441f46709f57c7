import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { badgeCss, Pill } from '../../src/ui/badge';
import { ChoiceList, choiceCss, type Choice } from '../../src/ui/choice-list';
import { Price, priceCss } from '../../src/ui/price';
import { inShadow } from '../kit/in-shadow';
import { dollars } from '../kit/money';

const CYCLES: readonly Choice<string>[] = [
  {
    value: 'month',
    title: 'Monthly',
    price: <Price size="md" amount={dollars(419)} period="/month" />,
    note: 'Renews on 1 Dec 2026',
  },
  {
    value: 'year',
    title: (
      <>
        <span>Annual</span> <Pill tone="accent">Saves 17%</Pill>
      </>
    ),
    price: <Price size="md" amount={dollars(349)} former={dollars(419)} formerLabel="instead of" period="/month" />,
    note: '$4,188 billed once a year',
  },
  {
    value: 'two-years',
    title: 'Two years',
    price: <Price size="md" amount={dollars(329)} former={dollars(419)} formerLabel="instead of" period="/month" />,
    note: '$7,896 billed every two years',
  },
];

const meta = {
  title: 'Primitives/Choice list',
  component: ChoiceList,
  decorators: [inShadow(badgeCss, priceCss, choiceCss)],
  args: { legend: 'Billing cycle', choices: CYCLES, value: 'year', onChange: () => undefined },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceList {...args} value={value} onChange={setValue} error={value ? undefined : args.error} />;
  },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const NothingChosen: Story = { args: { value: null, error: 'Select a billing cycle to continue' } };

export const Compact: Story = {
  args: {
    compact: true,
    legend: 'Options for Route Planner',
    hideLegend: true,
    value: 'a',
    choices: [
      { value: 'a', title: 'Up to 10 vehicles', aside: '$149' },
      { value: 'b', title: 'Up to 25 vehicles', aside: '$219' },
    ],
  },
};
