import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../../src/ui/icon';
import { infoIcon } from '../../src/ui/icons';
import { Term, termCss } from '../../src/ui/term';
import { firstShadow, inShadow } from '../kit/in-shadow';

const meta = {
  title: 'Primitives/Term',
  component: Term,
  decorators: [inShadow(termCss)],
  args: { note: 'How long finished routes can be looked up and exported.', children: 'Route history' },
} satisfies Meta<typeof Term>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = {
  play: async ({ canvasElement }) => {
    const root = await firstShadow(canvasElement);
    const term = within(root).getByRole('button', { name: 'Route history' });
    await userEvent.click(term);
    await waitFor(() => expect(root.querySelector(':popover-open')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(root.querySelector(':popover-open')).toBeNull());
  },
};

export const AsIcon: Story = {
  args: { label: 'Which license do I need?', children: <Icon shape={infoIcon} size="sm" /> },
};
